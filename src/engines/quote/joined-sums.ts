/** Several sums of one line: which restate another, which are parts of it, and which of two holds. Pure. */
import type { InAside } from './brackets.ts'
import type { Place } from './draft.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, wordsFor } from './payees.ts'
import type { Piece } from './piece.ts'
import { beginsWith, holds, without } from './words.ts'

/** Percent of value-added tax. */
const highestRate = 12

/**
 * The sums of a line, one after the other.
 * @param main the line without its brackets
 */
export function joined(
  found: readonly { readonly piece: Piece; readonly place: Place }[],
  main: string,
  words: QuoteWords,
): Piece[] {
  return found.reduce<Piece[]>((pieces, { piece, place }) => {
    const before = pieces.at(-1)
    const priced = before?.role === 'other' && place.before.includes('=') ? pieces.at(-2) : undefined
    // "USD 1.200 / kurs 16.000 = Rp 19.200.000"
    if (before && priced?.doubt === 'foreign' && piece.sumIdr !== undefined)
      return [...pieces.slice(0, -2), { ...priced, sumIdr: piece.sumIdr, doubt: 'about' }, before]
    return before ? [...pieces.slice(0, -1), ...follow(pieces, before, piece, place, main, words)] : [piece]
  }, [])
}

/** @returns what stands for the sum before this one and for this one */
function follow(
  pieces: readonly Piece[],
  before: Piece,
  piece: Piece,
  place: Place,
  main: string,
  words: QuoteWords,
): readonly Piece[] {
  if (piece.sumIdr !== undefined && restates(before, piece.sumIdr, place, words))
    return withTax(before, piece, piece.sumIdr)
  if (isTaxOn(before, piece, place, words)) return [before, { ...piece, payee: 'tax' }]
  // "Total 6.730.000 dibulatkan 6.700.000"
  const isRounded = before.role === 'total' && holds(place.before, words.role_words.rounding)
  if (isRounded && piece.sumIdr !== undefined)
    return [{ ...before, text: `${before.text}, ${piece.text}`, sumIdr: piece.sumIdr }]
  // "min 2,5 jt max 3,5 jt"
  if (before.doubt === 'from' && piece.doubt === 'upTo' && !namesCost(place.before, words))
    return [{ ...before, ...(piece.sumIdr !== undefined && { maxIdr: piece.sumIdr }), doubt: 'range' }]
  if (
    piece.role === 'notIncluded' ||
    /\p{L}/u.test(without(place.before, words.between_words).replace(/^\s*x\s*$/iu, ''))
  )
    return before.role === 'price' && isUnnamed(piece, place, words) ? [several(before, piece, main)] : [before, piece]
  const isSame = piece.sumIdr === before.sumIdr && piece.doubt === before.doubt
  return isSame ? [before] : combined(pieces, before, piece, place, main)
}

/** "Jasa 5 jt + PPN = 5,55 jt" is the price; "total 3,5 jt + PPN = 3.885.000" states the tax by what it is added to. */
function withTax(before: Piece, piece: Piece, sumIdr: number): readonly Piece[] {
  if (before.role === 'price') return [{ ...before, sumIdr, topics: [...before.topics, ...piece.topics] }]
  const tax: Piece = { ...piece, role: 'price', payee: 'tax', sumIdr: sumIdr - (before.sumIdr ?? 0) }
  return [{ ...before, role: 'subtotal' }, tax, { ...before, sumIdr }]
}

/** "Fee 5,000,000 plus VAT 550,000": a tax with its own sum, no more than the highest rate. */
function isTaxOn(before: Piece, piece: Piece, place: Place, words: QuoteWords): boolean {
  const isPlain = before.role === 'price' && before.payee !== 'tax' && !before.doubt && !piece.doubt
  const isSmall = (piece.sumIdr ?? Number.POSITIVE_INFINITY) * 100 <= (before.sumIdr ?? 0) * highestRate
  return isPlain && isSmall && piece.role === 'price' && holds(place.before, wordsFor('tax', words))
}

/** The words before a price say nothing of what it is for. */
function isUnnamed(piece: Piece, { before }: Place, words: QuoteWords): boolean {
  const own = without(before, words.tax_beside_words)
  const isPlain = piece.role === 'price' && !piece.isAfter && piece.doubt === undefined
  // "Review 1jt, semua 4jt" names what it is for.
  const { bundle, form } = words.role_words
  const isNamed = namesCost(own, words) || [bundle, form].some((list) => holds(own, list))
  return isPlain && !isNamed && !isListed(own, words)
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
    piece.doubt === 'foreign' && (piece.role === 'price' || piece.role === 'total')
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
 */
function combined(pieces: readonly Piece[], before: Piece, piece: Piece, place: Place, main: string): readonly Piece[] {
  const named = { ...piece, text: before.text, payee: before.payee, topics: before.topics, isPackage: before.isPackage }
  const all = pieces.reduce((sum, one) => sum + (one.sumIdr ?? 0), 0)
  const head = pieces.find(({ role }) => role === 'total')
  const [isResult, isAddition] = [place.before.includes('='), place.before.includes('+')]
  // "Total 3.500.000 + PPN 385.000 = 3.885.000"
  if (isResult && head && head !== before && piece.sumIdr === all) return [before, { ...head, sumIdr: all }]
  if (isResult && (piece.sumIdr === all || piece.sumIdr === before.sumIdr)) return [before]
  // "Plus VAT 550,000 = 5,550,000" in a line of its own
  if (isResult && before.payee === 'tax' && pieces.length === 1)
    return [before, { ...piece, role: 'total', text: piece.text || before.text }]
  // "Jasa 5 jt - 500 rb = 4,5 jt"
  const [fromIdr = 0, offIdr = 0] = before.doubt === 'several' ? before.readings : []
  const isTakenOff = before.doubt === 'several' && fromIdr - offIdr === piece.sumIdr
  if (isResult && before.role === 'price' && (isTakenOff || before.doubt === 'unread')) return [named]
  const isSum = before.role === 'total' || before.role === 'subtotal'
  const sumIdr = before.sumIdr === undefined || piece.sumIdr === undefined ? undefined : before.sumIdr + piece.sumIdr
  if (isSum && isAddition && sumIdr !== undefined) return [{ ...before, sumIdr }]
  if (before.role === 'capital' || before.role === 'before') return [before, named]
  // "Total USD 1,350 / IDR 22,000,000"
  if (before.role === 'total' && before.doubt === 'foreign' && piece.doubt !== 'foreign')
    return inItsRupiah(before, { ...named, role: 'total' }, place)
  if (before.role !== 'price') return [before]
  if (isAddition && (before.doubt === 'foreign') !== (piece.doubt === 'foreign')) return [before, named]
  if (piece.doubt === 'foreign') return [before]
  if (before.doubt === 'foreign') return inItsRupiah(before, named, place)
  // "Rp 7.000.000 → Rp 5.500.000"
  const leftIdr = Math.abs(piece.sumIdr ?? Number.POSITIVE_INFINITY)
  // The word behind it, "(diskon akhir tahun)", says why it is less.
  if ((before.sumIdr ?? 0) > leftIdr && (piece.isAfter || /→|[-=]?>/.test(place.before)))
    return [
      { ...before, role: 'before' },
      { ...named, role: 'price', sumIdr: leftIdr },
    ]
  if (isAddition && sumIdr !== undefined && !before.doubt && !piece.doubt) return [{ ...before, sumIdr }]
  return [several(before, piece, main)]
}

/** A sum in rupiah behind a foreign one: its rate, or the same price. */
function inItsRupiah(before: Piece, named: Piece, place: Place): readonly Piece[] {
  // "USD 1,000 x 16.500 = Rp 16.500.000": the rate is no price.
  if (/[@x×*]\s*$/iu.test(place.before)) return [before]
  // "1 USD = Rp 16.500"
  const isRate = /^\D*1\D*$/.test(before.written ?? '') && place.before.includes('=')
  return [isRate ? { ...named, role: 'other' } : { ...named, doubt: named.doubt ?? 'about' }]
}

function several(before: Piece, piece: Piece, main: string): Piece {
  const { sumIdr, maxIdr, ...rest } = before
  const figures = [...before.readings, sumIdr, maxIdr, piece.sumIdr].flatMap((one) =>
    one === undefined ? [] : [Math.abs(one)],
  )
  return { ...rest, doubt: 'several', readings: [...new Set(figures)], written: main.trim() }
}

/** Where one sum is what is left after a discount, the sums before it are no costs of their own. */
export function settled(pieces: readonly Piece[], words: QuoteWords): Piece[] {
  // "Dari 7jt diskon 2jt, tinggal 5jt"
  const isLeft = ({ text }: Piece, index: number) =>
    beginsWith(text, words.role_words.reduced) && pieces.slice(0, index).some(({ role }) => role === 'discount')
  const place = pieces.findIndex((piece, index) => piece.role === 'price' && (piece.isAfter || isLeft(piece, index)))
  // "Modal 50jt 5jt, kalau modal 1M jadi 8jt": the price of another case.
  const { in_case: inCase, filler } = words.role_words
  const isOtherCase = pieces.slice(1, place + 1).some(({ text }) => beginsWith(without(text, filler), inCase))
  if (place < 1 || isOtherCase) return [...pieces]
  // "Jasa 3 jt, PNBP 1,2 jt, jadi 4,2 jt semuanya"
  const above = pieces.slice(0, place)
  const all = above.reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0)
  if (above.length > 1 && above.every(({ role }) => role === 'price') && all === pieces[place]?.sumIdr)
    return pieces.map((piece, index) => (index === place ? { ...piece, role: 'total' } : piece))
  const base = Math.max(
    ...pieces.slice(0, place).map(({ sumIdr = 0, maxIdr, baseIdr }) => baseIdr ?? maxIdr ?? Math.abs(sumIdr)),
  )
  return pieces.map((piece, index) => {
    // "4,5jt jadi 3,75jt diskon 750rb": taken off already.
    if (index > place && piece.role === 'discount' && base + (piece.sumIdr ?? 0) === pieces[place]?.sumIdr)
      return { ...piece, role: 'included', sumIdr: Math.abs(piece.sumIdr ?? 0) }
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

/** "Jasa 5 jt + PPN 11% = 5,55 jt": the price with its tax, where the sum behind a tax is no tax. */
function restates(before: Piece, sumIdr: number, place: Place, words: QuoteWords): boolean {
  const { role, doubt, sumIdr: priceIdr = 0 } = before
  const isOfPrice = (role === 'price' && before.payee !== 'tax') || role === 'total' || role === 'subtotal'
  const isResult = isOfPrice && !doubt && /=\s*$/.test(place.before)
  if (!holds(place.before, wordsFor('tax', words))) return false
  return isResult && priceIdr > 0 && sumIdr > priceIdr && sumIdr * 100 <= priceIdr * (100 + highestRate)
}

/** ", PKP Rp 1,5 jt": a next one of a list, whatever it is called. */
function isListed(before: string, words: QuoteWords): boolean {
  const own = /^\s*(?:[,;+]|dan\s|and\s|serta\s)(.*)$/isu.exec(before)?.[1]
  return own !== undefined && /\p{L}{3}|\p{Lu}{2}/u.test(without(own, words.role_words.filler))
}
