/** What the head of a regulation's page says. */
import type { Regulation } from '../../collections/regulations.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PageHead } from '../../seo/head.ts'
import { legislationPage } from '../../seo/legislation.ts'
import { site } from '../../site/site.ts'
import { pageHead } from '../page-head.ts'
import { libraryTrail } from '../trails.ts'

export function regulationHead(regulation: Regulation, language: Language, t: Translate): PageHead {
  const { path, label, subject: description } = regulation
  return pageHead({
    title: `${label}: ${briefTitle(regulation)}`,
    description,
    path,
    language,
    trail: libraryTrail(language, t),
    label,
    data: [legislationPage(regulation, { origin: site.origin, href: localizedPath(path, language), language })],
  })
}

/** Official titles may be 200 characters long, and those of court decisions repeat the label. */
function briefTitle({ kind, title, subject }: Regulation): string {
  return kind.startsWith('Putusan') || title.length > subject.length ? subject : title
}
