/** Rows of a table, written again as the line that a person would write: what, and for how much. Pure. */
import { amountsIn } from './amounts.ts'
import type { AmountWords } from './quantity.ts'
import { madeOnce } from './remembered.ts'
import { holds, percentIn, without } from './words.ts'

/** What a column holds, by the words of its head; the names are those of `content/facts/tools/quote.yaml`. */
export interface ColumnWords {
  readonly amount: readonly string[]
  readonly price: readonly string[]
  readonly discount: readonly string[]
  readonly quantity: readonly string[]
  readonly number: readonly string[]
  readonly tax: readonly string[]
  readonly text: readonly string[]
}

type Column = keyof ColumnWords

export interface Heads {
  readonly columns: readonly (Column | undefined)[]
  /** Foreign money in the head of a column counts for its cells. */
  readonly currencies: readonly string[]
  /** The column of discounts holds percentages. */
  readonly isShare: boolean
}

export const currencyNames = madeOnce((words: AmountWords) => [...words.foreign_words, 'rp', 'idr', 'rupiah'])

/** The columns, where a row is the head of a table. */
export function headsIn(cells: readonly string[], columns: ColumnWords, words: AmountWords): Heads | undefined {
  const order: readonly Column[] = ['quantity', 'amount', 'price', 'discount', 'text', 'number', 'tax']
  // "Item | USD": a currency alone is the head of the sums.
  const currencies = currencyNames(words)
  const isCurrency = (cell: string) => holds(cell, currencies) && !/\p{L}/u.test(without(cell, currencies))
  const kinds = cells.map(
    (cell) => order.find((column) => holds(cell, columns[column])) ?? (isCurrency(cell) ? 'amount' : undefined),
  )
  const named = kinds.filter((kind) => kind !== undefined).length
  const isHead =
    named >= 2 && named >= cells.filter((cell) => cell !== '').length - 1 && !cells.some((cell) => /\d/.test(cell))
  if (!isHead) return undefined
  return {
    columns: kinds,
    currencies: cells.map((cell) => currencyOf(cell, words)),
    isShare: cells.some((cell) => holds(cell, columns.discount) && cell.includes('%')),
  }
}

/** The foreign money that the head of a column names; empty where it names none. */
export function currencyOf(head: string, words: AmountWords): string {
  return holds(head, words.foreign_words) || /[$€£¥]/.test(head) ? head.replace(/^.*?([A-Z]{3}|\p{Sc}).*$/u, '$1') : ''
}

export interface Row {
  readonly text: string
  /** What the row may cost, where its numbers do not say it. */
  readonly readings: readonly number[]
}

/** The row as one line; its sum is the amount, or the quantity times the price. */
export function rowLine(cells: readonly string[], heads: Heads | undefined, words: AmountWords): Row {
  const filled = cells.map(
    (cell, place): Cell => ({
      cell,
      place,
      column: heads?.columns[place],
      value: numberIn(cell, words),
    }),
  )
  const texts = filled.filter(({ cell, value }) => value === undefined && /\p{L}/u.test(cell)).map(({ cell }) => cell)
  const numbers = filled.filter(
    ({ value, column, place }) =>
      value !== undefined && column !== 'number' && !(place === 0 && texts.length > 0 && (value ?? 0) < 200),
  )
  const said = texts.join(' ')
  // "Harga (IDR) | Harga (USD)": the one in rupiah.
  const of = (column: Column) =>
    numbers.findLast((one) => one.column === column && !heads?.currencies[one.place]) ??
    numbers.findLast((one) => one.column === column)
  const written = (one: (typeof numbers)[number] | undefined) => {
    if (!one) return undefined
    const currency = heads?.currencies[one.place]
    const isBare = /^[\d.,]+$/.test(one.cell)
    return `${said} ${currency ? `${currency} ` : isBare && heads ? 'Rp ' : ''}${one.cell}`
  }
  const [total, price, counted] = [of('amount'), of('price'), of('quantity')]
  // "Jumlah | Harga": 4 | 10.000
  const isCount = price !== undefined && /^[1-9]\d{0,2}$/.test(total?.cell ?? '')
  const [amount, quantity] = isCount ? [undefined, total] : [total, counted]
  if (amount) return { text: written(amount) ?? said, readings: [] }
  const reduced = price && inColumns(filled, heads, price, quantity?.value)
  if (reduced)
    return reduced.length > 1 ? { text: said, readings: reduced } : { text: `${said} Rp ${reduced[0]}`, readings: [] }
  if (price && quantity && quantity.value !== 1)
    return { text: `${said} ${quantity.value} x ${heads ? 'Rp ' : ''}${price.cell}`, readings: [] }
  if (price) return { text: written(price) ?? said, readings: [] }
  const last = numbers.at(-1)
  const others = numbers.slice(0, -1).flatMap(({ value }) => (value === undefined ? [] : [value]))
  if (!last || others.length === 0 || heads || fits(last.value ?? 0, others))
    return { text: written(last) ?? cells.join(' '), readings: [] }
  const sum = last.value ?? 0
  const [count = 0] = others
  if (others.length === 1 && count > 1 && count < 1000) return { text: said, readings: [sum, sum * count] }
  return { text: said, readings: [...new Set([...others, sum])].filter((one) => one >= 1000) }
}

/** A cell with its column, and the number in it. */
interface Cell {
  readonly cell: string
  readonly place: number
  readonly column: Column | undefined
  readonly value: number | undefined
}

/**
 * What a row costs by its price, its discount and its tax, where no column says it: "Harga | Diskon | PPN".
 * @returns both readings where a discount may be for one piece or for all of them
 */
function inColumns(
  filled: readonly Cell[],
  heads: Heads | undefined,
  { place, value = 0 }: Cell,
  quantity = 1,
): readonly number[] | undefined {
  if (heads?.currencies[place]) return undefined
  const of = (column: Column) => filled.find((one) => one.column === column && one.place > place)
  const [discount, tax] = [of('discount'), of('tax')]
  const all = value * quantity
  const isShare = discount?.cell.includes('%') || heads?.isShare === true
  const off = isShare
    ? Math.round((all * (percentIn(discount?.cell ?? '') || (discount?.value ?? 0))) / 100)
    : (discount?.value ?? 0)
  // "PPN | 11%" says no sum.
  const added = tax?.cell.includes('%') ? 0 : (tax?.value ?? 0)
  if (off >= all || (off <= 0 && added <= 0)) return undefined
  const offs = quantity > 1 && !isShare && off > 0 ? [off, off * quantity] : [off]
  return offs.map((one) => all - one + added).filter((sum) => sum > 0)
}

/** Whether a sum follows from the numbers before it: the same, a product, a sum or a difference of them. */
function fits(sum: number, others: readonly number[]): boolean {
  const [a = 0, b = 0] = others.slice(-2)
  if (others.length === 1) return a === sum || a === 1
  return (
    [a * b, a + b, a - b, others.reduce((all, one) => all + one, 0)].includes(sum) ||
    others.every((one) => one === sum || one === 1)
  )
}

/** The number of a cell that holds nothing else; foreign money counts as 0 here and keeps its text. */
function numberIn(cell: string, words: AmountWords): number | undefined {
  if (/^\d{1,4}$/.test(cell)) return Number(cell)
  if (/^\d+$/.test(cell) && cell.length > 10) return undefined
  const amounts = amountsIn(cell, words)
  const [amount] = amounts
  if (!amount || amounts.length > 1) return undefined
  const rest = `${cell.slice(0, amount.start)}${cell.slice(amount.end)}`
  return /[\p{L}\d]/u.test(rest) ? undefined : amount.maxIdr
}
