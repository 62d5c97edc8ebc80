/** Fills the sentences of findings and questions. Pure. */
import type { Finding } from '../../../engines/quote.ts'
import { formatRupiah, formatRupiahRange } from '../../../lib/format.ts'

interface Texts {
  readonly locale: string
  readonly topicLabels: Readonly<Record<string, string>>
}

/** `−Rp500.000` for a discount. */
export function signedRupiah(amount: number, locale: string): string {
  return amount < 0 ? `−${formatRupiah(-amount, locale)}` : formatRupiah(amount, locale)
}

/** @param text with {{line}}, {{sum}}, {{known}} and {{more}} */
export function findingText(text: string, finding: Finding, { locale, topicLabels }: Texts): string {
  const { line, sumIdr, known, moreIdr, note, topics, readings } = finding
  const money = (amount: number) => signedRupiah(amount, locale)
  const more =
    note ??
    topics?.map((id) => topicLabels[id] ?? id).join(', ') ??
    readings?.map(money).join(' / ') ??
    (moreIdr === undefined ? '' : money(moreIdr))
  const values: Readonly<Record<string, string>> = {
    line: line?.text ?? '',
    sum:
      sumIdr === undefined
        ? ''
        : line?.maxIdr === undefined
          ? money(sumIdr)
          : formatRupiahRange(sumIdr, line.maxIdr, locale),
    known: known ? formatRupiahRange(known[0], known[1], locale) : '',
    more,
  }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
