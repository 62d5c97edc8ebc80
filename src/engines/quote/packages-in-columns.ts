/** Tables with a price in several columns: packages of which one is chosen, or parts of the price of a row. Pure. */
import { amountsIn } from './amounts.ts'
import type { TextLine } from './lines.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, namesPaid, wordsFor } from './payees.ts'
import { cut } from './piece.ts'
import { currencyNames, currencyOf } from './rows.ts'
import { totalRole } from './total-words.ts'
import { beginsWith, holds, without } from './words.ts'
import type { Draft } from './wrapped-lines.ts'

interface Table {
  /** Behind its last row. */
  readonly end: number
  readonly drafts: readonly Draft[]
}

type Row = readonly string[]

/** What the lines of one column come to, in whole rupiah; undefined where that is no plain sum. */
type PriceOf = (text: string) => number | undefined

interface PricedRow {
  /** The words of its other columns. */
  readonly label: string
  readonly isTotal: boolean
  /** One for each column that holds prices or packages. */
  readonly cells: readonly { readonly head: string; readonly text: string; readonly isPrice: boolean }[]
}

/** Rows of a table that are looked at, so that time stays in proportion to the length of the text. */
const mostRows = 80

/**
 * The table whose head is the row at a place: "Uraian | Basic | Pro" or "Layanan | Jasa | PNBP".
 * @param currency of all figures
 * @returns a line for each package, asked about, and one without a sum for each row; or of parts a line for each cell
 * with a sum; undefined where the row is no such head
 */
export function tableAt(
  lines: readonly TextLine[],
  place: number,
  currency: string,
  words: QuoteWords,
  priceOf: PriceOf,
): Table | undefined {
  const heads = lines[place]?.cells ?? []
  const below = lines.slice(place + 1, place + 1 + mostRows)
  const stop = below.findIndex(({ cells }) => cells === undefined || cells.length > heads.length)
  const rows = (stop === -1 ? below : below.slice(0, stop)).map(({ cells = [] }): Row => cells)
  const hasPrice = (cell = '') =>
    amountsIn(cell, words).some(({ kind, maxIdr }) => kind !== 'rupiah' || maxIdr >= 10_000)
  const named = heads.filter((head) => hasPrice(head) && isPackage(cut(head, amountsIn(head, words)), words))
  // "Basic (Rp 3.500.000) | Pro (Rp 5.500.000)"
  if (named.length > 1 && named.length >= heads.length - 1 && heads.filter(hasPrice).length === named.length)
    return {
      end: place + 1,
      drafts: named.map((head) => rowDraft(cut(head, amountsIn(head, words)), sumsOf(head, words))),
    }
  if (heads.length < 2 || heads.some((head) => hasPrice(head) || holds(head, words.column_words.amount)))
    return undefined
  const priced = heads.flatMap((_, column) => (rows.some((cells) => hasPrice(cells[column])) ? [column] : []))
  if (!rows.some((cells) => priced.filter((one) => hasPrice(cells[one])).length > 1)) return undefined
  const packages = priced.filter((column) => isPackage(heads[column] ?? '', words))
  const isChoice = packages.length > 1
  if (!isChoice && !areParts(heads, priced, words)) return undefined
  const columns = isChoice ? packages : priced
  const read = rows.map((cells): PricedRow => {
    const label = cells.filter((cell, at) => !columns.includes(at) && /\p{L}/u.test(cell)).join(' ')
    const texts = columns.map((column) => {
      const [cell = '', head = ''] = [cells[column], heads[column]]
      const text = /^[\d.,]+$/.test(cell) ? `${currencyOf(head, words) || currency || 'Rp'} ${cell}` : cell
      return { head, text, isPrice: hasPrice(cell) }
    })
    return { label, isTotal: totalRole(label, words) !== undefined, cells: texts }
  })
  return { end: place + 1 + rows.length, drafts: isChoice ? choices(read, words, priceOf) : parts(read) }
}

/** A line for each price, which are all added. */
function parts(rows: readonly PricedRow[]): Draft[] {
  return rows.flatMap(({ label, isTotal, cells }) =>
    cells.flatMap(({ head, text, isPrice }) => (isPrice && !isTotal ? [rowDraft(`${head} ${label} ${text}`)] : [])),
  )
}

/** A line for each package; where the rows are choices too, one for each price. */
function choices(rows: readonly PricedRow[], words: QuoteWords, priceOf: PriceOf): Draft[] {
  const heads = rows[0]?.cells.map(({ head }) => head) ?? []
  const wholes = heads.map((_, column) =>
    priceOf(
      rows
        .map(({ label, cells }) => [label, cells[column]?.text ?? ''] as const)
        .flatMap(([label, text]) => (/[\p{L}\d]/u.test(text) ? [`${label} ${text}`] : []))
        .join('\n'),
    ),
  )
  // "Melati", "Mawar": rows that name no cost are no parts of one price.
  const isCost = ({ label, isTotal }: PricedRow) => {
    const { discount, form } = words.role_words
    return isTotal || namesCost(label, words) || [discount, form].some((list) => holds(label, list))
  }
  const costs = rows.filter(({ cells }) => cells.some(({ isPrice }) => isPrice))
  if (costs.length > 1 && costs.every(isCost) && wholes.every((sum) => sum !== undefined))
    return [
      ...rows.flatMap(({ label, isTotal }) => (label === '' || isTotal ? [] : [rowDraft(label)])),
      ...heads.map((head, index) => ({ ...rowDraft(head, [wholes[index] ?? 0]), hasParts: true })),
    ]
  return rows.flatMap(({ label, cells }) =>
    cells.flatMap(({ head, text, isPrice }) => (isPrice ? [rowDraft(`${label} (${head})`, sumsOf(text, words))] : [])),
  )
}

/** @param readings the price of a package */
function rowDraft(text: string, readings: readonly number[] = []): Draft {
  const isChoice = readings.length > 0
  return {
    text,
    readings,
    isRow: true,
    isItem: false,
    isCrossed: false,
    isAfterGap: false,
    ...(isChoice && { isChoice }),
  }
}

/** The sums of a cell, both ends of a range. */
function sumsOf(cell: string, words: QuoteWords): readonly number[] {
  return [...new Set(amountsIn(cell, words).flatMap(({ minIdr, maxIdr }) => [minIdr, maxIdr]))].filter((sum) => sum > 0)
}

/** "Paket A", "Harga Pro", "CV": the head of a column does not say what its sums are, or whose. */
function isPackage(head: string, words: QuoteWords): boolean {
  const { column_words: columns, role_words: by } = words
  const name = [words.cost_words, columns.price, currencyNames(words)].reduce(without, head)
  if (!/\p{L}/u.test(name)) return false
  // "Paket Hemat" saves nothing.
  if (holds(name, words.package_words)) return true
  if (isSpecial(head, words)) return false
  // "Notaris A | Notaris B"
  const isOneOfMany = /\s(?:\p{Lu}|\d|[IV]{2,3})$/u.test(head)
  if (isOneOfMany || [by.choice, by.form].some((list) => holds(name, list))) return true
  const others = [columns.quantity, columns.number, columns.text, by.months]
  return !namesPaid(name, words) && !others.some((list) => holds(name, list))
}

/** "Jasa | PNBP", "Harga | PPN": columns that are added, since one of them says who is paid. */
function areParts(heads: Row, priced: readonly number[], words: QuoteWords): boolean {
  const own = priced.map((column) => heads[column] ?? '')
  const isPlain = (head: string) =>
    !isSpecial(without(head, wordsFor('tax', words)), words) &&
    !holds(head, words.role_words.included) &&
    !head.includes('+')
  const isCounted = heads.some((head) => holds(head, words.column_words.quantity))
  return own.length > 1 && !isCounted && own.every(isPlain) && own.some((head) => namesPaid(head, words))
}

/** A former price, one that is left after a discount, the discount, or a tax. */
function isSpecial(head: string, words: QuoteWords): boolean {
  const { before, after, discount, saving } = words.role_words
  return (
    [before, after, discount, saving].some((list) => holds(head, list)) ||
    /promo/i.test(head) ||
    beginsWith(head, wordsFor('tax', words))
  )
}
