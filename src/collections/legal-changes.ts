/** What changes in the law, as the library knows it: each regulation by the day of its last step. Pure. */
import type { Regulation } from './regulations.ts'

export interface LegalChange {
  readonly regulation: Regulation
  /** The day on which it was made known: promulgated or enacted; where neither is known, that on which it applies. */
  readonly announcedOn: string
  /** The day of its last step: in force; until then, made known. */
  readonly changedOn: string
}

/**
 * Latest first. A regulation that is made known and not yet in force moves up again on the day from which it applies; one
 * without any day that has come is left out.
 * @param today `YYYY-MM-DD`
 */
export function legalChanges(all: readonly Regulation[], today: string): LegalChange[] {
  return all
    .flatMap((regulation) => {
      const { enacted, promulgated, in_force } = regulation
      const past = [promulgated ?? enacted, in_force].filter((day) => day !== null).filter((day) => day <= today)
      const [announcedOn] = past
      const changedOn = past.toSorted().at(-1)
      return announcedOn === undefined || changedOn === undefined ? [] : [{ regulation, announcedOn, changedOn }]
    })
    .sort((a, b) => b.changedOn.localeCompare(a.changedOn))
}
