/** The same price without and with value-added tax: "4 jt belum pajak, kalau sama pajak 4,44 jt". Pure. */
import { asked, type Draft } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { namesPaid, wordsFor } from './payees.ts'
import { holds } from './words.ts'

/** Of 100, with the tax. */
const withTax: readonly number[] = [111, 112]

/** Which of both is paid is asked, unless "jadi" says that the second is. */
export function withTaxedPrices(lines: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const place = lines.findIndex((line, index) => isTaxed(lines[index - 1], line, words))
  const [price, taxed] = [lines[place - 1], lines[place]]
  const isSumKnown = lines.some((line) => line.role === 'total' || (line !== taxed && isTax(line)))
  if (!price || !taxed || isSumKnown) return lines
  return lines.map((line): Draft => {
    if ((line !== price && line !== taxed) || line.isCorrected) return line
    if (!taxed.isAfter) return { ...asked(line, 'choice'), role: 'price' }
    const { payee, topics, isPackage, text } = price
    return line === price
      ? { ...price, role: 'included' }
      : {
          ...taxed,
          role: 'price',
          payee,
          isPackage,
          text: text || taxed.text,
          topics: [...new Set([...topics, 'ppn'])],
        }
  })
}

const isTax = ({ role, payee }: Draft) => role === 'price' && payee === 'tax'

function isTaxed(price: Draft | undefined, line: Draft, words: QuoteWords): boolean {
  const base = price?.sumIdr ?? 0
  const sumIdr = line.sumIdr ?? (line.doubt === 'choice' ? line.readings[0] : undefined) ?? 0
  if (price?.role !== 'price' || !counts(price)) return false
  const taxes = wordsFor('tax', words)
  const isSame = base > 0 && withTax.some((share) => Math.abs(base * share - sumIdr * 100) < 100)
  const isSaid = [price, line].some(({ text }) => holds(text, taxes) || holds(text, ['faktur', 'pkp']))
  return isSame && isSaid && (line.role === 'price' || line.role === 'notIncluded') && !isNamedApart(line, words)
}

/** It names something besides the tax that is paid for. */
function isNamedApart({ text, topics }: Draft, words: QuoteWords): boolean {
  const others = words.payee_words.filter(({ payee }) => payee !== 'tax')
  return (
    topics.some((topic) => topic !== 'ppn') ||
    (namesPaid(text, words) && others.some((list) => holds(text, list.words)))
  )
}
