/** Numbers without a currency and a unit: which are money, by the words around them. Pure. */
import { type Amount, amountsIn } from './amounts.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost } from './payees.ts'
import { totalRole } from './total-words.ts'
import { findAll, holds } from './words.ts'

/** Without numbers that are none: of accounts, telephones, laws. */
export function moneyIn(text: string, words: QuoteWords): Amount[] {
  const amounts = amountsIn(text, words)
  return amounts.filter((amount, index) => {
    const [start, end] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? text.length]
    return (
      !amount.bare ||
      bareMeaning(amount, text.slice(start, amount.start), text.slice(amount.end, end), words) !== 'none'
    )
  })
}

/**
 * A number without a currency and a unit is money only where nothing else is likely: behind the words of an account, a
 * telephone or an address it is none, unless a cost is named before them (`konsultasi KBLI 150.000`).
 */
export function bareMeaning(
  amount: Amount,
  before: string,
  after: string,
  words: QuoteWords,
): 'money' | 'unsure' | 'none' {
  const digits = String(amount.minIdr)
  const isRound = digits.endsWith('000')
  const number = /(?:^|\P{L})(?:no|nomor|number|rek|rekening|account|acct)[\s.:]*$/iu.exec(before)
  // "Pembukaan rekening 2.500.000" is the price of one.
  const isOpened = number && amount.bare === 'grouped' && isRound && namesCost(before.slice(0, number.index), words)
  if (number && !isOpened) return 'none'
  const all = `${before} ${after}`
  const reference = findAll(before, words.reference_words).at(-1)
  // What stands nearer to the number decides: "No. 1 Akta 2.500.000" names a cost behind the word "No.".
  const isReference = reference !== undefined && !namesCost(before.slice(reference.end), words)
  const isCostBefore = reference !== undefined && namesCost(before.slice(0, reference.start), words)
  // "1.500+ klien", "sudah 1.200 merek terdaftar"
  const isMany = amount.written.endsWith('+') || (/\p{L}/u.test(before) && isCounting(after, words))
  if (amount.kind === 'small' && amount.bare === 'grouped' && isMany) return 'none'
  if (amount.kind === 'scale') {
    const { role_words: by, package_words: packages } = words
    return namesCost(all, words) || [by.form, packages].some((list) => holds(all, list)) ? 'money' : 'none'
  }
  if (amount.maxIdr === 0) return isReference ? 'none' : 'money'
  if (amount.bare === 'grouped' && !isReference && isCounting(after, words) && !namesCost(all, words))
    return amount.maxIdr < 100_000 ? 'none' : 'unsure'
  if (amount.bare === 'grouped')
    return isReference && !isCostBefore && !(isRound && digits.length > 5) ? 'none' : 'money'
  const hasContext = namesCost(all, words) || totalRole(all, words) !== undefined
  if (isReference) return isCostBefore && isRound && digits.length > 5 && digits.length < 10 ? 'unsure' : 'none'
  if (digits.length > 9) return 'none'
  if ((isRound || (digits.length > 5 && digits.endsWith('00'))) && (hasContext || !/\p{L}/u.test(all))) return 'money'
  return hasContext && digits.length > 5 ? 'unsure' : 'none'
}

/** A word stands right behind a number: "1.234 ulasan", "10.000+ klien". */
function isCounting(after: string, words: QuoteWords): boolean {
  const next = /^\s*\+?\s*(\p{L}{2,})/u.exec(after)?.[1]
  return (
    next !== undefined &&
    (next.length > 2 || holds(next, words.role_words.form)) &&
    ![words.role_words.filler, words.moment_words].some((list) => holds(next, list))
  )
}
