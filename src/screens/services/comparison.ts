/** What services are compared by. Pure. */
import type { Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { amountText } from '../../i18n/money-text.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { formatSpan } from '../../lib/format.ts'
import { total, totalsByParty } from '../../lib/price.ts'
import { workingDays } from '../../lib/working-days.ts'

/** The total first: it is what narrow screens show before another is chosen. */
export const measures = ['total', 'ours', 'state', 'third_party', 'days'] as const

export type Measure = (typeof measures)[number]

export const measureHeads: Readonly<Record<Measure, TextKey>> = {
  total: 'price.total',
  ours: 'price.ours',
  state: 'price.state',
  third_party: 'price.thirdParty',
  days: 'pricing.days',
}

/** One case of a service, by every measure. The client's own days are in the days: they pass all the same. */
export function comparisonRow(
  service: Service,
  variant: string | undefined,
  language: Language,
  t: Translate,
): Readonly<Record<Measure, string>> {
  const { lines } = service.price
  const byParty = totalsByParty(lines, variant)
  const days = workingDays(service.steps, variant)
  return {
    total: amountText(total(lines, variant), language, t),
    ours: amountText(byParty.ours, language, t),
    state: amountText(byParty.state, language, t),
    third_party: amountText(byParty.third_party, language, t),
    days: formatSpan(days.min, days.max, languageTraits[language].locale),
  }
}
