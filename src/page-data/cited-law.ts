/** The regulations that a page cites, each once. */
import type { ResolvedCitation } from '../collections/markdown/notations.ts'
import { regulation } from '../collections/regulations.ts'
import type { View } from '../collections/view.ts'
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { articleLabel, parseCitation } from '../lib/citation.ts'

export interface CitedLaw extends Pick<ResolvedCitation, 'state' | 'state_unconfirmed' | 'title'> {
  readonly id: string
  /** For example `UU 40/2007`. */
  readonly label: string
  readonly href: string
  /** Those that are cited, for example `Pasal 7`, in the order in which they first are. */
  readonly articles: readonly string[]
  /** The day since which regulation and articles have been checked: the earliest. */
  readonly checkedOn: string
}

/** In the order in which they are first cited. */
export function citedLaw(citations: readonly ResolvedCitation[], language: Language, view: View): CitedLaw[] {
  const byRegulation = Map.groupBy(citations, ({ written }) => parseCitation(written).regulation)
  return [...byRegulation].flatMap(([id, cited]) => {
    const found = regulation(id, language, view)
    if (!found) return []
    const articles = cited.flatMap(({ written }) => parseCitation(written).article ?? [])
    const { label, title, path, state, state_unconfirmed } = found
    return {
      id,
      label,
      title,
      href: localizedPath(path, language),
      state,
      state_unconfirmed,
      articles: [...new Set(articles)].map((article) => articleLabel(article, language)),
      checkedOn: cited.map(({ checkedOn }) => checkedOn).sort()[0] ?? found.checked_on,
    }
  })
}
