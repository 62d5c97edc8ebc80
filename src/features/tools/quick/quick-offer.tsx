import { builtFile } from '../../../http/built-file.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { QuickOfferFacts } from './offer-answer.tsx'
import { type QuickChoice, type QuickTexts, QuickTool } from './quick-tool.tsx'

interface Props {
  readonly language: Language
  readonly texts: QuickTexts
  readonly choice: QuickChoice
  readonly page: string
  /** The address of `QuickOfferFacts`. */
  readonly facts: string
}

/** The check of an offer, in the page. Island: `<QuickOffer client:interaction … />`. */
export function QuickOffer({ language, texts, choice, page, facts }: Props) {
  const answer = async (typed: string, chosen: string) => {
    const [{ OfferAnswer }, json] = await Promise.all([import('./offer-answer.tsx'), builtFile(facts)])
    return <OfferAnswer chosen={chosen} facts={json as QuickOfferFacts} language={language} typed={typed} />
  }
  return <QuickTool answer={answer} choice={choice} field="isi" page={page} rows={4} texts={texts} />
}
