/** A price and its value-added tax: "4 jt belum pajak, kalau sama pajak 4,44 jt", "5,55 jt (DPP 5 jt, PPN 550 rb)". Pure. */
import { asked, type Draft, lastTotal } from './draft.ts'
import { counts, type QuoteWords, sumOf } from './offer.ts'
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

/**
 * "Sudah termasuk PPN 5.550.000 (DPP 5.000.000, PPN 550.000)": with the base beside it, the tax is a part of that price;
 * and so is one in brackets that the total leaves out.
 */
export function withIncludedTax(lines: readonly Draft[]): readonly Draft[] {
  const totalIdr = lastTotal(lines)
  const { minIdr } = sumOf(lines)
  return lines.map((line, index) => {
    const { sumIdr = 0, isCorrected, place } = line
    const [above, below] = [lines[index - 1], lines[index + 1]]
    const baseIdr = [above, below].find((one) => one?.role === 'taxBase')?.sumIdr ?? 0
    const isPartOf = (one: Draft) => one !== line && one.role === 'price' && one.sumIdr === baseIdr + sumIdr
    const isSaidAgain = baseIdr > 0 && lines.some(isPartOf) && (totalIdr === undefined || totalIdr <= minIdr - sumIdr)
    const isLeftOut = above?.place === place && totalIdr === minIdr - sumIdr
    return isTax(line) && !isCorrected && sumIdr > 0 && (isSaidAgain || isLeftOut)
      ? { ...line, role: 'included' }
      : line
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
