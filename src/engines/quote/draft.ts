/** A line of an offer before the offer as a whole is looked at. Pure. */
import type { OfferLine } from './offer.ts'

/** A line with what only the whole offer decides. */
export interface Draft extends OfferLine {
  /** The line of the text; several sums may stand in one. */
  readonly place: number
  readonly isAfter: boolean
  readonly isTotalOfSome: boolean
  readonly baseIdr?: number
  readonly percent?: number
  /** The line whose price it is a part of. */
  readonly partOf?: number
}

/** The line with its figure as a question. */
export function asked(line: Draft, doubt: 'role' | 'choice'): Draft {
  const { sumIdr, maxIdr, ...rest } = line
  const readings = [...new Set([...line.readings, ...[sumIdr, maxIdr].flatMap((sum) => sum ?? [])])]
  return { ...rest, doubt, readings, written: line.written ?? line.text }
}
