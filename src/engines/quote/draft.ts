/** A line of an offer before the offer as a whole is looked at. Pure. */

import type { Amount } from './amounts.ts'
import type { Doubt, OfferLine, QuoteWords, Role } from './offer.ts'
import { namesPaid } from './payees.ts'
import { holds, without } from './words.ts'

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
  /** It begins with a bullet or a number. */
  readonly isItem?: boolean
  /** Somebody says it in a talk: without a name of its own it is another price of what was named before. */
  readonly isSaid?: boolean
}

/** The line with its figure as a question. */
export function asked(line: Draft, doubt: 'role' | 'choice' | 'paid'): Draft {
  const { sumIdr, maxIdr, ...rest } = line
  const readings = [...new Set([...line.readings, ...[sumIdr, maxIdr].flatMap((sum) => sum ?? [])])]
  return { ...rest, doubt, readings, written: line.written ?? line.text }
}

/** No word says who receives it or what it is about. */
export function namesNoPayee({ payee, topics }: Draft): boolean {
  return payee === 'unclear' && topics.length === 0
}

/** "Jadi 5 jt nett kak", "all in 5 jt": a sum that says of nothing that it costs so much. */
export function isUnnamed({ text, role }: Draft, words: QuoteWords): boolean {
  const isNamed = namesPaid(text, words) || holds(text, words.cost_words)
  const rest = without(without(text, words.package_words), words.role_words.filler)
  return role === 'price' && !isNamed && !/\p{L}{2}/u.test(rest)
}

/** "Satuan 2,8jt", "eceran": what several cost one by one, and no name of anything. */
export function saysOneByOne({ text }: Draft): boolean {
  return /^\W*(?:(?:harga|per) )?(?:satuan|satuannya|eceran|satu-satu|single)\W*$/iu.test(text)
}

/** The next total below a line. */
export function statedBelow(lines: readonly Draft[], index: number): number | undefined {
  return lines.slice(index + 1).find(({ role }) => role === 'total')?.sumIdr
}

/** The total that the offer states last, which counts. */
export function lastTotal(lines: readonly Draft[]): number | undefined {
  return lines.findLast(({ role }) => role === 'total')?.sumIdr
}

export function totalOf(lines: readonly Draft[]): number {
  return lines.reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0)
}

/** A sum with the words that belong to it. */
export interface Place {
  readonly amount: Amount
  /** The words that belong to it: since the sum before it, and behind the last one. */
  readonly before: string
  readonly after: string
  /** It stands in brackets, beside another sum. */
  readonly isAside: boolean
}

/** What its words say that a sum is. */
export interface Judgement {
  readonly role: Role
  readonly doubt?: Doubt
}
