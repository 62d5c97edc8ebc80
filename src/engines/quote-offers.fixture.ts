/** Runs the reader over rows of offers, each with what it must come to. */
import { expect, test } from 'vitest'
import { openPrices, type Payee, type QuoteWords, sumOf } from './quote/offer.ts'
import { readOffer } from './quote/read-offer.ts'
import { checkOffer, type QuoteRules } from './quote.ts'

interface Expected {
  /** Of the lines that count; a range by its ends. */
  readonly sum: number | readonly [minIdr: number, maxIdr: number]
  /** How many prices are asked about. */
  readonly asked?: number
  readonly total?: number
  readonly capital?: number
  /** Findings besides those that only state something. */
  readonly finds?: readonly string[]
  /** Who receives the first price. */
  readonly payee?: Payee
  /** What each line with a figure is. */
  readonly roles?: string
  readonly isRisk?: true
}

export type OfferRow = readonly [text: string, expected: Expected]

const nothing = { isSocial: false, needed: [], notNeeded: [], outside: [], state: [] }
const silent = ['notaryNoValue', 'notaryWithin', 'notarySliced']

/**
 * @param words the published vocabulary and rules
 * @param offers by the kind of what they hold
 */
export function testOffers(
  words: QuoteWords & QuoteRules,
  offers: Readonly<Record<string, readonly OfferRow[]>>,
): void {
  for (const [kind, rows] of Object.entries(offers)) {
    test.each(rows)(`${kind}: %j`, (text, { sum, asked = 0, total, capital, finds, payee, roles, isRisk = false }) => {
      const offer = readOffer(text, words)
      const [minIdr, maxIdr] = typeof sum === 'number' ? [sum, sum] : sum
      expect(sumOf(offer.lines)).toEqual({ minIdr, maxIdr })
      expect(openPrices(offer)).toHaveLength(asked)
      expect(offer.totalIdr).toBe(total)
      expect(offer.capitalIdr).toBe(capital)
      if (payee) expect(offer.lines.find(({ role }) => role === 'price')?.payee).toBe(payee)
      if (roles) expect(offer.lines.flatMap(({ role }) => (role === 'text' ? [] : [role])).join(' ')).toBe(roles)
      const { findings, verdict } = checkOffer(words, nothing, offer, { valueIdr: capital, included: [], terms: [] })
      expect(verdict === 'risk').toBe(isRisk)
      if (finds) expect(findings.flatMap(({ id }) => (silent.includes(id) ? [] : [id]))).toEqual(finds)
    })
  }
}
