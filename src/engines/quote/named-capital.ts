/** The capital that an offer names. Pure. */
import type { Draft } from './draft.ts'
import type { QuoteWords } from './offer.ts'
import { holds, without } from './words.ts'

/** Who pays a part of the capital says nothing of the whole. */
const paidIn: readonly string[] = ['setor', 'menyetor', 'setoran', 'penyetoran']

/** Which capital, without the name of a person. */
const kinds: readonly string[] = ['disetor', 'ditempatkan', 'dasar', 'paid up', 'paid in', 'issued', 'authorized']

function namesPerson(text: string): boolean {
  return /(?:^|\P{L})\p{Lu}\p{L}/u.test(text)
}

/** The largest capital, or what the shares of several persons add up to; the value of one share is none. */
export function capitalOf(lines: readonly Draft[], words: QuoteWords): number | undefined {
  const { capital, par_value: par } = words.role_words
  // "Modal sampai 50 jt" is a condition, and no capital.
  const named = lines.flatMap(({ role, sumIdr, doubt, text, per, place }) =>
    role === 'capital' && sumIdr !== undefined && !doubt && per === undefined && !holds(text, par)
      ? [{ sumIdr, place, text, isPart: !holds(without(text, paidIn), capital) }]
      : [],
  )
  const sums = named.map((one) => ({
    ...one,
    // "Modal ditempatkan: Budi 30 jt & Siti 20 jt": who pays stands behind the word of the capital.
    isPart:
      one.isPart ||
      (namesPerson(without(one.text, [...capital, ...kinds])) &&
        named.some((other) => other.place === one.place && other.isPart && namesPerson(without(other.text, kinds)))),
  }))
  if (sums.length === 0) return undefined
  const most = Math.max(...sums.map(({ sumIdr }) => sumIdr))
  const all = sums.reduce((sum, { sumIdr }) => sum + sumIdr, 0)
  // "Saham 50 jt: Budi 30 jt, Siti 20 jt"
  return sums.every(({ isPart }) => isPart) && !(sums.length > 2 && all === 2 * most) ? all : most
}
