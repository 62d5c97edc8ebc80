/** The capital that an offer names. Pure. */
import type { OfferLine, QuoteWords } from './offer.ts'
import { holds, without } from './words.ts'

/** Who pays a part of the capital says nothing of the whole. */
const paidIn: readonly string[] = ['setor', 'menyetor', 'setoran', 'penyetoran']

/** The largest capital, or what the shares of several persons add up to; the value of one share is none. */
export function capitalOf(lines: readonly OfferLine[], words: QuoteWords): number | undefined {
  const { capital, par_value: par } = words.role_words
  // "Modal sampai 50 jt" is a condition, and no capital.
  const sums = lines.flatMap(({ role, sumIdr, doubt, text, per }) =>
    role === 'capital' && sumIdr !== undefined && !doubt && per === undefined && !holds(text, par)
      ? [{ sumIdr, isPart: !holds(without(text, paidIn), capital) }]
      : [],
  )
  if (sums.length === 0) return undefined
  const most = Math.max(...sums.map(({ sumIdr }) => sumIdr))
  const all = sums.reduce((sum, { sumIdr }) => sum + sumIdr, 0)
  // "Saham 50 jt: Budi 30 jt, Siti 20 jt"
  return sums.every(({ isPart }) => isPart) && !(sums.length > 2 && all === 2 * most) ? all : most
}
