/** Prices that are paid already beside others that are not: "Invoice 1 3 jt (LUNAS)", "Belum: NIB 1 jt". Pure. */
import { asked, type Draft, lastTotal, namesNoPayee, totalOf } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { endsWith, holds, without } from './words.ts'

/**
 * The total tells whether it holds what is paid. Without one they are asked about, since an offer of one price and two
 * bills of which one is due look alike.
 */
export function withPaid(drafts: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const { settled, unpaid, payments } = words.role_words
  const isDue = ({ text }: Draft) => isUnpaid(text, words)
  const isPaid = (line: Draft) => !isDue(line) && (endsWith(line.text, settled) || isLabel(line.text, settled))
  if (!drafts.some((line) => isPrice(line) && isPaid(line))) return drafts
  // "Belum" beside "lunas" leaves nothing out of the price.
  const lines = drafts.map(
    (line): Draft =>
      line.role === 'notIncluded' && !line.isCorrected && isDue(line) ? { ...line, role: 'price' } : line,
  )
  const isPart = (line: Draft) => isPrice(line) && (isPaid(line) || isDue(line))
  // "Pembayaran lunas: 2 jt", "belum lunas: 3 jt" name nothing that costs so much.
  const names = [settled, unpaid, payments, words.payment_words, words.counted_words]
  const isPayment = (line: Draft) =>
    isPart(line) && namesNoPayee(line) && !/\p{L}/u.test(names.reduce(without, line.text))
  const prices = lines.filter((line) => isPrice(line) && !isPart(line))
  if (prices.length > 0 && lines.filter(isPart).every(isPayment))
    return lines.map((line) => (isPayment(line) ? { ...line, role: 'instalment' } : line))
  const [paid, due] = [
    lines.filter((line) => isPrice(line) && isPaid(line)),
    lines.filter((line) => isPrice(line) && !isPaid(line)),
  ]
  const totalIdr = lastTotal(lines)
  if (due.length === 0 || totalIdr === totalOf([...paid, ...due])) return lines
  const isDueAlone = totalIdr === totalOf(due)
  const isAsked = (line: Draft) => paid.includes(line) && !line.isCorrected
  return lines.map((line) => {
    if (!isAsked(line)) return line
    return isDueAlone ? { ...line, role: 'instalment' } : asked(line, 'paid')
  })
}

const isPrice = (line: Draft) => line.role === 'price' && counts(line) && (line.sumIdr ?? 0) > 0

/** "Lunas: akta": the word stands alone before what it is said of. */
function isLabel(text: string, list: readonly string[]): boolean {
  const label = /^([^:]*):.*\p{L}/su.exec(text)?.[1]
  return label !== undefined && holds(label, list) && !/\p{L}/u.test(without(label, list))
}

/** "Merek - BELUM", "(belum lunas)", "belum: merek": nothing is said but that it is still to be paid. */
function isUnpaid(text: string, words: QuoteWords): boolean {
  const { unpaid } = words.role_words
  const tail = /[^-–—(:]*$/.exec(text.replace(/\W+$/, ''))?.[0] ?? ''
  return isLabel(text, unpaid) || (holds(tail, unpaid) && !/\p{L}/u.test(without(tail, unpaid)))
}
