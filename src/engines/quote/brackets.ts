/** What stands in brackets beside the sums of a line. Pure. */
import type { Amount } from './amounts.ts'
import { allBehind } from './counts.ts'
import { endsAfterDiscount } from './discount-words.ts'
import type { Place } from './draft.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, wordsFor } from './payees.ts'
import { isAfterOne, type Piece, pieceOf } from './piece.ts'
import { at, terminals } from './quantity.ts'
import { judge } from './roles.ts'
import { type Found, findAll, holds, percentIn, without } from './words.ts'

/** A sum in brackets, and the brackets with all else of the line blanked. */
export interface InAside {
  readonly amount: Amount
  readonly aside: string
}

/** The text with what stands in brackets blanked, and each bracket with all else blanked: places stay the same. */
export function brackets(
  text: string,
  words: QuoteWords,
): { readonly main: string; readonly asides: readonly string[] } {
  let main = text
  const asides: string[] = []
  for (const { 0: bracket, index } of text.matchAll(/[([][^()[\]]*[)\]]?/g)) {
    const isCurrency =
      !/\d/.test(bracket) &&
      /^.?\W*(?:rp|idr|rupiah|\p{Sc})?\W*$/iu.test(without(without(bracket, words.foreign_words), words.in_words))
    // "Rp 10.000 (10 lembar)": the count belongs to the sum before it.
    if (at(terminals(words).pieces, bracket, 0)?.[0] === bracket) continue
    // "Rp 9.500.000 per person (2 persons)"
    const one = /(?:per |\/ ?)(\p{L}+)\s*$/iu.exec(text.slice(0, index))?.[1]
    if (one !== undefined && allBehind(text, index, one, words)) continue
    // "3jt (per tahun)"
    const inside = bracket.replace(/[()[\]]/g, ' ')
    if (/\p{L}/u.test(inside) && at(terminals(words).per, inside.trimEnd(), 0)?.[0] === inside.trimEnd()) {
      main = main.replace(bracket, inside)
      continue
    }
    if (isCurrency) {
      // "Harga (USD): 1,500", "1,500 (in USD)": the currency belongs to the sum beside it.
      main = main.replace(bracket, blanked(bracket, findAll(bracket, words.in_words)).replace(/[()[\]]/g, ' '))
      continue
    }
    main = main.slice(0, index) + ' '.repeat(bracket.length) + main.slice(index + bracket.length)
    asides.push(' '.repeat(index) + bracket)
  }
  return { main, asides }
}

/** The text with some parts blanked: places stay the same. */
export function blanked(text: string, parts: readonly Found[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
}

/** A sum alone in brackets, as bookkeepers write a negative one. */
export function amountsOfAsides(found: readonly InAside[]): Amount[] {
  return found.map(({ amount, aside }) => ({
    ...amount,
    isNegative: amount.isNegative || (amount.bare !== undefined && /^[\s([]*-?[\d.,]+[\s)\]]*$/.test(aside)),
  }))
}

/** Sums in brackets beside another one: parts of it, what it was, what it saves. */
export function asidePieces(found: readonly InAside[], prices: readonly number[], words: QuoteWords): Piece[] {
  return found.flatMap(({ amount, aside }, index) => {
    const [previous, next] = [found[index - 1], found[index + 1]]
    const start = previous?.aside === aside ? previous.amount.end : 0
    const end = next?.aside === aside ? next.amount.start : aside.length
    const after = next?.aside === aside ? '' : aside.slice(amount.end, end)
    const place: Place = { amount, before: aside.slice(start, amount.start), after, isAside: true }
    const price = Math.max(...prices)
    const isShare = amount.maxIdr * 100 === price * percentIn(place.before)
    // "(+ 11% VAT IDR 550,000)" is added to the price, and so is "(PPN 11%: 550.000)": a price of 5.000.000 holds less.
    const isBeside =
      /^\W*(?:\+|plus\s|ditambah\s)/iu.test(place.before) ||
      (isShare && !holds(aside, words.role_words.included) && !holds(aside, words.role_words.excluded))
    const isAdded = start === 0 && isBeside && holds(place.before, wordsFor('tax', words))
    const role = isAdded ? 'price' : judge(place, words).role
    // "(diskon 10% = 4,5 jt)" is what is left to pay.
    const isSmallPart = isShare || (endsAfterDiscount(place.before, words) && amount.maxIdr * 2 < price)
    const isLeft = role !== 'instalment' && isAfterOne(place, words) && amount.maxIdr < price && !isSmallPart
    const piece = pieceOf(
      place,
      isLeft || isAdded ? 'price' : isSmallPart || role === 'price' || role === 'discount' ? 'included' : role,
      undefined,
      `${place.before} ${place.after}`,
      words,
    )
    // "Rp 2.500.000 (dua juta lima ratus ribu rupiah)" says the same in words.
    const isSame = prices.includes(amount.maxIdr) && !namesCost(piece.text, words)
    return piece.sumIdr === undefined || isSame || !/\p{L}/u.test(piece.text) ? [] : [piece]
  })
}
