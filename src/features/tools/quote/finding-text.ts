/** The sentences of a difference, of findings and of questions. Pure. */
import type { Difference, Finding } from '../../../engines/quote.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'

/** `−Rp500.000` for a discount. */
export function signedRupiah(amount: number, t: ToolTranslate): string {
  return amount < 0 ? `−${t.money(-amount)}` : t.money(amount)
}

/** @param text with {{line}}, {{sum}}, {{known}} and {{more}} */
export function findingText(
  text: string,
  finding: Finding,
  t: ToolTranslate,
  topicLabels: Readonly<Record<string, string>>,
): string {
  const { line, sumIdr, known, moreIdr, note, topics, readings } = finding
  const money = (amount: number) => signedRupiah(amount, t)
  const more =
    note ??
    topics?.map((id) => topicLabels[id] ?? id).join(', ') ??
    readings?.map(money).join(' / ') ??
    (moreIdr === undefined ? '' : money(moreIdr))
  const values: Readonly<Record<string, string>> = {
    line: line?.text ?? '',
    sum: sumIdr === undefined ? '' : line?.maxIdr === undefined ? money(sumIdr) : t.money(sumIdr, line.maxIdr),
    known: known ? t.money(known[0], known[1]) : '',
    more,
  }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/** How far the offer lies from our own estimate, and what of it that does not have, in a sentence each. */
export function differenceTexts(
  { side, span, outside, isIncomplete }: Difference,
  t: ToolTranslate,
): readonly string[] {
  const sumOf = ({ minIdr, maxIdr }: Difference['span']) => ({ sum: t.money(minIdr, maxIdr) })
  const difference = side === 'within' ? t('quote.within') : t(`quote.${side}`, sumOf(span))
  return [
    difference,
    ...(isIncomplete ? [t('quote.incomplete')] : []),
    ...(outside ? [t('quote.outside', { ...sumOf(outside.span), names: outside.names.join(', ') })] : []),
  ]
}
