/** What the chooser says at its end of each outcome, and how two of them differ. Pure. */
import type { ReasonTrait } from './entity-choice.ts'
import type { LinkedText } from './island-data.ts'

export interface Span {
  readonly min: number
  readonly max: number
}

export interface Reason {
  /** The reason in a few words. */
  readonly brief?: string
  readonly text: LinkedText
}

export interface OutcomeFacts {
  readonly name: string
  /** What is to be done: found it, know it, ask first, or change what one has. */
  readonly kind: 'service' | 'info' | 'ask' | 'change'
  /** The service that founds it, or comes nearest; an address in the language of the page. */
  readonly href?: string
  /** Of a service of ours: whole rupiah, whether a fee of unknown amount comes on top, and working days. */
  readonly price?: { readonly idr: Span; readonly isIncomplete: boolean; readonly days: Span }
  /** By trait, so that those are given which the visitor was asked about; else in their order. */
  readonly reasons: Readonly<Record<ReasonTrait, Reason>> | readonly Reason[]
}

export interface Difference extends Span {
  readonly direction: 'more' | 'less' | 'same' | 'mixed'
}

/** How much more or less the second is than the first, least with least and most with most. */
export function difference(first: Span, second: Span): Difference {
  const [least, most] = [second.min - first.min, second.max - first.max]
  const sizes = [Math.abs(least), Math.abs(most)]
  const span = { min: Math.min(...sizes), max: Math.max(...sizes) }
  if (least === 0 && most === 0) return { ...span, direction: 'same' }
  if (least >= 0 && most >= 0) return { ...span, direction: 'more' }
  return { ...span, direction: least <= 0 && most <= 0 ? 'less' : 'mixed' }
}
