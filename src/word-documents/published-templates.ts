/** Every template of the published articles and guides, as a document. */
import type { Code, Nodes } from 'mdast'
import { articles } from '../collections/articles.ts'
import { guides } from '../collections/guides.ts'
import { parseMarkdown } from '../collections/markdown/parse.ts'
import type { View } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { languages } from '../i18n/languages.ts'
import { templateFolder, templateLanguage, templateName, templateText } from '../lib/template-text.ts'
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
    return [...articles(language, view), ...guides(language, view)].flatMap(({ id, path, body }) =>
      templateBlocks(body()).flatMap((node) => {
        const template = templateText(node)
        if (!template) return []
        return {
          path: `${t.href(templateFolder(id))}/${templateName(template.title)}.docx`,
          document: {
            ...template,
            locale: t.locale,
            company: site.name,
            footer: t('reading.wordFooter'),
            address: site.origin + t.href(path),
          },
        }
      }),
    )
  })
  const files = new Set<string>()
  for (const { path } of found) {
    if (files.has(path))
      throw new Error(`Two templates would be the file ${path}. Give each template of a page its own name.`)
    files.add(path)
  }
  return found
}

const fencedTemplate = new RegExp(`^ {0,3}\`\`\`${templateLanguage}[\\s\\S]*?^ {0,3}\`\`\``, 'gm')

/** Only the templates are parsed, not the text around them. */
function templateBlocks(source: string): Code[] {
  return (source.match(fencedTemplate) ?? []).flatMap((block) => codeBlocks(parseMarkdown(block)))
}

function codeBlocks(node: Nodes): Code[] {
  if (node.type === 'code') return [node]
  return 'children' in node ? node.children.flatMap(codeBlocks) : []
}
