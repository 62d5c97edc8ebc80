/** Looks at the offer as a whole: which sums restate others, and which total is meant. Pure. */
import { counts, isOpen, type OfferLine, type Role } from './offer.ts'

/** A line with what only the whole offer decides. */
export interface Draft extends OfferLine {
  /** The line of the text; several sums may stand in one. */
  readonly place: number
  readonly isAfter: boolean
  readonly isTotalOfSome: boolean
  readonly baseIdr?: number
  readonly percent?: number
  /** The line whose price it is a part of. */
  readonly partOf?: number
}

/** Sums that say again what stands elsewhere are not counted; a role that the visitor chose stays. */
export function settle(drafts: readonly Draft[]): Draft[] {
  const lines = withParts(drafts)
  const counted: number[] = []
  let sinceTotal = 0
  const settled: Draft[] = []
  lines.forEach((line, index) => {
    const running = total(counted.slice(sinceTotal))
    const decided = line.isCorrected ? line : decide(line, lines, index, settled, counted, running)
    const last = settled.at(-1)
    // "Diskon 500.000, setelah diskon 4.500.000" without a price before: the discount is inside the price.
    if (decided.isAfter && decided.role === 'price' && last?.role === 'discount' && running < 0) {
      settled[settled.length - 1] = { ...last, role: 'included' }
      counted.pop()
    }
    const restated =
      decided.isAfter &&
      decided.role === 'price' &&
      /dis[ck]|potong|promo/i.test(decided.text) &&
      running > (decided.sumIdr ?? 0)
    if (restated && counted.length - sinceTotal === 1 && last?.role === 'price' && last.topics.length === 0) {
      settled[settled.length - 1] = { ...last, role: 'before' }
      counted.pop()
      settled.push(decided)
    } else settled.push(restated ? { ...decided, role: 'total' } : decided)
    const pushed = settled.at(-1) ?? decided
    if (counts(pushed)) counted.push(pushed.sumIdr ?? 0)
    if (pushed.role === 'total') sinceTotal = counted.length
  })
  return settled
}

/** Priced lines below "… Rp 6.000.000, termasuk:" are its parts, or the price is their sum. */
function withParts(lines: readonly Draft[]): Draft[] {
  const sums = new Map<number, number>()
  for (const { partOf, sumIdr = 0, role } of lines) {
    if (partOf !== undefined && role === 'price') sums.set(partOf, (sums.get(partOf) ?? 0) + sumIdr)
  }
  const isSum = (place: number) =>
    lines.some((line) => line.place === place && line.role === 'price' && line.sumIdr === sums.get(place))
  return lines.map((line) => {
    if (line.partOf !== undefined && line.role === 'price' && !isSum(line.partOf))
      return { ...line, role: 'included' as const }
    return sums.has(line.place) && line.role === 'price' && isSum(line.place)
      ? { ...line, role: 'subtotal' as const }
      : line
  })
}

function decide(
  line: Draft,
  lines: readonly Draft[],
  index: number,
  settled: readonly Draft[],
  counted: readonly number[],
  running: number,
): Draft {
  const as = (role: Role) => ({ ...line, role })
  if (line.role === 'before') {
    // A former price that a discount follows is the price from which it is taken.
    const next = lines.slice(index + 1, index + 6).find((one) => one.sumIdr !== undefined && one.place !== line.place)
    return next?.role === 'discount' ? as('price') : line
  }
  if ((line.role === 'total' || line.role === 'subtotal') && counted.length === 0)
    return isOnlyPrice(line, lines, index) ? as('price') : line
  if (line.percent !== undefined) return withShare(line, line.percent, lines, index, running || total(counted))
  if (line.role !== 'price' || line.sumIdr === undefined || isOpen(line)) return line
  const last = settled.findLast(counts)
  if (line.isAfter && line.baseIdr !== undefined && (counted.includes(line.baseIdr) || running === line.baseIdr)) {
    return { ...line, role: 'discount', sumIdr: line.sumIdr - line.baseIdr }
  }
  if (line.isAfter && last?.role === 'discount' && line.sumIdr === running) return as('subtotal')
  if (line.text === '' && counted.length > 1 && line.sumIdr === running) return as('total')
  if (!line.isTotalOfSome) return line
  let sum = 0
  for (const one of counted.toReversed()) {
    sum += one
    if (sum === line.sumIdr) return as('subtotal')
  }
  return counted.length > 1 && line.topics.length === 0
    ? { ...line, doubt: 'role', readings: [line.sumIdr], written: line.text }
    : line
}

/** "Diskon 10%" or "PPN 11%" without a sum: taken from what stands above, where the total confirms it. */
function withShare(line: Draft, percent: number, lines: readonly Draft[], index: number, base: number): Draft {
  const stated = lines.slice(index + 1).find(({ role }) => role === 'total')?.sumIdr
  // A tax of 12 % is one of 11 % where its base is 11/12.
  const sums = (percent === 12 ? [12, 11] : [percent]).map((share) => Math.round((base * share) / 100))
  const confirmed = sums.find((sum) => base + sum === stated)
  if (confirmed !== undefined) return { ...line, role: percent < 0 ? 'discount' : 'price', sumIdr: confirmed }
  return percent < 0 && base > 0 && stated === undefined ? { ...line, role: 'discount', sumIdr: sums[0] ?? 0 } : line
}

function total(sums: readonly number[]): number {
  return sums.reduce((sum, one) => sum + one, 0)
}

/** A total without lines above it, to which tax is added, or from which a discount is taken, is the price. */
function isOnlyPrice(line: Draft, lines: readonly Draft[], index: number): boolean {
  const rest = lines.slice(index + 1)
  if (line.maxIdr !== undefined) return !rest.some(counts)
  const end = rest.findIndex(({ role }) => role === 'total')
  const between = (end === -1 ? rest : rest.slice(0, end)).filter(counts)
  return between.length > 0 && between.every(({ payee, role }) => payee === 'tax' || role === 'discount')
}

/** The total that the offer states. Where it states several, the one that fits; else the last. */
export function totalOf(lines: readonly OfferLine[]): { readonly totalIdr?: number; readonly isTotalOfPart: boolean } {
  const sum = sumOf(lines)
  const totals = lines.flatMap(({ role, sumIdr, maxIdr = sumIdr, doubt }, place) =>
    role === 'total' && sumIdr !== undefined ? [{ minIdr: sumIdr, maxIdr: maxIdr ?? sumIdr, place, doubt }] : [],
  )
  const last = totals.at(-1)
  if (!last) return { isTotalOfPart: false }
  const fitting = totals.findLast((total) => meet(total, sum))
  if (fitting) return { totalIdr: fitting.minIdr, isTotalOfPart: fitting.doubt !== undefined }
  // Each part of the offer has its total.
  const all = totals.reduce((added, { minIdr }) => added + minIdr, 0)
  if (totals.length > 1 && meet({ minIdr: all, maxIdr: all }, sum)) return { totalIdr: all, isTotalOfPart: false }
  const isPart = last.doubt !== undefined || meet(last, sumOf(lines.slice(0, last.place)))
  return { totalIdr: last.minIdr, isTotalOfPart: isPart }
}

interface Ends {
  readonly minIdr: number
  readonly maxIdr: number
}

function meet(one: Ends, other: Ends): boolean {
  return one.minIdr <= other.maxIdr && one.maxIdr >= other.minIdr
}

/** What the lines that count add up to. */
export function sumOf(lines: readonly OfferLine[]): { readonly minIdr: number; readonly maxIdr: number } {
  const counted = lines.filter(counts)
  return {
    minIdr: counted.reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0),
    maxIdr: counted.reduce((sum, { sumIdr = 0, maxIdr = sumIdr }) => sum + maxIdr, 0),
  }
}
