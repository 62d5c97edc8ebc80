/** A sum with the words that belong to it, or a line without one. Pure. */
import { pointsToRest } from './discount-words.ts'
import type { Place } from './draft.ts'
import type { Doubt, Payee, QuoteWords, Role } from './offer.ts'
import { namesCost, payeeOf, topicsOf, wordsFor } from './payees.ts'
import { beginsWith, endsWith, type Found, findWord, holds, percentIn, without } from './words.ts'

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
  /** That of which it is a share: of a discount stated by what is left, `10% dari 3.000.000 jadi 2.700.000`, or of a tax. */
  readonly baseIdr?: number
  /** A tax without its sum in percent of what stands above it; negative for a discount. */
  readonly percent?: number
  /** Its words say that the price follows from what stands above it. */
  readonly isAfter: boolean
  /** It begins with the word of a total and names a cost besides. */
  readonly isTotalOfSome: boolean
}

export function pieceOf(place: Place, role: Role, doubt: Doubt | undefined, around: string, words: QuoteWords): Piece {
  const { amount } = place
  const written = label(around)
  // "3 kelas @ 500.000" names its topic inside the sum.
  const text = written === '' && /\p{L}{3}.*[x×*@]/iu.test(amount.written) ? amount.written : written
  const own = isTaxOnTop(place, words) ? without(ownWords(text, words), wordsFor('tax', words)) : ownWords(text, words)
  const isAfter = isAfterOne(place, words)
  const shared = {
    ...about(text, own, role, words),
    isAfter,
    readings: amount.readings,
    ...(amount.per && { per: amount.per }),
  }
  if (role === 'other') {
    const payee = holds(text, words.role_words.income_tax) ? ('tax' as const) : shared.payee
    return { ...shared, payee, sumIdr: amount.minIdr, written: amount.written }
  }
  const open = amount.kind === 'rupiah' ? doubt : amount.kind
  if (open)
    return {
      ...shared,
      doubt: open,
      written: amount.written,
      readings: amount.readings.length > 0 ? amount.readings : amount.kind === 'rupiah' ? [amount.maxIdr] : [],
    }
  const share = role === 'price' || role === 'discount' ? amount.percent : undefined
  const [minIdr, maxIdr] = [amount.minIdr, amount.maxIdr].map((one) =>
    share === undefined ? one : Math.round((one * share) / 100),
  ) as [number, number]
  // "Diskon s/d Rp 1.000.000" says no sum.
  const isOpen = minIdr < maxIdr || amount.approximation === 'upTo' || amount.approximation === 'from'
  if (role === 'discount' && isOpen) return { ...shared, sumIdr: -maxIdr, doubt: 'upTo' }
  if (role === 'discount') return { ...shared, sumIdr: -maxIdr, ...(share !== undefined && { baseIdr: amount.maxIdr }) }
  const soft: Doubt | undefined = minIdr < maxIdr ? 'range' : amount.approximation
  return {
    ...shared,
    sumIdr: minIdr,
    ...(minIdr < maxIdr && { maxIdr }),
    ...(soft && { doubt: soft }),
    ...(share !== undefined && { baseIdr: amount.maxIdr }),
  }
}

/** Whether its words say that it follows from another sum: "jadi", "setelah diskon", "(10% = …)". */
export function isAfterOne({ before, after, isAside }: Place, words: QuoteWords): boolean {
  // "(belum termasuk PPN 11% = …)" is a tax.
  const isShare = isAside && /%\s*=\s*$/.test(before) && !holds(before, wordsFor('tax', words))
  return isShare || pointsToRest(before, words) || holds(`${before} ${after}`, words.role_words.after)
}

export function openPiece(
  text: string,
  doubt: Doubt,
  readings: readonly number[],
  written: string,
  words: QuoteWords,
): Piece {
  return { ...about(label(text), ownWords(text, words), 'price', words), doubt, readings, written }
}

export function wordsAlone(whole: string, words: QuoteWords): Piece {
  const text = label(whole)
  const isFree = holds(text, words.free_words)
  const shared = { ...about(text, ownWords(text, words), isFree ? 'price' : 'text', words), readings: [] }
  if (isFree) return { ...shared, sumIdr: 0 }
  const percent = percentIn(text)
  // "Disc up to 20%" says no sum.
  if (percent > 0 && endsWith(text.slice(0, text.search(/\d/)), words.up_to_words)) return shared
  if (percent > 0 && isShareOff(text, words)) return { ...shared, payee: 'fee', percent: -percent }
  return percent > 0 && shared.payee === 'tax' ? { ...shared, percent } : shared
}

/** "Diskon 10%", "Voucher AKHIR potongan 10%": a discount, and not what a price already holds or leaves out. */
function isShareOff(text: string, words: QuoteWords): boolean {
  const { discount, after, included, excluded, other } = words.role_words
  const isPast = [after, included, excluded, other].some((list) => holds(text, list))
  return beginsWith(text, discount) || (holds(text, discount) && !isPast)
}

function about(text: string, own: string, role: Role, words: QuoteWords) {
  const topics = topicsOf(own, words)
  const payee = payeeOf(own, words)
  const { total, subtotal } = words.role_words
  return {
    text,
    role,
    payee: role === 'discount' && payee === 'unclear' ? ('fee' as const) : payee,
    topics: hasTax(text, payee, words) ? [...new Set([...topics, 'ppn'])] : topics,
    isPackage: holds(own, words.package_words),
    isAfter: false,
    isTotalOfSome: [total, subtotal].some((list) => beginsWith(text, list)),
  }
}

/** Value-added tax is spoken of: by its name, or as the tax that a price holds. A tax registration is another thing. */
function hasTax(text: string, payee: Payee, words: QuoteWords): boolean {
  const named = words.topics.find(({ payee: one }) => one === 'tax')?.words ?? []
  if (holds(text, named) || holds(text, words.tax_beside_words)) return true
  // VAT is 11 or 12 percent: "Pajak 2%" is another tax.
  const percent = /(\d{1,2}(?:[.,]\d+)?)\s*%/.exec(text)?.[1]
  const isOther = percent !== undefined && !['10', '11', '12'].includes(percent)
  return payee === 'tax' && !isOther && !holds(text, words.role_words.income_tax)
}

/** The words that name what is paid for: without what is left out, and without "including VAT". */
function ownWords(text: string, words: QuoteWords): string {
  const { excluded, included } = words.role_words
  const place = findWord(text, excluded)
  const ahead = place ? text.slice(0, place.start) : ''
  // "Legal fee (notary excluded)": the words left out may stand before the word that says so.
  const clause = /\p{L}.*(?=[(,;][^(),;]*\p{L}[^(),;]*$)/su.exec(ahead)?.[0]
  const kept = /\p{L}/u.test(ahead) ? (place && !/\p{L}/u.test(text.slice(place.end)) && clause ? clause : ahead) : text
  const taxes = wordsFor('tax', words)
  const at = findWord(kept, included)
  const tail = without(kept.slice(at?.end ?? kept.length), taxes)
  if (!at || !holds(kept.slice(at.end), taxes)) return kept
  return namesCost(tail, words) ? `${kept.slice(0, at.end)} ${tail}` : `${kept.slice(0, at.start)} ${tail}`
}

/** "5 juta + PPN": nothing is named before the sum, and the tax behind it is another one. */
function isTaxOnTop({ before, after }: Place, words: QuoteWords): boolean {
  const isBeside =
    beginsWith(after, words.tax_beside_words) || (/^\W*\+/.test(after) && beginsWith(after, wordsFor('tax', words)))
  return isBeside && !/\p{L}/u.test(before)
}

/** The text without some parts of it, of which one may lie inside another. */
export function cut(text: string, parts: readonly Found[]): string {
  const isInside = (one: Found) =>
    parts.some(
      (other) =>
        other !== one &&
        other.start <= one.start &&
        other.end >= one.end &&
        other.end - other.start > one.end - one.start,
    )
  return parts
    .filter((part) => !isInside(part))
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

/** Without the signs and the words at its end to which a sum belonged; "terdiri dari" stays. */
function withoutOpenEnd(text: string): string {
  for (let left = text; ; ) {
    left = left.replace(/[\s:;,=@(–-]+$/, '').replace(/\((?:in|dalam|dlm)$/i, '')
    const open = /(?:^|\P{L})(dari|jadi|menjadi|antara|between|dan|and|rp|idr)$/iu.exec(left)?.[1]
    if (open === undefined || /terdiri dari$/i.test(left)) return left
    left = left.slice(0, -open.length)
  }
}

/** What a line says besides its sum. */
function label(text: string): string {
  return withoutOpenEnd(
    text
      .replace(/\s+/g, ' ')
      .replaceAll('[', '(')
      .replaceAll(']', ')')
      .replace(/\(\s*\)/g, '')
      .replace(/\s?[._·…]{3,}/g, '')
      .replace(/[:,]\s*,/g, ',')
      .replace(/\s+([,;.:)\]])/g, '$1')
      .replace(/^(?:[\s:;,=@.+&/|–-]+|(?:dan|and|serta|plus)\s)+/i, ''),
  )
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, '$1$2')
    .trim()
}
