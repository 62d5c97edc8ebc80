/** The total that an offer states, beside what its lines add up to. Pure. */
import { counts, type OfferLine, type QuoteWords, sumOf } from './offer.ts'
import { holds, percentIn } from './words.ts'

interface Ends {
  readonly minIdr: number
  readonly maxIdr: number
}

/** The total that the offer states. Where it states several, the one that fits; else the last. */
export function statedTotal(
  lines: readonly OfferLine[],
  words: QuoteWords,
): { readonly totalIdr?: number; readonly isTotalOfPart: boolean } {
  const sum = sumOf(lines)
  const paid = paidIn(lines)
  const stated = lines.flatMap(({ role, sumIdr, maxIdr = sumIdr, doubt }, place) =>
    role === 'total' && sumIdr !== undefined ? [{ minIdr: sumIdr, maxIdr: maxIdr ?? sumIdr, place, doubt }] : [],
  )
  // "Total 5jt, sudah dibayar 2jt, total yang harus dibayar 3jt": what is left of it is no other total.
  const isLeft = (sumIdr: number) => paid > 0 && stated.some(({ minIdr }) => minIdr - paid === sumIdr)
  const totals = stated.filter(({ minIdr }) => !isLeft(minIdr))
  const last = totals.at(-1)
  if (!last) return paidInParts(lines)
  const fitting = totals.findLast((total) => meet(total, sum))
  if (fitting) return { totalIdr: fitting.minIdr, isTotalOfPart: fitting.doubt !== undefined }
  // Each part of the offer has its total.
  const all = totals.reduce((added, { minIdr }) => added + minIdr, 0)
  if (totals.length > 1 && meet({ minIdr: all, maxIdr: all }, sum)) return { totalIdr: all, isTotalOfPart: false }
  // "Total + PPN 11% = 3.330.000" adds a tax that no line has.
  const isPart =
    isWithTax(lines, last, sum.minIdr) ||
    isRounded(lines, last.minIdr, sum.minIdr, words) ||
    last.doubt !== undefined ||
    meet(last, sumOf(lines.slice(0, last.place)))
  return { totalIdr: last.minIdr, isTotalOfPart: isPart }
}

/** "Total dibulatkan", "3 digit terakhir kode unik": the difference is said, and it is small. */
function isRounded(lines: readonly OfferLine[], totalIdr: number, sum: number, words: QuoteWords): boolean {
  const apart = Math.abs(totalIdr - sum)
  const isSmall = apart < 1000 || (apart * 50 < sum && totalIdr % 50_000 === 0)
  return isSmall && lines.some(({ text }) => holds(text, words.role_words.rounding))
}

/** All payments of which the offer speaks. */
function paidIn(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, { role, sumIdr = 0 }) => (role === 'instalment' ? sum + sumIdr : sum), 0)
}

/** Taxes that the payer keeps back. */
export function keptIn(lines: readonly OfferLine[]): number {
  return lines.reduce(
    (sum, { role, payee, sumIdr = 0 }) => (role === 'other' && payee === 'tax' ? sum + Math.abs(sumIdr) : sum),
    0,
  )
}

/** A total with a tax that no line has: "belum PPN … total + PPN 5.550.000"; without what the payer keeps back or has paid; with a deposit. */
function isWithTax(
  lines: readonly OfferLine[],
  { minIdr, place }: Ends & { readonly place: number },
  sum: number,
): boolean {
  const keptIdr = keptIn(lines)
  const paid = paidIn(lines.slice(0, place))
  if ((keptIdr > 0 && Math.abs(minIdr - sum) === keptIdr) || (paid > 0 && Math.abs(sum - minIdr) === paid)) return true
  const isOnTop = !lines.some((line) => counts(line) && line.payee === 'tax')
  const isNamed = lines.some(({ topics }) => topics.includes('ppn'))
  const rates = [percentIn(lines[place]?.text ?? ''), ...(isOnTop && isNamed ? [11, 12] : [])]
  // "Biaya administrasi 2,5% dari total"
  for (const { role, text } of lines) if (role === 'text') rates.push(percentIn(text))
  // The tax may be that of one line: "jasa 3jt (belum PPN)".
  const bases = [
    sum,
    ...lines.flatMap((line) => (counts(line) && line.topics.includes('ppn') ? [line.sumIdr ?? 0] : [])),
  ]
  return rates.some(
    (percent) => percent > 0 && bases.some((base) => minIdr - sum === Math.round((base * percent) / 100)),
  )
}

/** Where nothing but instalments has a figure, they are the price. */
function paidInParts(lines: readonly OfferLine[]): { readonly totalIdr?: number; readonly isTotalOfPart: boolean } {
  const parts = lines.filter(({ role }) => role === 'instalment')
  const isWhole = parts.length > 1 && parts.every(({ sumIdr, doubt }) => sumIdr !== undefined && !doubt)
  if (!isWhole || lines.some(({ role }) => role === 'price')) return { isTotalOfPart: false }
  return { totalIdr: parts.reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0), isTotalOfPart: false }
}

function meet(one: Ends, other: Ends): boolean {
  return one.minIdr <= other.maxIdr && one.maxIdr >= other.minIdr
}
