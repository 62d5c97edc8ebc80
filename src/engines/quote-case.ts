import type { Amount, Party } from '../lib/fees.ts'
import type { Checklist } from './quote.ts'

/** A case of a service for which offers are checked. */
export interface QuoteCase {
  readonly id: string
  readonly label: string
  readonly checklist: Checklist
  /** Key of the rule behind a line that is not needed. */
  readonly notNeededRule?: string
  /** What we would take, by who receives it. */
  readonly ours: Readonly<Record<Party, Amount>>
  readonly total: Amount
}
