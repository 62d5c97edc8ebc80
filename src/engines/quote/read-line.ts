/** One line of an offer: its sums, each with the words that belong to it. Pure. */
import { type Amount, amountsIn } from './amounts.ts'
import { moneyIn } from './bare-numbers.ts'
import { amountsOfAsides, asidePieces, blanked, brackets, type InAside } from './brackets.ts'
import type { Place } from './draft.ts'
import { inRupiah, joined, settled, withParts } from './joined-sums.ts'
import { lastClause, sumsOf } from './line-parts.ts'
import { judgedTogether, placesOf } from './neighbours.ts'
import type { Doubt, QuoteWords } from './offer.ts'
import { namesCost, namesPaid } from './payees.ts'
import { cut, openPiece, type Piece, pieceOf, wordsAlone } from './piece.ts'
import { remembered } from './remembered.ts'
import { takenOffIn, takenOffPiece } from './taken-off.ts'
import { totalRole } from './total-words.ts'
import { beginsWith, type Found, holds } from './words.ts'

/**
 * @param readings what the sum may be, where the columns of a row leave that open
 * @param doubt why it is open
 */
export function readLine(
  text: string,
  words: QuoteWords,
  readings: readonly number[] = [],
  doubt: Doubt = 'several',
): readonly Piece[] {
  return readings.length > 0 ? [openPiece(text, doubt, readings, '', words)] : piecesIn(text, words)
}

const piecesIn = remembered((text: string, words: QuoteWords): readonly Piece[] => {
  const rounding = roundingIn(text, words)
  if (rounding !== undefined) return [{ ...wordsAlone(text, words), role: 'price', payee: 'other', sumIdr: rounding }]
  const short = shortSumIn(text, words)
  if (short !== undefined) return [short]
  const parts = shortListIn(text, words) ?? sumsOf(text, words)
  if (parts.length > 1) return parts.flatMap((part) => piecesIn(part, words))
  const item = itemInBrackets(text, words)
  if (item !== undefined) return [...piecesIn(text.slice(0, item), words), ...piecesIn(text.slice(item), words)]
  const { main, asides } = brackets(text, words)
  const clause = lastClause(text, main, words)
  if (clause !== undefined) return [...piecesIn(text.slice(0, clause), words), ...piecesIn(text.slice(clause), words)]
  const inMain = moneyIn(main, words)
  const inAsides = asides.flatMap((aside) => moneyIn(aside, words).map((amount) => ({ amount, aside })))
  // "Akta (Rp 2.500.000)": a sum that stands in brackets alone is the sum of the line.
  if (inMain.length === 0 && inAsides.length > 0)
    return lineOf(
      {
        whole: text,
        outside: text.replace(/[()[\]]/g, ' '),
        written: amountsOfAsides(inAsides),
        asides: [],
        inAsides: [],
      },
      words,
    )
  return lineOf({ whole: text, outside: main, written: inMain, asides, inAsides }, words)
})

/** Where the rest of a list begins whose first item has its sum in brackets: "LKPM (4 x 750.000), SPT tahunan 3.000.000". */
function itemInBrackets(text: string, words: QuoteWords): number | undefined {
  const [item, name = '', aside = ''] = /^([^()[\]]*)(\([^()]*\))[,;]\s+(?=\p{L})/u.exec(text) ?? []
  if (item === undefined || moneyIn(name, words).length > 0 || moneyIn(aside, words).length === 0) return undefined
  const { excluded, included } = words.role_words
  if ([excluded, included].some((list) => holds(name, list))) return undefined
  return namesCost(name, words) && moneyIn(text.slice(item.length), words).length > 0 ? item.length : undefined
}

/** "Kode unik: 123", "Pembulatan (570)": less than the price of anything, and yet a part of the total. */
function roundingIn(text: string, words: QuoteWords): number | undefined {
  if (!beginsWith(text, words.role_words.rounding)) return undefined
  const [, minus, digits = ''] = /^\D*?([-−(]?)\s*(?:rp\.?|idr)?[\s-]*(\d{1,3}(?:[.,]\d{3})?)\D*$/iu.exec(text) ?? []
  const sum = Number(digits.replace(/\D/g, ''))
  return digits === '' || sum >= 10_000 ? undefined : minus ? -sum : sum
}

/** "PT: akta + SK 4jt, NIB 500, NPWP 250 = 4,75jt": the items of a line of which some leave their thousands out. */
function shortListIn(text: string, words: QuoteWords): readonly string[] | undefined {
  const items = text.split(/,\s+(?=\p{L})|\s(?==\s)/u)
  const isSum = (item: string) => shortSumIn(item, words) !== undefined
  if (!items.some(isSum) || !items.every((item) => isSum(item) || moneyIn(item, words).length > 0)) return undefined
  return items.map((item) => item.replace(/^=/, 'total'))
}

/**
 * "NIB 500", "Total: 3500", "akta 2,5": a cost or a total, and behind it nothing but a number that leaves its thousands or
 * millions out, as in a chat. It is asked about. Undefined where it may be the number of something else.
 */
function shortSumIn(text: string, words: QuoteWords): Piece | undefined {
  const [, name = '', digits = ''] =
    /^(?:\d{1,2}[.)]\s)?(\D*\p{L}\)?[\s:=@–-]+)([1-9]\d{1,3}|[1-9]?\d,\d{1,2}|[1-9]?\d\.\d)(?:\s(?:pak|bu|kak|mas|mbak?|ya|aja|saja|nett?))*[\s.,;-]*$/iu.exec(
      text,
    ) ?? []
  const isMillions = /\D/.test(digits)
  const number = Number(digits.replace(',', '.'))
  // Not the 21 of a tax, the 35 of a class or a year.
  if (!isMillions && (number < 50 || number % 10 > 0 || /^20[123]0$/.test(digits))) return undefined
  if (digits === '' || amountsIn(text, words).length > 0) return undefined
  const { capital, discount } = words.role_words
  if ([words.payment_words, capital, discount].some((list) => holds(name, list))) return undefined
  const role = totalRole(name, words) ?? (namesPaid(name, words) ? 'price' : undefined)
  const piece = isMillions
    ? openPiece(name, 'scale', [Math.round(number * 1_000_000)], digits, words)
    : openPiece(name, 'small', [number, number * 1000], digits, words)
  return role && { ...piece, role }
}

interface Line {
  readonly whole: string
  /** The same places, with the brackets blanked. */
  readonly outside: string
  readonly written: readonly Amount[]
  readonly asides: readonly string[]
  readonly inAsides: readonly InAside[]
}

function lineOf({ whole, outside, written, asides, inAsides }: Line, words: QuoteWords): Piece[] {
  if (written.length === 0) return [wordsAlone(whole, words)]
  const takenOff = takenOffIn(outside, written, words)
  const amounts = written.filter((amount) => !takenOff.includes(amount))
  const [text, main] = [blanked(whole, takenOff), blanked(outside, takenOff)]
  const [named, silent] = asidesByNames(asides, inAsides)
  const said = named.map((aside) => cut(aside, amountsIn(aside, words))).join(' ')
  // What stands with a sum of its own in brackets says nothing of the one outside.
  const remarks = named.filter((aside) => !inAsides.some((one) => one.aside === aside)).join(' ')
  const places = placesOf(main, amounts, remarks, words)
  const around = (place: Place) => {
    if (places.length === 1) return cut(text, [...amounts, ...inAsides.map(({ amount }) => amount), ...silent])
    const isLast = place === places.at(-1)
    return `${place.before} ${isLast ? `${place.after.replace(remarks, '')} ${said}` : place.after}`
  }
  const found = judgedTogether(places, words).map(({ place, role, doubt }) => ({
    place,
    piece: pieceOf(place, role, doubt, around(place), words),
  }))
  const pieces = joined(found, main, words)
  const sums = amounts.map(({ maxIdr }) => maxIdr)
  const beside = asidePieces(inAsides, sums, words)
  if (beside.some(({ role, isAfter }) => role === 'price' && isAfter)) return settled([...pieces, ...beside], words)
  const off = takenOff.map((amount) => takenOffPiece(amount, whole, words))
  return [...withParts(inRupiah(settled(pieces, words), inAsides, words)), ...off, ...beside]
}

/** Brackets that name somebody, and the places of those that do not: a former price, a part that costs nothing. */
function asidesByNames(
  asides: readonly string[],
  inAsides: readonly InAside[],
): readonly [named: readonly string[], silent: readonly Found[]] {
  const isFree = (aside: string) =>
    inAsides.some((one) => one.aside === aside && one.amount.kind === 'rupiah' && one.amount.maxIdr === 0)
  const isNamed = (aside: string) => !aside.includes('(dicoret') && !isFree(aside)
  const silent = asides.filter((aside) => !isNamed(aside))
  return [asides.filter(isNamed), silent.map((aside) => ({ start: aside.search(/\S/), end: aside.length }))]
}
