/**
 * Reads an offer as people paste it: text → lines → sums → what each sum is → who receives it. What is not clearly a
 * sum in rupiah is none; what can be read in two ways is asked about and not counted. Takes time in proportion to the
 * length of the text. Pure.
 */

import type { Draft as Line } from './draft.ts'
import { isBareNotYet, saysIncluded } from './exclusions.ts'
import { saidOnce, withSaidOnce } from './figures.ts'
import { textLines } from './lines.ts'
import type { Correction, Offer, OfferLine, QuoteWords } from './offer.ts'
import { namesCost, namesPaid, topicsOf } from './payees.ts'
import type { Piece } from './piece.ts'
import { readLine } from './read-line.ts'
import { type Heads, headsIn, rowLine } from './rows.ts'
import { settle } from './settle.ts'
import { statedTotal } from './stated-total.ts'
import { totalRole } from './total-words.ts'
import { bareWords, beginsWith, endsWith, findAll, findWord, holds, without } from './words.ts'
import { type Draft, joinLines } from './wrapped-lines.ts'

/** @param corrections of the visitor, by the key of the line */
export function readOffer(
  pasted: string,
  words: QuoteWords,
  corrections: ReadonlyMap<string, Correction> = new Map(),
): Offer {
  const { lines: texts, cutAfter } = textLines(pasted)
  const said = saidOnce(
    texts.map(({ text }) => text),
    words,
  )
  const rows = withoutNames(rowsAsLines(texts, said.currency, words), words).map((row) => ({
    ...row,
    text: withSaidOnce(row.text, said, words),
  }))
  const drafts = joinLines(rows, words)
  const { pieces, included, excluded } = piecesOf(drafts, words)
  const taken = withinLimit(pieces, words.most_lines)
  const keyed = keysOf(taken.map(({ piece, source }) => `${source} ${piece.text}`))
  const lines: Line[] = []
  let deletedCount = 0
  taken.forEach(({ piece, place, partOf }, index) => {
    const key = keyed[index] ?? ''
    const correction = corrections.get(key)
    if (correction?.isDeleted) deletedCount++
    else {
      const { isAfter, isTotalOfSome, baseIdr, percent } = piece
      lines.push({
        ...corrected({ ...piece, key, isCorrected: false }, correction),
        place,
        isAfter,
        isTotalOfSome,
        ...(baseIdr !== undefined && { baseIdr }),
        ...(percent !== undefined && { percent }),
        ...(partOf !== undefined && { partOf }),
      })
    }
  })
  const settled = settle(lines, words)
  const spoken = ` ${bareWords(texts.map(({ text }) => text).join(' '))} `
  const capitalIdr = capitalOf(settled, words)
  const end = taken.length < pieces.length ? taken.at(-1)?.source : cutAfter
  return {
    lines: settled,
    ...statedTotal(settled, words),
    ...(capitalIdr !== undefined && { capitalIdr }),
    included: [...included],
    excluded: [
      ...new Set([
        ...excluded,
        ...settled.filter(({ role }) => role === 'notIncluded').flatMap(({ topics }) => topics),
      ]),
    ],
    terms: words.terms.filter((term) => term.words.some((word) => spoken.includes(` ${word} `))).map(({ id }) => id),
    ...(end !== undefined && { cutAfter: end }),
    deletedCount,
  }
}

/** Who pays a part of the capital says nothing of the whole. */
const paidIn: readonly string[] = ['setor', 'menyetor', 'setoran', 'penyetoran']

/** The largest capital, or what the shares of several persons add up to; the value of one share is none. */
function capitalOf(lines: readonly OfferLine[], words: QuoteWords): number | undefined {
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

function rowsAsLines(texts: ReturnType<typeof textLines>['lines'], currency: string, words: QuoteWords): Draft[] {
  const drafts: Draft[] = []
  let heads: Heads | undefined
  for (const { text, cells, isItem, isCrossed, isAfterGap } of texts) {
    const found = cells && headsIn(cells, words.column_words, words)
    if (found) heads = { ...found, currencies: found.currencies.map((one) => one || currency) }
    else {
      const row = cells ? rowLine(cells, heads, words) : { text, readings: [] }
      drafts.push({ ...row, isRow: cells !== undefined, isItem, isCrossed, isAfterGap })
    }
  }
  return drafts
}

/** "Rina: 4,5jt deh": the name of who writes again and again in a talk with questions is no part of a line. */
function withoutNames(rows: readonly Draft[], words: QuoteWords): readonly Draft[] {
  if (!rows.some(({ text }) => text.endsWith('?'))) return rows
  const nameOf = ({ text }: Draft) => /^(\p{Lu}[\p{L} ]{1,20}):\s/u.exec(text)?.[1]
  const names = rows.map(nameOf)
  return rows.map((row, place) => {
    const name = names[place]
    const isSender =
      name !== undefined &&
      names.filter((one) => one === name).length > 1 &&
      !namesCost(name, words) &&
      !totalRole(name, words)
    return isSender ? { ...row, text: row.text.slice(name.length + 1).trim() } : row
  })
}

interface Placed {
  readonly piece: Piece
  /** Which line of the text, and its words. */
  readonly place: number
  readonly source: string
  readonly partOf?: number
}

/** A list below a heading: of what is not included, of what is given, of the parts of a price, of payments, of capital. */
interface Scope {
  readonly kind: 'excluded' | 'given' | 'parts' | 'payments' | 'capital'
  readonly place: number
  hasItems?: boolean
  isUsed?: boolean
}

function piecesOf(drafts: readonly Draft[], words: QuoteWords) {
  const pieces: Placed[] = []
  const [included, excluded] = [new Set<string>(), new Set<string>()]
  let scope: Scope | undefined
  drafts.forEach((draft, place) => {
    const found = readLine(draft.text, words, draft.readings)
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
      pieces.push({ piece, place, source: draft.text, ...(scope?.kind === 'parts' && { partOf: scope.place }) })
    }
    const about = hasSum ? undefined : subjectOf(draft.text, words)
    if (opens === 'excluded' || opens === 'given') scope = { kind: opens, place }
    else if (about) scope = { kind: about, place }
    else if (opens) scope = hasSum ? { kind: 'parts', place } : undefined
  })
  return { pieces, included, excluded }
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
  if (isLast(words.role_words.optional) && /:$/.test(text)) return 'excluded'
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

function withinLimit(pieces: readonly Placed[], most: number): readonly Placed[] {
  let costs = 0
  const end = pieces.findIndex(({ piece }) => piece.role === 'price' && ++costs > most)
  return end === -1 ? pieces : pieces.slice(0, end)
}

/** A short name of each text; the second of the same text has another one. */
function keysOf(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const name = shortHash(bareWords(text))
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  })
}

/** FNV-1a: enough to tell the lines of one offer apart in an address. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return (hash >>> 0).toString(36)
}

function corrected(line: OfferLine, correction: Correction | undefined): OfferLine {
  if (!correction) return line
  const { sumIdr: typed, role: chosen, payee } = correction
  const { doubt, maxIdr, ...rest } = line
  const role = chosen ?? (typed !== undefined && line.role === 'text' ? 'price' : line.role)
  const sum =
    typed ?? line.sumIdr ?? (chosen === undefined || line.readings.length !== 1 ? undefined : line.readings[0])
  const keepsDoubt =
    typed === undefined && doubt !== undefined && !(doubt === 'role' && chosen !== undefined && sum !== undefined)
  return {
    ...rest,
    role,
    payee: payee ?? line.payee,
    ...(sum !== undefined && { sumIdr: role === 'discount' ? -Math.abs(sum) : Math.abs(sum) }),
    ...(typed === undefined && maxIdr !== undefined && { maxIdr }),
    ...(keepsDoubt && { doubt }),
    isCorrected: true,
  }
}
