/** The parts of a line that hold sums of their own: sums that are added, sentences, a last clause. Pure. */
import { moneyIn } from './bare-numbers.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, namesPaid } from './payees.ts'
import { endsWith, findAll, holds } from './words.ts'

/** "PNBP Rp 2.800.000 + Rp 1.500.000 (jasa)": sums that are added, each with its own words, are lines of their own. */
export function sumsOf(text: string, words: QuoteWords): readonly string[] {
  const parts = text.split(
    /\s\+\s|;\s|\s(?:plus|ditambah)\s(?=\d{1,2}\s?%|\p{L})|\s(?:and|dan)\s(?=(?:\d{1,2}\s?%\s)?(?:vat|ppn)(?!\p{L}))/iu,
  )
  if (parts.length === 1 || text.includes('=')) return sentencesOf(text, words)
  const { excluded, optional } = words.role_words
  const isWhole = (part: string) =>
    // "Jasa 3jt belum + PNBP 200rb", "1,2jt all in, klo mau plus NPWP 1,4jt"
    ![excluded, optional].some((list) => endsWith(part, list)) &&
    namesCost(part, words) &&
    moneyIn(part, words).length > 0 &&
    part.split(/[([]/).length === part.split(/[)\]]/).length
  return parts.every(isWhole) ? parts : sentencesOf(text, words)
}

const endOfSentence = /((?:\p{L}{3}|\p{Lu}{2}|\d\s?\p{L}{2}|[\d)%])[.!?])\s+(?=\p{Lu}(?!p\.?\s?\d|DR))/gu

/** Sentences, where more than one holds a sum: what one says is not said of the next. "Excl. VAT" goes on. */
function sentencesOf(text: string, words: QuoteWords): readonly string[] {
  const { excluded, included } = words.role_words
  const sentences: string[] = []
  for (const part of text.replace(endOfSentence, '$1\n').split('\n')) {
    const before = sentences.at(-1)
    const last = before === undefined ? undefined : findAll(before, [...excluded, ...included]).at(-1)
    const goesOn = before !== undefined && last !== undefined && !/[\p{L}\d]/u.test(before.slice(last.end))
    if (before !== undefined && (goesOn || moneyIn(part, words).length === 0 || moneyIn(before, words).length === 0))
      sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** Where words behind the last sum begin that name something else: "Notaris Rp 2 jt, NIB gratis". */
export function lastClause(text: string, main: string, words: QuoteWords): number | undefined {
  const last = moneyIn(main, words).at(-1)
  const tail = last && text.slice(last.end)
  const joint = tail && /^\s*[,;.]\s+(?=\p{L})/u.exec(tail)?.[0]
  if (!last || !tail || !joint || /[()[\]]/.test(tail) || !namesCost(main.slice(0, last.start), words)) return undefined
  const { included, excluded, optional, discount, after } = words.role_words
  const isRemark = [included, excluded, optional, discount, after].some((list) => holds(tail, list))
  return !isRemark && namesPaid(tail, words) ? last.end + joint.length : undefined
}
