/** The months of the first year as lines of a table. Pure. */
import type { Amount } from '../../../lib/fees.ts'

export interface MonthRun {
  readonly amount: Amount
  /** Months are counted from 1; 13 is what is paid before the holiday, on a day that is not known. */
  readonly first: number
  readonly last: number
}

/** Months in which nothing is paid are one line where they follow each other; a holiday that costs nothing is none. */
export function monthRuns(months: readonly Amount[]): MonthRun[] {
  const runs: MonthRun[] = []
  for (const [place, amount] of months.entries()) {
    const before = runs.at(-1)
    if (place === 12 && amount.maxIdr === 0) continue
    if (before && place < 12 && isNothing(before.amount) && isNothing(amount)) {
      runs[runs.length - 1] = { ...before, last: place + 1 }
    } else runs.push({ amount, first: place + 1, last: place + 1 })
  }
  return runs
}

function isNothing({ maxIdr, isIncomplete }: Amount): boolean {
  return maxIdr === 0 && !isIncomplete
}
