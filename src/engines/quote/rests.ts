/** What is left of a sum behind its parts: "jasa 5 juta: notaris 2,5 juta, PNBP 1 juta, sisanya fee kami". Pure. */
import { type Draft, totalOf } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { beginsWith } from './words.ts'

/** The rest becomes a line with its sum, and what it is left of becomes a sum of parts. */
export function withRests(lines: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const place = lines.findIndex(
    ({ role, text, payee }) => role === 'text' && payee !== 'unclear' && beginsWith(text, words.role_words.rest),
  )
  const whole = wholeOf(lines, place)
  if (whole === undefined) return lines
  const left = (lines[whole]?.sumIdr ?? 0) - totalOf(lines.slice(whole + 1, place))
  return lines.map((line, index) => {
    if (index === place) return { ...line, role: 'price', sumIdr: left }
    return index === whole && line.role === 'price' ? { ...line, role: 'subtotal' } : line
  })
}

/** The first sum above that is more than all prices between it and the rest. */
function wholeOf(lines: readonly Draft[], place: number): number | undefined {
  const isWhole = ({ role, sumIdr = 0, doubt, isCorrected }: Draft, index: number) => {
    const parts = lines.slice(index + 1, Math.max(place, 0))
    const isSum = (role === 'price' || role === 'total') && !doubt && !isCorrected
    return (
      isSum &&
      parts.length > 0 &&
      parts.every((part) => part.role === 'price' && counts(part)) &&
      sumIdr > totalOf(parts)
    )
  }
  const found = place === -1 ? -1 : lines.findIndex(isWhole)
  return found === -1 ? undefined : found
}
