/** How many there are of what is paid for, in a line of its own: "Harga satuan 1,5 jt⏎Jumlah 2 merek⏎Total 3 jt". Pure. */
import { type Draft, lastTotal } from './draft.ts'
import { counts, type QuoteWords, sumOf } from './offer.ts'
import { beginsWith } from './words.ts'

/** The price beside it is multiplied where the total agrees. */
export function withCountsApart(lines: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const { total, term } = words.role_words
  const { quantity } = words.column_words
  const totalIdr = lastTotal(lines)
  const { minIdr, maxIdr } = sumOf(lines)
  if (totalIdr === undefined || minIdr !== maxIdr || totalIdr <= minIdr) return lines
  const isPrice = (line: Draft | undefined, times: number) =>
    line?.role === 'price' &&
    counts(line) &&
    !line.isCorrected &&
    minIdr + (line.sumIdr ?? 0) * (times - 1) === totalIdr
  for (const [place, { role, text }] of lines.entries()) {
    const times = Number(/^\P{N}*(\d{1,3})(?!\d|[.,]\d|\s*%)/u.exec(text)?.[1] ?? 0)
    const isCount = role === 'text' && times > 1 && [quantity, total, term].some((list) => beginsWith(text, list))
    const found = isCount ? [place - 1, place + 1].find((beside) => isPrice(lines[beside], times)) : undefined
    if (found !== undefined)
      return lines.map((line, index) => (index === found ? { ...line, sumIdr: (line.sumIdr ?? 0) * times } : line))
  }
  return lines
}
