/** A talk about a price, as chats are pasted. Pure. */
import type { QuoteWords } from './offer.ts'
import { namesCost } from './payees.ts'
import { totalRole } from './total-words.ts'
import type { Draft } from './wrapped-lines.ts'

/** "Rina: 4,5jt deh": the name of who writes again and again in a talk with questions is no part of a line. */
export function withoutNames(rows: readonly Draft[], words: QuoteWords): readonly Draft[] {
  if (!rows.some(({ text }) => text.endsWith('?'))) return rows
  const nameOf = ({ text }: Draft) => /^(\p{Lu}[\p{L} ]{1,20}):\s/u.exec(text)?.[1]
  const names = rows.map(nameOf)
  return rows.map((row, place) => {
    const name = names[place]
    const isSender =
      name !== undefined &&
      names.filter((one) => one === name).length > 1 &&
      !namesCost(name, words) &&
      !totalRole(name, words)
    return isSender ? { ...row, text: row.text.slice(name.length + 1).trim() } : row
  })
}
