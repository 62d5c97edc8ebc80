/** Working days: sums over the steps of a service, and on the calendar. Pure. */

import { daysAfter } from './day.ts'
import { ofVariant } from './fees.ts'

export type StepOwner = 'client' | 'ours' | 'third_party' | 'state'

/** Working days, shortest and longest. */
export interface Days {
  readonly min: number
  readonly max: number
}

/** What these sums need of a step. */
interface TimedStep {
  readonly by: StepOwner
  readonly days: Days
  /** Absent: the step belongs to every variant. */
  readonly variants?: readonly string[]
}

/** Whose days a service takes, in the order in which they are told. */
const stepOwners: readonly StepOwner[] = ['ours', 'client', 'third_party', 'state']

/**
 * The working days of a variant from beginning to end. The client's own are counted as well: they pass all the same, and
 * the same words must name the same number on every page.
 * @param whose only the days of these parties; a sum of some is shown with their names
 */
export function workingDays(
  steps: readonly TimedStep[],
  variant: string | undefined,
  whose: readonly StepOwner[] = stepOwners,
): Days {
  return ofVariant(steps, variant)
    .filter((step) => whose.includes(step.by))
    .reduce<Days>((sum, { days }) => ({ min: sum.min + days.min, max: sum.max + days.max }), { min: 0, max: 0 })
}

/**
 * The day on which so many working days have passed, the first of which is the first working day from `start` on. None
 * leaves it on `start`'s first working day.
 * @param holidays days as `YYYY-MM-DD`
 */
export function afterWorkingDays(start: string, days: number, holidays: readonly string[]): string {
  let day = start
  for (let left = days; ; day = daysAfter(day, 1)) {
    if (!isWorkingDay(day, holidays)) continue
    left -= 1
    if (left <= 0) return day
  }
}

function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && !holidays.includes(day)
}
