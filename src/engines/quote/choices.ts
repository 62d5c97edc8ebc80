/** Prices of which one is paid: packages, options, legal forms, prices that hold in one case. They are asked about. Pure. */
import { asked, type Draft } from './draft.ts'
import { counts, type QuoteWords, sumOf } from './offer.ts'
import { namesPaid } from './roles.ts'
import { beginsWith, without } from './words.ts'

export function withChoices(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const prices = lines.filter((line) => line.role === 'price' && counts(line) && line.sumIdr !== 0)
  if (prices.length < 2 || isTotal(lines)) return [...lines]
  const options = [
    prices.filter(({ text }) => beginsWith(text, words.role_words.choice)),
    prices.filter(({ text }) => formOf(text, words) !== ''),
    prices.filter((line) => isTier(line, lines)),
  ].filter((some) => new Set(some.map(({ text, place }) => `${place} ${text}`)).size > 1)
  const chosen = new Set([...options.flat(), ...prices.filter((line) => isConditional(line, lines, words))])
  return lines.map((line) => (chosen.has(line) && !line.isCorrected ? asked(line, 'choice') : line))
}

/** The offer adds them itself. */
function isTotal(lines: readonly Draft[]): boolean {
  const { minIdr, maxIdr } = sumOf(lines)
  return lines.some(
    ({ role, sumIdr }) =>
      (role === 'total' || role === 'subtotal') && sumIdr !== undefined && sumIdr >= minIdr && sumIdr <= maxIdr,
  )
}

/** "Pendirian CV": what is sold is a legal form, without anybody who is paid. */
function formOf(text: string, words: QuoteWords): string {
  const rest = without(without(text, words.cost_words), words.role_words.filler).trim()
  return beginsWith(rest, words.role_words.form) && !namesPaid(rest, words) ? rest : ''
}

/** "Modal sampai 50 juta: Rp …": it stands beside a capital that is none in particular. */
function isTier({ place }: Draft, lines: readonly Draft[]): boolean {
  return lines.some((one) => one.place === place && one.role === 'capital' && one.doubt !== undefined)
}

/** It begins with "jika", or stands in a line that does. */
function isConditional(line: Draft, lines: readonly Draft[], words: QuoteWords): boolean {
  return lines.some(
    (one) =>
      one.place === line.place &&
      (one === line || lines.indexOf(one) < lines.indexOf(line)) &&
      beginsWith(one.text, words.role_words.conditional),
  )
}
