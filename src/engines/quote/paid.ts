/** Prices that are paid already beside others that are not: "Invoice 1 3 jt (LUNAS)", "Invoice 2 2 jt (belum)". Pure. */
import { asked, type Draft, lastTotal, totalOf } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { endsWith, without } from './words.ts'

const unpaid: readonly string[] = ['belum', 'blm', 'belom', 'unpaid', 'open', 'outstanding']

/**
 * The total tells whether it holds what is paid. Without one they are asked about, since an offer of one price and two
 * bills of which one is due look alike.
 */
export function withPaid(drafts: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const isPaid = ({ text }: Draft) => endsWith(text, words.role_words.settled) && !isUnpaid(text)
  if (!drafts.some((line) => isPrice(line) && isPaid(line))) return drafts
  // "Belum" beside "lunas" leaves nothing out of the price.
  const lines = drafts.map(
    (line): Draft =>
      line.role === 'notIncluded' && !line.isCorrected && isUnpaid(line.text) ? { ...line, role: 'price' } : line,
  )
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

/** "Merek - BELUM", "(belum lunas)": nothing is said but that it is still to be paid. */
function isUnpaid(text: string): boolean {
  const tail = /[^-–—(:]*$/.exec(text.replace(/\W+$/, ''))?.[0] ?? ''
  return (
    tail !== without(tail, unpaid) &&
    !/\p{L}/u.test(without(tail, [...unpaid, 'lunas', 'dibayar', 'bayar', 'paid', 'terbayar']))
  )
}
