/** A duty as the calendar shows it, in one language. */
import type { ShownRule } from '../lib/shown-rule.ts'
import type { Duty } from './calendar.ts'

export type DutyGroup = 'tax' | 'company' | 'licences' | 'labour' | 'marks' | 'data'

export interface CalendarDuty extends Duty {
  readonly group: DutyGroup
  readonly title: string
  /** When it is due, in words. */
  readonly rule: string
  /** What readers often get wrong. */
  readonly explain?: string | undefined
  /** What lateness costs. */
  readonly sanction: string
  readonly authority: string
  readonly portal: string
  readonly basis: ShownRule['basis']
  readonly sanctionBasis: ShownRule['basis']
  /** How sure we are of who and when, in words. */
  readonly sureness: string
  /** The day from which it must be compared with its source again. */
  readonly recheck: string
}
