/** One line of an offer: its sums, each with the words that belong to it. Pure. */
import { type Amount, amountsIn } from './amounts.ts'
import type { Doubt, Payee, QuoteWords, Role } from './offer.ts'
import { payeeOf, topicsOf } from './payees.ts'
import { remembered } from './remembered.ts'
import { bareMeaning, judge, namesCost, type Place } from './roles.ts'
import { beginsWith, findWord, holds, without } from './words.ts'

/** A sum of a line, or a line without one, before the offer as a whole is looked at. */
export interface Piece {
  readonly text: string
  readonly role: Role
  readonly payee: Payee
  readonly topics: readonly string[]
  readonly isPackage: boolean
  readonly sumIdr?: number
  readonly maxIdr?: number
  readonly doubt?: Doubt
  readonly readings: readonly number[]
  readonly written?: string
  readonly per?: string
  /** The base of a discount that is stated by what is left: `10% dari 3.000.000 jadi 2.700.000`. */
  readonly baseIdr?: number
  /** A tax without its sum in percent of what stands above it; negative for a discount. */
  readonly percent?: number
  /** Its words say that the price follows from what stands above it. */
  readonly isAfter: boolean
  /** It begins with the word of a total and names a cost besides. */
  readonly isTotalOfSome: boolean
}

/** @param readings what the sum may be, where the columns of a row leave that open */
export function readLine(text: string, words: QuoteWords, readings: readonly number[] = []): readonly Piece[] {
  return readings.length > 0 ? [openPiece(text, 'several', readings, '', words)] : piecesIn(text, words)
}

const piecesIn = remembered((text: string, words: QuoteWords): readonly Piece[] => {
  const parts = sumsOf(text, words)
  if (parts.length > 1) return parts.flatMap((part) => piecesIn(part, words))
  const { main, asides } = brackets(text, words)
  const inMain = moneyIn(main, words)
  const inAsides = asides.flatMap((aside) => moneyIn(aside, words).map((amount) => ({ amount, aside })))
  // "Akta (Rp 2.500.000)": a sum that stands in brackets alone is the sum of the line.
  if (inMain.length === 0 && inAsides.length > 0)
    return lineOf(text, text.replace(/[()[\]]/g, ' '), amountsOfAsides(inAsides), [], words, [])
  return lineOf(text, main, inMain, asides, words, inAsides)
})

/** "PNBP Rp 2.800.000 + Rp 1.500.000 (jasa)": sums that are added, each with its own words, are lines of their own. */
function sumsOf(text: string, words: QuoteWords): readonly string[] {
  const parts = text.split(/\s\+\s|;\s/)
  if (parts.length === 1 || text.includes('=')) return [text]
  const isWhole = (part: string) =>
    namesCost(part, words) &&
    moneyIn(part, words).length > 0 &&
    part.split(/[([]/).length === part.split(/[)\]]/).length
  return parts.every(isWhole) ? parts : [text]
}

/** Without numbers that are none: of accounts, telephones, laws. */
function moneyIn(text: string, words: QuoteWords): Amount[] {
  const amounts = amountsIn(text, words)
  return amounts.filter((amount, index) => {
    const [start, end] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? text.length]
    return (
      !amount.bare ||
      bareMeaning(amount, text.slice(start, amount.start), text.slice(amount.end, end), words) !== 'none'
    )
  })
}

interface InAside {
  readonly amount: Amount
  readonly aside: string
}

/** A sum alone in brackets, as bookkeepers write a negative one. */
function amountsOfAsides(found: readonly InAside[]): Amount[] {
  return found.map(({ amount, aside }) => ({
    ...amount,
    isNegative: amount.isNegative || (amount.bare !== undefined && /^[\s([]*-?[\d.,]+[\s)\]]*$/.test(aside)),
  }))
}

/** The text with what stands in brackets blanked, and each bracket with all else blanked: places stay the same. */
function brackets(text: string, words: QuoteWords): { readonly main: string; readonly asides: readonly string[] } {
  let main = text
  const asides: string[] = []
  for (const { 0: bracket, index } of text.matchAll(/[([][^()[\]]*[)\]]?/g)) {
    const isCurrency =
      !/\d/.test(bracket) && /^.?\W*(?:rp|idr|rupiah|\p{Sc})?\W*$/iu.test(without(bracket, words.foreign_words))
    if (isCurrency) {
      // "Harga (USD): 1,500": the currency belongs to the sum behind it.
      main = main.replace(bracket, bracket.replace(/[()[\]]/g, ' '))
      continue
    }
    main = main.slice(0, index) + ' '.repeat(bracket.length) + main.slice(index + bracket.length)
    asides.push(' '.repeat(index) + bracket)
  }
  return { main, asides }
}

function lineOf(
  text: string,
  main: string,
  amounts: readonly Amount[],
  asides: readonly string[],
  words: QuoteWords,
  inAsides: readonly InAside[],
): Piece[] {
  if (amounts.length === 0) return [wordsAlone(text, words)]
  // A part that costs nothing names nobody who is paid.
  const named = asides.filter(
    (aside) =>
      !aside.includes('(dicoret') &&
      !inAsides.some((one) => one.aside === aside && one.amount.kind === 'rupiah' && one.amount.maxIdr === 0),
  )
  const said = named.map((aside) => cut(aside, amountsIn(aside, words))).join(' ')
  // What stands with a sum of its own in brackets says nothing of the one outside.
  const remarks = named.filter((aside) => !inAsides.some((one) => one.aside === aside)).join(' ')
  const places = placesOf(main, amounts, remarks, words)
  const silent = asides
    .filter((aside) => !named.includes(aside))
    .map((aside) => ({ start: aside.search(/\S/), end: aside.length }))
  const whole = cut(text, [...amounts, ...inAsides.map(({ amount }) => amount), ...silent])
  const alone = places.map((place) => ({ place, ...judge(place, words) }))
  // "Belum termasuk: PNBP Rp …, penerjemah Rp …" says of each sum what it says of the first.
  const isList = alone[0]?.role === 'notIncluded' || alone[0]?.role === 'included'
  const judged = alone.map((one) =>
    isList && one.role === 'price' && alone[0] ? { ...one, role: alone[0].role } : one,
  )
  const pieces: Piece[] = []
  for (const { place, role, doubt } of judged) {
    const piece = pieceOf(
      place,
      role,
      doubt,
      places.length === 1
        ? whole
        : `${place.before} ${place === places.at(-1) ? `${place.after.replace(remarks, '')} ${said}` : place.after}`,
      words,
    )
    const before = pieces.at(-1)
    if (!before || /\p{L}/u.test(labelWords(place.before))) {
      const isUnnamed =
        before && role === 'price' && !piece.isAfter && piece.doubt === undefined && !namesCost(place.before, words)
      if (!isUnnamed || before.role !== 'price') pieces.push(piece)
      else pieces[pieces.length - 1] = several(before, piece, main)
    } else if (piece.sumIdr !== before.sumIdr || piece.doubt !== before.doubt)
      pieces.push(...combined(pieces, piece, place, main))
  }
  return [
    ...withParts(inRupiah(settled(pieces), inAsides, words)),
    ...asidePieces(
      inAsides,
      amounts.map(({ maxIdr }) => maxIdr),
      words,
    ),
  ]
}

/** "USD 1,500 (Rp 24.000.000)": the sum in brackets is the price, at a rate of its own. */
function inRupiah(pieces: readonly Piece[], inAsides: readonly InAside[], words: QuoteWords): Piece[] {
  const same = inAsides.filter(({ amount, aside }) => amount.kind === 'rupiah' && !namesCost(aside, words))
  const [only] = same
  if (same.length !== 1 || !only) return [...pieces]
  return pieces.map((piece) =>
    piece.doubt === 'foreign' && piece.role === 'price'
      ? { ...piece, sumIdr: only.amount.minIdr, doubt: 'about' }
      : piece,
  )
}

/** A price of which a part goes to somebody else: "akta Rp 2.500.000 sudah termasuk PNBP Rp 200.000". */
function withParts(pieces: readonly Piece[]): Piece[] {
  const parts = pieces.filter(
    ({ role, sumIdr = 0, payee }) => role === 'included' && sumIdr > 0 && payee !== 'unclear' && payee !== 'tax',
  )
  return pieces.map((piece) =>
    piece.role === 'price' && parts.some(({ payee }) => payee !== piece.payee) ? { ...piece, payee: 'mixed' } : piece,
  )
}

/** What is left of words that only join two sums. */
function labelWords(text: string): string {
  return text.replace(/(?<!\p{L})(?:dan|and|serta|plus|atau|or|rp|idr|yaitu|ie|sama dengan|equals)(?!\p{L})/giu, '')
}

/**
 * A sum without words of its own behind another one: the result of a sum, an addition, the same in rupiah, the price
 * behind its capital or its former price, or two prices of which one holds.
 * @returns what follows the pieces, of which the last may be taken away
 */
function combined(pieces: Piece[], piece: Piece, place: Place, main: string): Piece[] {
  const before = pieces.at(-1) as Piece
  const named = { ...piece, text: before.text, payee: before.payee, topics: before.topics, isPackage: before.isPackage }
  const all = pieces.reduce((sum, one) => sum + (one.sumIdr ?? 0), 0)
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
  pieces.pop()
  if (before.doubt === 'foreign') return [named]
  if (isAddition && before.sumIdr !== undefined && piece.sumIdr !== undefined && !before.doubt && !piece.doubt) {
    return [{ ...before, sumIdr: before.sumIdr + piece.sumIdr }]
  }
  return [several(before, piece, main)]
}

function several(before: Piece, piece: Piece, main: string): Piece {
  const { sumIdr, maxIdr, ...rest } = before
  const figures = [...before.readings, sumIdr, maxIdr, piece.sumIdr].flatMap((one) =>
    one === undefined ? [] : [Math.abs(one)],
  )
  return { ...rest, doubt: 'several', readings: [...new Set(figures)], written: main.trim() }
}

/** Where one sum is what is left after a discount, the sums before it are no costs of their own. */
function settled(pieces: readonly Piece[]): Piece[] {
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

/** Sums with their own words: those before each, or behind each where the line begins with a sum. */
function placesOf(main: string, amounts: readonly Amount[], said: string, words: QuoteWords): Place[] {
  const tail = main.slice(amounts.at(-1)?.end)
  const isSumFirst = amounts.length > 1 && !/\p{L}/u.test(main.slice(0, amounts[0]?.start)) && namesCost(tail, words)
  return amounts.map((amount, index) => {
    const [start, end] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? main.length]
    const isLast = index === amounts.length - 1
    const behind = isLast || isSumFirst ? main.slice(amount.end, end) : ''
    return {
      amount,
      before: isSumFirst ? behind : main.slice(start, amount.start),
      after: `${isSumFirst ? '' : behind} ${isLast ? said : ''}`,
      isAside: false,
    }
  })
}

/** Sums in brackets beside another one: parts of it, what it was, what it saves. */
function asidePieces(found: readonly InAside[], prices: readonly number[], words: QuoteWords): Piece[] {
  return found.flatMap(({ amount, aside }, index) => {
    const [previous, next] = [found[index - 1], found[index + 1]]
    const start = previous?.aside === aside ? previous.amount.end : 0
    const end = next?.aside === aside ? next.amount.start : aside.length
    const after = next?.aside === aside ? '' : aside.slice(amount.end, end)
    const place: Place = { amount, before: aside.slice(start, amount.start), after, isAside: true }
    const { role } = judge(place, words)
    const piece = pieceOf(
      place,
      role === 'price' || role === 'discount' ? 'included' : role,
      undefined,
      `${place.before} ${place.after}`,
      words,
    )
    // "Rp 2.500.000 (dua juta lima ratus ribu rupiah)" says the same in words.
    const isSame = prices.includes(amount.maxIdr) && !namesCost(piece.text, words)
    return piece.sumIdr === undefined || isSame || !/\p{L}/u.test(piece.text) ? [] : [piece]
  })
}

function pieceOf(place: Place, role: Role, doubt: Doubt | undefined, around: string, words: QuoteWords): Piece {
  const { amount, before, after } = place
  const written = label(around)
  // "3 kelas @ 500.000" names its topic inside the sum.
  const text = written === '' && /\p{L}{3}.*[x×*@]/iu.test(amount.written) ? amount.written : written
  const own = ownWords(text, words)
  const isAfter = holds(`${before} ${after}`, words.role_words.after)
  const shared = {
    ...about(text, own, role, words),
    isAfter,
    readings: amount.readings,
    ...(amount.per && { per: amount.per }),
  }
  if (role === 'other') return { ...shared, sumIdr: amount.minIdr, written: amount.written }
  const open = amount.kind === 'rupiah' ? doubt : amount.kind
  if (open)
    return {
      ...shared,
      doubt: open,
      written: amount.written,
      readings: amount.readings.length > 0 ? amount.readings : amount.kind === 'rupiah' ? [amount.maxIdr] : [],
    }
  const share =
    amount.percent !== undefined && (role === 'discount' || shared.payee === 'tax') ? amount.percent : undefined
  const [minIdr, maxIdr] = [amount.minIdr, amount.maxIdr].map((one) =>
    share === undefined ? one : Math.round((one * share) / 100),
  ) as [number, number]
  if (role === 'discount') return { ...shared, sumIdr: -maxIdr, ...(share !== undefined && { baseIdr: amount.maxIdr }) }
  const soft: Doubt | undefined = minIdr < maxIdr ? 'range' : amount.approximation
  return { ...shared, sumIdr: minIdr, ...(minIdr < maxIdr && { maxIdr }), ...(soft && { doubt: soft }) }
}

function openPiece(text: string, doubt: Doubt, readings: readonly number[], written: string, words: QuoteWords): Piece {
  return { ...about(label(text), ownWords(text, words), 'price', words), doubt, readings, written }
}

function wordsAlone(whole: string, words: QuoteWords): Piece {
  const text = label(whole)
  const isFree = holds(text, words.free_words)
  const shared = { ...about(text, ownWords(text, words), isFree ? 'price' : 'text', words), readings: [] }
  if (isFree) return { ...shared, sumIdr: 0 }
  const percent = Number(/(\d{1,3}(?:[.,]\d+)?)\s*(?:%|persen|percent)/iu.exec(text)?.[1]?.replace(',', '.') ?? 0)
  if (percent > 0 && beginsWith(text, words.role_words.discount)) return { ...shared, payee: 'fee', percent: -percent }
  return percent > 0 && shared.payee === 'tax' ? { ...shared, percent } : shared
}

function about(text: string, own: string, role: Role, words: QuoteWords) {
  const topics = topicsOf(own, words)
  const payee = payeeOf(own, words)
  const { total } = words.role_words
  return {
    text,
    role,
    payee: role === 'discount' && payee === 'unclear' ? ('fee' as const) : payee,
    topics: hasTax(text, words) ? [...new Set([...topics, 'ppn'])] : topics,
    isPackage: holds(own, words.package_words),
    isAfter: false,
    isTotalOfSome: /^[^\p{L}]*$/u.test(text.slice(0, findWord(text, total)?.start ?? 0)) && holds(text, total),
  }
}

/** Value-added tax is spoken of; a tax that is withheld is another one. */
function hasTax(text: string, words: QuoteWords): boolean {
  return (
    holds(text, words.payee_words.find(({ payee }) => payee === 'tax')?.words ?? []) &&
    !/(?<!\p{L})pph(?!\p{L})/iu.test(text)
  )
}

/** The words that name what is paid for: without what is left out, and without "including VAT". */
function ownWords(text: string, words: QuoteWords): string {
  const { excluded, included } = words.role_words
  const place = findWord(text, excluded)
  const kept = place && /\p{L}/u.test(text.slice(0, place.start)) ? text.slice(0, place.start) : text
  const taxes = words.payee_words.find(({ payee }) => payee === 'tax')?.words ?? []
  const at = findWord(kept, included)
  const tail = without(kept.slice(at?.end ?? kept.length), taxes)
  if (!at || !holds(kept.slice(at.end), taxes)) return kept
  return namesCost(tail, words) ? `${kept.slice(0, at.end)} ${tail}` : `${kept.slice(0, at.start)} ${tail}`
}

/** The text without some parts of it. */
function cut(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return [...parts]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

/** What a line says besides its sum. */
function label(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/[:,]\s*,/g, ',')
    .replace(/\s+([,;.:)\]])/g, '$1')
    .replace(
      /^(?:[\s:;,=@.+&/|–-]+|(?:dan|and|serta|plus)\s)+|(?:[\s:;,=@(–-]|(?<!\p{L})(?:(?<!terdiri )dari|jadi|menjadi|antara|between|rp|idr))+$/giu,
      '',
    )
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, '$1$2')
    .trim()
}
