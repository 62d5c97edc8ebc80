/** Sums of a line that were taken off the one behind them: "setelah diskon 500rb: 3.000.000". Pure. */
import type { Amount } from './amounts.ts'
import { endsAfterDiscount } from './discount-words.ts'
import type { QuoteWords } from './offer.ts'
import { type Piece, pieceOf } from './piece.ts'
import { beginsWith, findAll, without } from './words.ts'

/** They say nothing of the sum behind them. */
export function takenOffIn(text: string, amounts: readonly Amount[], words: QuoteWords): readonly Amount[] {
  return amounts.filter((amount, index) => {
    const next = amounts[index + 1]
    if (!next || amount.maxIdr >= next.maxIdr) return false
    const [before, behind] = [text.slice(0, amount.start), text.slice(amount.end, next.start)]
    return endsAfterDiscount(before, words) ? !/\p{L}/u.test(behind) : isDiscountAfter(before, behind, words)
  })
}

/** As a part of the line: the total tells whether it holds it already. */
export function takenOffPiece(amount: Amount, whole: string, words: QuoteWords): Piece {
  const before = whole.slice(0, amount.start)
  const { discount, after } = words.role_words
  const named = findAll(before, discount).at(-1) ?? findAll(before, after).at(-1)
  const phrase = named ? before.slice(named.start) : whole.slice(amount.end).replace(/[:=].*$/s, '')
  return pieceOf({ amount, before: phrase, after: '', isAside: true }, 'included', undefined, phrase, words)
}

/** "Total after IDR 500,000 discount: …" */
function isDiscountAfter(before: string, behind: string, words: QuoteWords): boolean {
  const isAfter = /(?:^|\P{L})(?:after|setelah|sesudah)\s*$/iu.test(before)
  return (
    isAfter &&
    beginsWith(behind, words.role_words.discount) &&
    !/\p{L}/u.test(without(behind, words.role_words.discount))
  )
}
