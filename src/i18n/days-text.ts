/** Working days as words: how many, and whose. Pure. */
import { formatSpan } from '../lib/format.ts'
import type { StepOwner } from '../lib/working-days.ts'
import type { TextKey, Translate } from './translate.ts'

interface Span {
  readonly min: number
  readonly max: number
}

/** For example `6–20 hari kerja`. */
export function workingDaysText({ min, max }: Span, t: Translate): string {
  return t.count('timeline.days', max, { days: formatSpan(min, max, t.locale) })
}

/** Without saying that they are working days: `6–20 hari`. */
export function dayCountText({ min, max }: Span, t: Translate): string {
  return t.count('timeline.dayCount', max, { days: formatSpan(min, max, t.locale) })
}

/** Whose days a step takes, in words. */
export const ownerTextKeys: Readonly<Record<StepOwner, TextKey>> = {
  ours: 'timeline.ours',
  client: 'timeline.client',
  third_party: 'timeline.thirdParty',
  state: 'timeline.state',
}
