/** What a service costs and how long it takes, in a few words, over all its cases. Pure. */
import type { Service } from '../collections/services.ts'
import { workingDaysText } from '../i18n/days-text.ts'
import { briefText, unknownText } from '../i18n/fee-text.ts'
import type { Translate } from '../i18n/translate.ts'
import { total } from '../lib/fees.ts'
import { type StepOwner, workingDays } from '../lib/working-days.ts'

/** The sum of a service in few letters, or the least of several cases, and what is to be said of it. */
export function priceFact(
  { fees, variants }: Service,
  t: Translate,
): { readonly value: string; readonly note?: string } {
  const [first, ...others] = variants.length > 0 ? variants.map(({ id }) => id) : [undefined]
  const least = [first, ...others].map((id) => total(fees.lines, id)).sort((a, b) => a.minIdr - b.minIdr)[0]
  if (!least) throw new Error('A service has a case.')
  if (others.length > 0) {
    const cases = variants.map(({ label }) => label).join(', ')
    const value = t('price.from', { price: briefText({ ...least, maxIdr: least.minIdr }, t) })
    return { value, note: t('service.byCase', { cases }) }
  }
  const note = unknownText(fees, first, t) ?? (least.isUnconfirmed ? t('service.factUnconfirmed') : undefined)
  return { value: briefText(least, t), ...(note && { note }) }
}

/** The working days over all cases of a service, of all parties or of some. */
export function daysText({ steps, variants }: Service, t: Translate, whose?: readonly StepOwner[]): string {
  const cases = (variants.length > 0 ? variants.map(({ id }) => id) : [undefined]).map((id) =>
    workingDays(steps, id, whose),
  )
  const [min, max] = [Math.min(...cases.map((days) => days.min)), Math.max(...cases.map((days) => days.max))]
  return workingDaysText({ min, max }, t)
}
