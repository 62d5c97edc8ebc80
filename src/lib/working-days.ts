/** Sums over the steps of a service. Pure. */
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
