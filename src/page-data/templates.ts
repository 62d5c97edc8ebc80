/** The page of all templates: each by what one needs it for. */
import { resolveCitation } from '../collections/markdown/notations.ts'
import { type ListedTemplate, templateGroups } from '../collections/templates.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { templateFile } from '../lib/template-text.ts'
import { libraryTrail, type Page, type PropsOf, pageHead } from './page.ts'

export function templatesPage(language: Language) {
  const t = translator(language)
  const trail = libraryTrail(t)
  const shown = ({ about, page, source, ...template }: ListedTemplate) => ({
    ...template,
    /** What is to be filled in stands in square brackets in the template, whose name is no form. */
    title: template.title.replaceAll(/\[[^\]]*\]/g, '…'),
    about: about && { ...about, basis: about.basis.flatMap((written) => resolveCitation(written, language) ?? []) },
    /** The address of the place where it stands with its explanation. */
    source: t.href(source),
    /** The address of the document. */
    file: t.href(templateFile(page.id, template.title)),
  })
  const groups = templateGroups(language).map(({ id, label, templates }) => ({
    id: id ?? 'lainnya',
    label: label ?? t('templates.others'),
    templates: templates.map(shown),
  }))
  return {
    head: pageHead({
      title: t('templates.headTitle'),
      label: t('templates.title'),
      description: t('templates.lead'),
      path: '/contoh',
      language,
      trail,
    }),
    props: { t, trail, groups },
  } satisfies Page<object>
}

export type TemplatesProps = PropsOf<typeof templatesPage>
