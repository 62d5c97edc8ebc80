/**
 * Reads an offer as people paste it: text → lines → sums → what each sum is → who receives it. What is not clearly a
 * sum in rupiah is none; what can be read in two ways is asked about and not counted. Takes time in proportion to the
 * length of the text. Pure.
 */

import { corrected, keysOf } from './corrected.ts'
import { saidOnce, withSaidOnce } from './figures.ts'
import { type TextLine, textLines } from './lines.ts'
import { type Placed, piecesOf } from './listed-below.ts'
import { capitalOf } from './named-capital.ts'
import { type Correction, type Offer, openPrices, type QuoteWords, sumOf } from './offer.ts'
import { tableAt } from './packages-in-columns.ts'
import { type Heads, headsIn, rowLine } from './rows.ts'
import { settle } from './settle.ts'
import { statedTotal } from './stated-total.ts'
import { withoutNames } from './talk.ts'
import { totalRole } from './total-words.ts'
import { bareWords, beginsWith, holds } from './words.ts'
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
  const lines = taken.flatMap(({ piece, source, ...placed }, index) => {
    const key = keyed[index] ?? ''
    const line = { ...piece, ...placed, key, isCorrected: false }
    const correction = corrections.get(key)
    return correction?.isDeleted ? [] : [correction ? corrected(line, correction) : line]
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
    deletedCount: taken.length - lines.length,
  }
}

function rowsAsLines(texts: ReturnType<typeof textLines>['lines'], currency: string, words: QuoteWords): Draft[] {
  const drafts: Draft[] = []
  let heads: Heads | undefined
  // "Paket | Isi | Harga", "Termin | Persen | Nilai": what its rows are.
  let lead = ''
  const { choice, payments } = words.role_words
  for (let place = 0; place < texts.length; place++) {
    const { text, cells, isItem, isCrossed, isAfterGap } = texts[place] as TextLine
    const table = cells && tableAt(texts, place, currency, words, (column) => plainPrice(column, words))
    if (table) {
      drafts.push(...table.drafts)
      place = table.end - 1
      continue
    }
    const found = cells && headsIn(cells, words.column_words, words)
    if (found) {
      // A row "Diskon" below adds up what the column of discounts says.
      const isApart = texts.slice(place + 1).some((row) => row.cells && beginsWith(row.text, words.role_words.discount))
      const columns = found.columns.map((column) => (isApart && column === 'discount' ? undefined : column))
      heads = { ...found, columns, currencies: found.currencies.map((one) => one || currency) }
      const [first = ''] = cells ?? []
      lead = [choice, payments].some((list) => holds(first, list)) ? `${first} ` : ''
    } else {
      const row = cells ? rowLine(cells, heads, words) : { text, readings: [] }
      const isNamed = cells === undefined || beginsWith(row.text, choice) || totalRole(row.text, words) !== undefined
      drafts.push({
        ...row,
        text: `${isNamed ? '' : lead}${row.text}`,
        isRow: cells !== undefined,
        isItem,
        isCrossed,
        isAfterGap,
      })
    }
  }
  return drafts
}

/** What an offer comes to; undefined where it asks something about a price, or names a range. */
function plainPrice(text: string, words: QuoteWords): number | undefined {
  const offer = readOffer(text, words)
  const { minIdr, maxIdr } = sumOf(offer.lines)
  const isPlain = minIdr === maxIdr && openPrices(offer).length === 0
  return offer.totalIdr ?? (isPlain ? minIdr : undefined)
}

function withinLimit(pieces: readonly Placed[], most: number): readonly Placed[] {
  let costs = 0
  const end = pieces.findIndex(({ piece }) => piece.role === 'price' && ++costs > most)
  return end === -1 ? pieces : pieces.slice(0, end)
}
