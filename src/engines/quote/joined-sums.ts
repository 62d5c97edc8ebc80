/** Several sums of one line: which restate another, which are parts of it, and which of two holds. Pure. */
import type { Amount } from './amounts.ts'
import type { QuoteWords } from './offer.ts'
import type { Piece } from './piece.ts'
import { namesCost, type Place } from './roles.ts'
import { holds } from './words.ts'

/** A sum in brackets, and the brackets with all else of the line blanked. */
export interface InAside {
  readonly amount: Amount
  readonly aside: string
}

/** "USD 1,500 (Rp 24.000.000)": the sum in brackets is the price, at a rate of its own. */
export function inRupiah(pieces: readonly Piece[], inAsides: readonly InAside[], words: QuoteWords): Piece[] {
  const same = inAsides.filter(
    ({ amount, aside }) =>
      amount.kind === 'rupiah' && !namesCost(aside, words) && !holds(aside, words.role_words.other),
  )
  const [only] = same
  if (same.length !== 1 || !only) return [...pieces]
  return pieces.map((piece) =>
    piece.doubt === 'foreign' && piece.role === 'price'
      ? { ...piece, sumIdr: only.amount.minIdr, doubt: 'about' }
      : piece,
  )
}

/** A price of which a part goes to somebody else: "akta Rp 2.500.000 sudah termasuk PNBP Rp 200.000". */
export function withParts(pieces: readonly Piece[]): Piece[] {
  const parts = pieces.filter(
    ({ role, sumIdr = 0, payee, topics }) =>
      role === 'included' &&
      sumIdr > 0 &&
      payee !== 'unclear' &&
      payee !== 'tax' &&
      !(payee === 'fee' && topics.length === 0),
  )
  return pieces.map((piece) =>
    piece.role === 'price' && parts.some(({ payee }) => payee !== piece.payee) ? { ...piece, payee: 'mixed' } : piece,
  )
}

/**
 * A sum without words of its own behind another one: the result of a sum, an addition, the same in rupiah, the price
 * behind its capital or its former price, or two prices of which one holds.
 * @returns what follows the pieces, of which the last may be taken away
 */
export function combined(pieces: Piece[], piece: Piece, place: Place, main: string): Piece[] {
  const before = pieces.at(-1) as Piece
  const named = { ...piece, text: before.text, payee: before.payee, topics: before.topics, isPackage: before.isPackage }
  const all = pieces.reduce((sum, one) => sum + (one.sumIdr ?? 0), 0)
  const head = pieces.find(({ role }) => role === 'total')
  // "Total 3.500.000 + PPN 385.000 = 3.885.000"
  if (head && head !== before && place.before.includes('=') && piece.sumIdr === all) return [{ ...head, sumIdr: all }]
  if (place.before.includes('=') && (piece.sumIdr === all || piece.sumIdr === before.sumIdr)) return []
  const isSum = before.role === 'total' || before.role === 'subtotal'
  if (isSum && place.before.includes('+') && before.sumIdr !== undefined && piece.sumIdr !== undefined) {
    pieces.pop()
    return [{ ...before, sumIdr: before.sumIdr + piece.sumIdr }]
  }
  if (before.role === 'capital' || before.role === 'before') return [named]
  if (before.role !== 'price') return []
  const isAddition = place.before.includes('+')
  if (isAddition && (before.doubt === 'foreign') !== (piece.doubt === 'foreign')) return [named]
  if (piece.doubt === 'foreign') return []
  // "USD 1,000 x 16.500 = Rp 16.500.000": the rate is no price.
  if (before.doubt === 'foreign' && /[@x×*]\s*$/iu.test(place.before)) return []
  pieces.pop()
  // "1 USD = Rp 16.500"
  const isRate = before.doubt === 'foreign' && /^\D*1\D*$/.test(before.written ?? '') && place.before.includes('=')
  if (isRate) return [{ ...named, role: 'other' }]
  if (before.doubt === 'foreign') return [{ ...named, doubt: named.doubt ?? 'about' }]
  // "Rp 7.000.000 → Rp 5.500.000"
  const isReduced = (before.sumIdr ?? 0) > (piece.sumIdr ?? Number.POSITIVE_INFINITY)
  if (isReduced && /→|[-=]>/.test(place.before)) return [{ ...before, role: 'before' }, named]
  if (isAddition && before.sumIdr !== undefined && piece.sumIdr !== undefined && !before.doubt && !piece.doubt) {
    return [{ ...before, sumIdr: before.sumIdr + piece.sumIdr }]
  }
  return [several(before, piece, main)]
}

export function several(before: Piece, piece: Piece, main: string): Piece {
  const { sumIdr, maxIdr, ...rest } = before
  const figures = [...before.readings, sumIdr, maxIdr, piece.sumIdr].flatMap((one) =>
    one === undefined ? [] : [Math.abs(one)],
  )
  return { ...rest, doubt: 'several', readings: [...new Set(figures)], written: main.trim() }
}

/** Where one sum is what is left after a discount, the sums before it are no costs of their own. */
export function settled(pieces: readonly Piece[]): Piece[] {
  const place = pieces.findIndex(({ isAfter, role }) => isAfter && role === 'price')
  if (place < 1) return [...pieces]
  const base = Math.max(
    ...pieces.slice(0, place).map(({ sumIdr = 0, maxIdr, baseIdr }) => baseIdr ?? maxIdr ?? Math.abs(sumIdr)),
  )
  return pieces.map((piece, index) => {
    if (index < place)
      return {
        ...piece,
        role: piece.role === 'discount' ? 'included' : 'before',
        sumIdr: Math.abs(piece.sumIdr ?? 0),
      } as Piece
    return index === place
      ? {
          ...piece,
          text: pieces[0]?.text ?? piece.text,
          payee: piece.payee === 'unclear' ? (pieces[0]?.payee ?? piece.payee) : piece.payee,
          topics: [...new Set([...(pieces[0]?.topics ?? []), ...piece.topics])],
          baseIdr: base,
        }
      : piece
  })
}
