/** What a heading says of the lines below it: not included, given, parts of a price, payments, capital. Pure. */
import { isBareNotYet, saysIncluded } from './exclusions.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, namesPaid, topicsOf } from './payees.ts'
import type { Piece } from './piece.ts'
import { readLine } from './read-line.ts'
import { beginsWith, endsWith, findAll, findWord, holds, without } from './words.ts'
import type { Draft } from './wrapped-lines.ts'

export interface Placed {
  readonly piece: Piece
  /** Which line of the text, and its words. */
  readonly place: number
  readonly source: string
  readonly partOf?: number
  readonly isItem?: boolean
  readonly isSaid?: boolean
  readonly hasParts?: boolean
}

/** A list below a heading: of what is not included, of what is given, of the parts of a price, of payments, of capital. */
interface Scope {
  readonly kind: 'excluded' | 'given' | 'parts' | 'payments' | 'capital'
  readonly place: number
  hasItems?: boolean
  isUsed?: boolean
}

export function piecesOf(drafts: readonly Draft[], words: QuoteWords) {
  const pieces: Placed[] = []
  const [included, excluded] = [new Set<string>(), new Set<string>()]
  let scope: Scope | undefined
  drafts.forEach((draft, place) => {
    const found = readLine(draft.text, words, draft.readings, draft.isChoice ? 'choice' : undefined)
    const read = draft.isList ? found.map((one) => ({ ...one, isPackage: true })) : found
    if (scope && ends(scope, draft, read)) scope = undefined
    for (const topic of excludedTopics(draft.text, words)) excluded.add(topic)
    const isLeftOut = draft.isCrossed || scope?.kind === 'excluded'
    const isGiven = scope?.kind === 'given'
    const hasSum = read.some(({ role }) => role !== 'text')
    const opens = headingOf(draft.text, words)
    if (isLeftOut && !hasSum && !opens) for (const topic of topicsOf(draft.text, words)) excluded.add(topic)
    if (scope) Object.assign(scope, { isUsed: true, hasItems: draft.isItem })
    for (const one of read) {
      if ((opens === 'excluded' && one.role === 'text') || (opens === 'given' && one.sumIdr === 0)) continue
      const piece =
        isLeftOut || isGiven
          ? leftOut(one, draft, isGiven ? 'included' : 'notIncluded')
          : inScope(one, draft, scope, pieces, words)
      if (piece.role === 'included') for (const topic of piece.topics) included.add(topic)
      pieces.push({
        piece,
        place,
        source: draft.text,
        ...(scope?.kind === 'parts' && { partOf: scope.place }),
        ...(draft.isItem && { isItem: true }),
        ...(draft.isSaid && { isSaid: true }),
        ...(draft.hasParts && { hasParts: true }),
      })
    }
    const about = hasSum ? undefined : subjectOf(draft.text, words)
    if (opens === 'excluded' || opens === 'given') scope = { kind: opens, place }
    else if (about) scope = { kind: about, place }
    else if (opens === 'included' && !hasSum && beginsWith(draft.text, words.role_words.included))
      // "Rp 5.000.000⏎Sudah termasuk:": the list tells what the price above holds.
      scope = partsAbove(pieces, place)
    else if (opens) scope = hasSum ? { kind: 'parts', place } : undefined
  })
  return { pieces, included, excluded }
}

/** The list below a heading is of the parts of the only price above it, where that stands in the line before. */
function partsAbove(pieces: readonly Placed[], place: number): Scope | undefined {
  const prices = pieces.filter(({ piece }) => piece.role === 'price' || piece.role === 'total')
  const [only] = prices
  return prices.length === 1 && only?.place === place - 1 ? { kind: 'parts', place: only.place } : undefined
}

/** A sum below the heading of payments, or of capital, where it is no price of its own. */
function inScope(
  piece: Piece,
  draft: Draft,
  scope: Scope | undefined,
  above: readonly Placed[],
  words: QuoteWords,
): Piece {
  if (piece.role !== 'price' && piece.role !== 'discount') return piece
  const last = above.at(-1)?.piece
  // "30% = 900.000" and then "70% = 2.100.000"
  const goesOn = last?.role === 'instalment' && /^\W*\d{1,3}\s*%\W*$/.test(piece.text)
  const hasPrice = above.some(
    ({ piece: { role }, place }) => place < (scope?.place ?? 0) && (role === 'price' || role === 'total'),
  )
  if (goesOn || (scope?.kind === 'payments' && hasPrice)) return { ...piece, role: 'instalment' }
  const isCapital =
    scope?.kind === 'capital' && draft.isItem && !namesPaid(piece.text, words) && piece.sumIdr !== undefined
  return isCapital ? { ...piece, role: 'capital', sumIdr: Math.abs(piece.sumIdr ?? 0) } : piece
}

/** What a heading without a sum says of the lines below: "Jadwal pembayaran:", "Susunan pemegang saham:". */
function subjectOf(text: string, words: QuoteWords): 'payments' | 'capital' | undefined {
  const { payments, capital, share } = words.role_words
  if (endsWith(text, payments) && !namesPaid(text, words)) return 'payments'
  const names = /:$/.test(text) ? holds : endsWith
  const isShares = [capital, share].some((list) => names(text, list))
  return isShares && !namesCost(text, words) ? 'capital' : undefined
}

/** A line in a list of what is not included, or given; without a bullet it may also stand behind that list. */
function leftOut(piece: Piece, draft: Draft, role: 'included' | 'notIncluded'): Piece {
  if (piece.role !== 'price') return piece
  if (draft.isItem || draft.isCrossed) return { ...piece, role }
  const { sumIdr, maxIdr, ...rest } = piece
  return {
    ...rest,
    doubt: 'role',
    written: draft.text,
    readings: [...piece.readings, ...(sumIdr === undefined ? [] : [maxIdr ?? sumIdr])],
  }
}

function ends(scope: Scope, draft: Draft, read: readonly Piece[]): boolean {
  if (read.some(({ role }) => role === 'total' || role === 'subtotal')) return true
  if (scope.isUsed && draft.isAfterGap) return true
  return (scope.hasItems === true && !draft.isItem) || /:$/.test(draft.text)
}

/** Whether a line opens a list: nothing follows the word that says "included", "not included" or "free". */
function headingOf(text: string, words: QuoteWords): 'excluded' | 'given' | 'included' | undefined {
  const isLast = (list: readonly string[]) => {
    const place = findAll(text, list).at(-1)
    return place !== undefined && !/\p{L}/u.test(without(text.slice(place.end), words.heading_words))
  }
  if (isLast(words.role_words.optional) && /[:?]$/.test(text)) return 'excluded'
  if (isLast(words.free_words) && beginsWith(text, words.free_words) && /:$/.test(text)) return 'given'
  // "Sudah punya akta belum?" is no heading.
  const last = findAll(text, words.role_words.excluded).at(-1)
  if (last && last.start > 0 && isBareNotYet(text, last) && !/:$/.test(text)) return undefined
  if (isLast(words.role_words.excluded)) return /\d{4}|\d\.\d/.test(text) ? undefined : 'excluded'
  const isParts = isLast(words.role_words.included) || isLast(words.role_words.breakdown)
  return isParts && !saysIncluded(text, words) ? 'included' : undefined
}

/** Topics that a line itself says are not included. */
function excludedTopics(text: string, words: QuoteWords): string[] {
  const place = findWord(text, words.role_words.excluded)
  return place ? topicsOf(text.slice(place.end), words) : []
}
