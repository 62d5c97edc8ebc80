/** Every template of the published articles and guides, as a document. */
import { templates } from '../collections/templates.ts'
import type { View } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { languages } from '../i18n/languages.ts'
import { templateFile } from '../lib/template-text.ts'
import { site } from '../site/site.ts'
import type { TemplateDocument } from './word-document.ts'

export interface PublishedTemplate {
  /** The address of the file. */
  readonly path: string
  readonly document: TemplateDocument
}

/** @throws Error where two templates of one page would be the same file */
export function publishedTemplates(view?: View): PublishedTemplate[] {
  const found = languages.flatMap((language) => {
    const t = translator(language)
    return templates(language, view).map(({ title, text, page }) => ({
      path: t.href(templateFile(page.id, title)),
      document: {
        title,
        text,
        locale: t.locale,
        company: site.name,
        footer: t('reading.wordFooter'),
        address: site.origin + t.href(page.path),
      },
    }))
  })
  const files = new Set<string>()
  for (const { path } of found) {
    if (files.has(path))
      throw new Error(`Two templates would be the file ${path}. Give each template of a page its own name.`)
    files.add(path)
  }
  return found
}
