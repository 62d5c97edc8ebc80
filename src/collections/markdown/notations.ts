/** What a citation or an amount says in a language. */
import { translator } from '../../i18n/dictionaries.ts'
import { moneyText } from '../../i18n/fee-text.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { articleAnchor, citationLabel, parseCitation } from '../../lib/citation.ts'
import { total } from '../../lib/fees.ts'
import type { RegulationState } from '../regulation-state.ts'
import { regulation } from '../regulations.ts'
import { service } from '../services.ts'
import type { View } from '../view.ts'
import type { AmountNode } from './parse.ts'

/** A citation with everything that a link, a margin note or a footnote shows of it. */
export interface ResolvedCitation {
  /** As in the content: `uu-40-2007#7`. */
  readonly written: string
  /** For example `Pasal 7 UU 40/2007`. */
  readonly label: string
  /** The address of the regulation's page in the language, at the article. */
  readonly href: string
  readonly state: RegulationState
  /** True where the state could not be confirmed. */
  readonly state_unconfirmed: boolean
  /** The title of the regulation. */
  readonly title: string
  /** Our paraphrase of the article; absent where the regulation is cited as a whole. */
  readonly text?: string
  /** The day on which article or regulation was last checked. */
  readonly checkedOn: string
  readonly officialUrl: string
}

/** Undefined where the library has no such regulation, which the checks refuse. */
export function resolveCitation(written: string, language: Language, view?: View): ResolvedCitation | undefined {
  const cited = parseCitation(written)
  const found = regulation(cited.regulation, language, view)
  if (!found) return undefined
  const article = found.articles.find((candidate) => candidate.article === cited.article)
  const anchor = cited.article === undefined ? '' : `#${articleAnchor(cited.article)}`
  return {
    written,
    label: citationLabel(found.label, cited.article, language),
    href: localizedPath(`${found.path}${anchor}`, language),
    state: found.state,
    state_unconfirmed: found.state_unconfirmed,
    title: found.title,
    text: article?.text,
    checkedOn: article?.checked_on ?? found.checked_on,
    officialUrl: found.official_url,
  }
}

/** For example `Rp1.000.000–Rp5.000.000`; undefined where the catalogue has no such amount, which the checks refuse. */
export function amountOf(node: AmountNode, language: Language, view?: View): string | undefined {
  const found = service(node.service, language, view)
  const amount =
    found && node.priceLine === undefined
      ? total(found.fees.lines, found.variants[0]?.id)
      : found?.fees.lines.find((line) => line.id === node.priceLine)
  return amount && moneyText(amount, translator(language))
}
