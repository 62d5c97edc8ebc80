/** When a legal fact is to be compared with its source again. Pure. */
import { daysAfter } from '../lib/day.ts'

interface Checked {
  readonly checked_on: string
  /** The day that the content names; absent: counted from the check. */
  readonly recheck?: string
}

/** The day by which it is due: half a year after its check, or 90 days where it is not certain. */
export function recheckDay({ checked_on, recheck }: Checked, isCertain: boolean): string {
  return recheck ?? daysAfter(checked_on, isCertain ? 180 : 90)
}
