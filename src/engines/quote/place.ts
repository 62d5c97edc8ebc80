/** A sum with the words that belong to it, and what they say that it is. */
import type { Amount } from './amounts.ts'
import type { Doubt, Role } from './offer.ts'

export interface Place {
  readonly amount: Amount
  /** The words that belong to it: since the sum before it, and behind the last one. */
  readonly before: string
  readonly after: string
  /** It stands in brackets, beside another sum. */
  readonly isAside: boolean
}

export interface Judgement {
  readonly role: Role
  readonly doubt?: Doubt
}
