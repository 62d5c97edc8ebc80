/** What the visitor of the cost calculator has chosen, and its form in an address. Pure. */
import { type Choice, type FeeLine, type FeeTable, ofVariant, pricesOn, quantityOf } from '../../lib/fees.ts'

export interface Estimate {
  /** Absent where the service has one case alone. */
  readonly variant: string | undefined
  readonly choice: Choice
}

const variantName = 'varian'

/** The day of the prices that the sharer of an address has seen. */
export const pricesDayName = 'per'

export function firstEstimate({ variants }: FeeTable): Estimate {
  return { variant: variants[0]?.id, choice: {} }
}

/**
 * A choice with another quantity of one line. Linked lines follow: choosing three trademark classes gives three state
 * fees and, beyond the first, two of our fees for a further class.
 */
export function withQuantity(lines: readonly FeeLine[], choice: Choice, changed: FeeLine, quantity: number): Choice {
  const followers = changed.linked === undefined ? [changed] : lines.filter(({ linked }) => linked === changed.linked)
  const quantities = followers.map((line) => [line.id, line.beyondFirst ? quantity - 1 : quantity] as const)
  return { ...choice, ...Object.fromEntries(quantities) }
}

/** Whether a line has a quantity of its own to choose; of linked lines the first chooses for all. */
export function choosesQuantity(lines: readonly FeeLine[], line: FeeLine): boolean {
  if (line.linked === undefined) return line.quantity !== undefined
  return line === lines.find(({ linked, beyondFirst }) => linked === line.linked && !beyondFirst)
}

/** The day of the prices and everything that differs from the first view of the calculator, as a query without its `?`. */
export function toQuery(table: FeeTable, { variant, choice }: Estimate): string {
  const { variants, lines } = table
  const query = new URLSearchParams({ [pricesDayName]: pricesOn(table) })
  if (variant !== undefined && variant !== variants[0]?.id) query.set(variantName, variant)
  for (const line of ofVariant(lines, variant)) {
    if (line.linked !== undefined && !choosesQuantity(ofVariant(lines, variant), line)) continue
    const quantity = quantityOf(line, choice)
    if (quantity !== quantityOf(line)) query.set(line.id, String(quantity))
  }
  return query.toString()
}

/** Reads a query; what it says of lines or variants that do not exist is passed over. */
export function fromQuery(table: FeeTable, search: string): Estimate {
  const query = new URLSearchParams(search)
  const { variant: first } = firstEstimate(table)
  const variant = table.variants.find(({ id }) => id === query.get(variantName))?.id ?? first
  let choice: Choice = {}
  for (const line of table.lines) {
    const quantity = Number(query.get(line.id) ?? Number.NaN)
    if (line.beyondFirst || !Number.isInteger(quantity)) continue
    choice = withQuantity(table.lines, choice, line, quantity)
  }
  return { variant, choice }
}

/**
 * Whether a query says what this calculator cannot show: a case or a line that it has not, or a quantity beyond its limits.
 * Networks add names of their own to addresses (`utm_source`), so an unknown name counts only beside the day of the prices.
 */
export function hasUnknown(table: FeeTable, search: string): boolean {
  const query = new URLSearchParams(search)
  const { variant } = fromQuery(table, search)
  const lines = ofVariant(table.lines, variant)
  return [...query].some(([name, value]) => {
    if (name === variantName) return value !== variant
    if (name === pricesDayName) return pricesDay(value) === undefined
    const line = lines.find(({ id }) => id === name)
    if (line) return line.beyondFirst || quantityOf(line, { [name]: Number(value) }) !== Number(value) || value === ''
    const isOfOthers = !query.has(pricesDayName) || /^(?:utm|gad|_)/.test(name) || !/^\d{1,4}$/.test(value)
    return table.lines.some(({ id }) => id === name) || !isOfOthers
  })
}

/** The day of the prices in a query, if it is another than that of the table: the figures may differ from those shared. */
export function outdatedPricesDay(table: FeeTable, search: string): string | undefined {
  const day = pricesDay(new URLSearchParams(search).get(pricesDayName))
  return day === pricesOn(table) ? undefined : day
}

function pricesDay(day: string | null): string | undefined {
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}
