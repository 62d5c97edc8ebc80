/** What services are compared by. Pure. */
import type { Service } from '../../collections/services.ts'
import type { TextKey } from '../../i18n/translate.ts'
import { type Amount, total, totalsByParty } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
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
  { fees, steps }: Service,
  variant: string | undefined,
  locale: string,
): Readonly<Record<Exclude<Measure, 'days'>, Amount> & { readonly days: string }> {
  const days = workingDays(steps, variant)
  return {
    ...totalsByParty(fees.lines, variant),
    total: total(fees.lines, variant),
    days: formatSpan(days.min, days.max, locale),
  }
}
