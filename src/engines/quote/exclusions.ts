/** Whether the words of a sum say that it is included in another one, or left out of the price. Pure. */

import type { Judgement, Place } from './draft.ts'
import type { QuoteWords } from './offer.ts'
import { namesPaid, wordsFor } from './payees.ts'
import { beginsWith, type Found, findWord, holds, without } from './words.ts'

/** "Belum termasuk X Rp …", "X Rp … (tidak termasuk)"; "belum termasuk PPN" says something else than its sum. */
export function exclusionJudgement({ before, after }: Place, words: QuoteWords): Judgement | undefined {
  const { excluded } = words.role_words
  const behind = findWord(after, excluded)
  // "(notary excluded)" names something else.
  // "Jasa 5jt, akta belum ya?" leaves nothing out.
  const isApart = behind && isBareNotYet(after, behind) && !beginsWith(after, excluded)
  const isOwn =
    behind &&
    !isApart &&
    !/\?\W*$/.test(after) &&
    !namesPaid(/[^(),;]*$/.exec(after.slice(0, behind.start))?.[0] ?? '', words)
  if (isOwn && !/\p{L}/u.test(after.slice(behind.end))) return { role: 'notIncluded' }
  if (saysIncluded(after, words) && namesPaid(before, words)) return { role: 'included' }
  // "PNBP 50rb udah masuk ya"
  const isInside =
    /^\W*(?:sudah|sdh|udah|udh)\s+(?:masuk|termasuk|di\s?dalam|included?|incl)(?:\s+(?:ya+|yah|kok|kak|itu|semua))*\W*$/iu
  if (isInside.test(after) && (['state', 'tax'] as const).some((payee) => holds(before, wordsFor(payee, words))))
    return { role: 'included' }
  const ahead = findWord(before, excluded)
  if (!ahead) return undefined
  // "Tanpa VO Rp …": the price of what is left.
  if (holds(before.slice(ahead.start, ahead.end), words.role_words.conditional)) return undefined
  const [head, subject] = [before.slice(0, ahead.start), before.slice(ahead.end)]
  // "Belum PPN, total jadi 5,55jt" goes on with another clause.
  const [clause = '', ...more] = subject.split(/[,;.]/)
  // "Harga belum termasuk PPN, meterai Rp 10.000" leaves out both.
  const isList = /\p{L}/u.test(head) && namesPaid(more.at(-1) ?? '', words)
  if (more.length > 0 && /\p{L}/u.test(clause) && isOnlyTax(clause, words) && !isList) return undefined
  // "Kalau belum punya NPWP"
  if (beginsWith(head, words.role_words.in_case)) return undefined
  // "Notaris belum 2jt"
  const isBehind = !/\p{L}/u.test(subject) && namesPaid(head, words)
  if (!/\p{L}/u.test(head) || isBehind) return { role: 'notIncluded' }
  if (isOnlyTax(subject, words)) return undefined
  // "Harga tidak termasuk PPN dan notaris: 3 juta" is the price; "biaya tidak termasuk: notaris 3 juta" may be none.
  const isPriceOfRest = beginsWith(head, ['harga', 'price']) && /:\s*(?:rp|idr)?[\s.]*$/iu.test(before)
  const isGeneral = !/\p{L}/u.test(without(without(head, words.cost_words), words.role_words.filler))
  return isGeneral && !isPriceOfRest ? { role: 'notIncluded' } : { role: 'price', doubt: 'role' }
}

/** "Belum" alone: it leaves out only what stands right behind it, or before it. */
export function isBareNotYet(text: string, { start, end }: Found): boolean {
  return /^(?:belum|blm|blum|belom|blom|belon)$/i.test(text.slice(start, end))
}

/** "(sudah termasuk)" at the end: of the sum before it, and no head of a list. */
export function saysIncluded(text: string, words: QuoteWords): boolean {
  const bracket = /\(([^()]*)\)\W*$/.exec(text)?.[1]
  return bracket !== undefined && !/\p{L}/u.test(without(bracket, words.role_words.included)) && /\p{L}/u.test(bracket)
}

/** Nothing but the name of a tax and words around it. */
function isOnlyTax(text: string, words: QuoteWords): boolean {
  // "Belum termasuk kurir" names a cost, and no tax.
  const left = without(without(text, wordsFor('tax', words)), words.role_words.filler)
  return !namesPaid(left, words) && !/\p{L}/u.test(without(left, words.cost_words))
}
