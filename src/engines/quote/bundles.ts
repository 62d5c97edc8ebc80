/** One price for several things that have prices of their own: "PT 4,5 jt, NPWP 500 rb, dua-duanya 4,7 jt". Pure. */
import { asked, type Draft, saysOneByOne, totalOf } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { topicsOf } from './payees.ts'
import { findAll, holds } from './words.ts'

/** A bundle that costs what its parts add up to is their total; one that costs less is another choice than they are. */
export function withBundles(drafts: readonly Draft[], words: QuoteWords): Draft[] {
  const { bundle } = words.role_words
  // "PT + NPWP dua-duanya 6,5 jt": who receives which part of it is not said.
  const isWhole = ({ role, text }: Draft) => role === 'price' && holds(text, bundle) && namesIn(text, words).length > 1
  const lines = withoutAdded(drafts).map((line) => (isWhole(line) ? { ...line, isPackage: true } : line))
  const index = lines.findLastIndex((line) => holds(line.text, bundle) && priceOf(line) !== undefined)
  const [line, sumIdr = 0] = [lines[index], lines[index] && priceOf(lines[index])]
  if (!line || lines.some(({ role }) => role === 'total')) return lines
  const parts = partsOf(line, lines.slice(0, index), words)
  const all = totalOf(parts)
  if (parts.length < 2 || sumIdr > all || parts.some((part) => (part.sumIdr ?? 0) >= sumIdr)) return lines
  if (sumIdr === all && !line.isCorrected) {
    const { doubt: _, ...total } = line
    return lines.map((one) => (one === line ? { ...total, role: 'total', sumIdr, readings: [] } : one))
  }
  const choices = [line, ...parts].filter(({ isCorrected }) => !isCorrected)
  return lines.map((one) => (choices.includes(one) ? asked(one, 'choice') : one))
}

/** "Satuan 15jt" below prices that add up to it says what they cost one by one. */
function withoutAdded(lines: readonly Draft[]): readonly Draft[] {
  return lines.map((line, place) => {
    const isApart = line.role === 'price' && saysOneByOne(line)
    return isApart && line.sumIdr === totalOf(lines.slice(0, place).filter(counts))
      ? { ...line, role: 'subtotal' }
      : line
  })
}

/** Its price, also where "kalau diambil keduanya" made that a question. */
function priceOf({ role, sumIdr, doubt, readings }: Draft): number | undefined {
  if (role !== 'price') return undefined
  if (!doubt) return sumIdr
  return (doubt === 'choice' || doubt === 'role') && readings.length === 1 ? readings[0] : undefined
}

/** The priced lines above a bundle: those that it names, or all of them. */
function partsOf(line: Draft, above: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const priced = above.filter((one) => one.role === 'price' && counts(one) && (one.sumIdr ?? 0) > 0)
  const named = namesIn(line.text, words)
  const own = priced.filter(({ text }) => namesIn(text, words).some((name) => named.includes(name)))
  return own.length > 1 ? own : priced
}

/** The topics and legal forms of a text. */
function namesIn(text: string, words: QuoteWords): readonly string[] {
  const forms = findAll(text, words.role_words.form).map(({ start, end }) => text.slice(start, end).toLowerCase())
  return [...topicsOf(text, words), ...forms]
}
