import { openPrices, type QuoteWords } from '../../../engines/quote/offer.ts'
import { readOffer } from '../../../engines/quote/read-offer.ts'
import type { QuoteCase } from '../../../engines/quote.ts'
import { checkOffer, differenceOf, type QuoteRules } from '../../../engines/quote.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, toolTranslate } from '../../../i18n/tool-translate.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { differenceTexts } from '../quote/finding-text.ts'

/** What the check needs, loaded with the first offer. */
export interface QuickOfferFacts {
  readonly words: QuoteWords
  readonly rules: QuoteRules
  readonly cases: readonly QuoteCase[]
  readonly texts: ToolTexts
}

const tones = { pass: 'positive', look: 'caution', risk: 'negative' } as const

interface Props {
  readonly typed: string
  /** Id of the case for which it is checked. */
  readonly chosen: string
  readonly facts: QuickOfferFacts
  readonly language: Language
}

/** The first sentences of the whole answer: verdict, difference, what was read and what is open. */
export function OfferAnswer({ typed, chosen, facts: { words, rules, cases, texts }, language }: Props) {
  const t = toolTranslate(language, texts)
  const one = cases.find(({ id }) => id === chosen)
  const offer = readOffer(typed, words)
  if (!one || offer.lines.length === 0) return <p>{t('quote.noPrice')}</p>
  const result = checkOffer(rules, one.checklist, offer, { valueIdr: offer.capitalIdr, included: [], terms: [] })
  const difference = differenceOf(result, one.ours, one.total)
  const openCount = openPrices(offer).length
  return (
    <>
      <p>
        <Stamp tone={tones[result.verdict]}>{t(`quote.verdict.${result.verdict}`)}</Stamp>{' '}
        {difference ? differenceTexts(difference, t).join(' ') : t('quote.noPrice')}
      </p>
      {openCount > 0 && <p>{t('quote.open', { count: openCount })}</p>}
      <p>
        {t('quote.status', {
          lines: offer.lines.length,
          findings: result.findings.length,
          questions: result.questions.length + result.openTerms.length,
        })}
      </p>
    </>
  )
}
