/** The price of what a deed is about, beside the fees for it: "jual beli rumah 850 juta, PPAT 8,5 juta". Pure. */
import { type Draft, totalOf } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { namesPaid } from './payees.ts'
import { beginsWith, endsWith, holds, without } from './words.ts'

/** A thing costs so many times as much as the fees for its sale; work called "jual beli saham" may cost more than others. */
const leastTimes = { ofValue: 5, ofOther: 20 }
/** Whole rupiah, of a thing that is named without "harga". */
const leastOfOther = 50_000_000
/** Whole rupiah, of a thing that is priced beside the name of work. */
const leastOfValue = 200_000_000

/** It counts as no cost where a word says what is sold, no word says who is paid, and fees stand beside it. */
export function withObjects(lines: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const { object, value, capital } = words.role_words
  const isPrice = (line: Draft) => line.role === 'price' && !line.isCorrected
  const isNamed = ({ text }: Draft) =>
    // "Nilai: 1,2 miliar" names nothing else.
    (holds(text, object) || (beginsWith(text, value) && !/\p{L}/u.test(without(text, value)))) &&
    !namesPaid(without(text, object), words) &&
    !holds([object, value].reduce(without, text), words.cost_words)
  // "AJB rumah harga Rp 1.200.000.000: PPAT 0,75%": no fee ends so, and costs so much.
  const isValue = ({ text, sumIdr = 0 }: Draft) => endsWith(text, value) && sumIdr >= leastOfValue
  const objects = lines.filter((line) => isPrice(line) && (isNamed(line) || isValue(line)))
  const raised = lines.filter((line, index) => isPrice(line) && isRaisedCapital(line, lines[index - 1], words))
  const isFee = (line: Draft) => isPrice(line) && counts(line) && line.payee !== 'tax'
  const fees = totalOf(lines.filter((line) => isFee(line) && ![...objects, ...raised].includes(line)))
  const isFar = ({ text, sumIdr, readings }: Draft) => {
    const idr = sumIdr ?? Math.max(0, ...readings)
    if (holds(text, value) || holds(text, capital)) return idr >= fees * leastTimes.ofValue
    return idr >= Math.max(leastOfOther, fees * leastTimes.ofOther)
  }
  if (fees <= 0) return lines
  return lines.map((line): Draft => {
    const role = raised.includes(line) && holds(line.text, capital) ? 'capital' : 'other'
    return [...objects, ...raised].includes(line) && isFar(line) ? { ...line, role } : line
  })
}

/** "Peningkatan modal dari 50 juta jadi 1 miliar": the second is the new capital. */
function isRaisedCapital(line: Draft, before: Draft | undefined, words: QuoteWords): boolean {
  const isSame = before?.role === 'before' && before.place === line.place
  return isSame && line.isAfter && holds(line.text, words.role_words.capital)
}
