/** A talk about a price, as chats are pasted. Pure. */
import type { QuoteWords } from './offer.ts'
import { namesCost } from './payees.ts'
import { totalRole } from './total-words.ts'
import type { Draft } from './wrapped-lines.ts'

/**
 * "Rina: 4,5jt deh": the names of those who write are no part of their lines. A talk has a question, or several who write
 * more than sums.
 */
export function withoutNames(rows: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const said = rows.map(({ text }) => {
    const [, name, rest = ''] = /^(\p{Lu}[\p{L} ]{0,20}):\s+(.*)$/u.exec(text) ?? []
    return name === undefined || namesCost(name, words) || totalRole(name, words) ? undefined : { name, rest }
  })
  const names = said.flatMap((one) => one?.name ?? [])
  const isOften = (name: string) => names.filter((one) => one === name).length > 1
  const spoken = said.filter((one) => /\p{L}/u.test(one?.rest.replace(/[\d.,]+\s?(?:jt|juta|rb|ribu)?/giu, '') ?? ''))
  const isTalk = names.some(isOften) && new Set(names).size > 1 && spoken.length * 2 > names.length
  const isAsked = rows.some(({ text }) => text.endsWith('?'))
  if (!isTalk && !isAsked) return rows
  return rows.map((row, place) => {
    const one = said[place]
    return one && (isTalk || isOften(one.name)) ? { ...row, text: one.rest, isSaid: true } : row
  })
}
