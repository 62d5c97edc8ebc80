/** Whether the words of a sum say that it is a total, and of what. Pure. */
import type { QuoteWords } from './offer.ts'
import { wordsFor } from './payees.ts'
import { beginsWith, findWord, holds, without } from './words.ts'

/** The words of a total with nothing beside them that names a cost. */
export function totalRole(text: string, words: QuoteWords): 'total' | 'subtotal' | undefined {
  const { total, subtotal, filler, included, excluded } = words.role_words
  // "Total (excl. visa)"
  const besides = [included, excluded]
  const isSub = holds(text, subtotal)
  if ((!isSub && !holds(text, total)) || isTotalOfOneKind(text, words)) return undefined
  const lists = [
    subtotal,
    total,
    words.role_words.rounding,
    words.cost_words,
    words.about_words,
    words.from_words,
    words.up_to_words,
    filler,
  ]
  // "Total I + II", "Total 8 hari kerja"
  const days = /\d+\s(?:hari(?:\skerja)?|hk|(?:working\s)?days|minggu|weeks)(?!\p{L})/giu
  const aside = /\([^()]*\)/g
  const plain = text.replace(days, '').replace(aside, (one) => (besides.some((list) => holds(one, list)) ? '' : one))
  const rest = lists.reduce(without, plain).replace(/(^|\P{L})[ivx]{1,4}(?!\p{L})/giu, '$1')
  if (/\p{L}{2}/u.test(rest.replace(/(^|\P{L})(?:rp|idr)(?!\p{L})/giu, '$1'))) return undefined
  return isSub ? 'subtotal' : 'total'
}

/** "Total PPN", "Jumlah diskon": what is added up is a tax or a discount; "total termasuk PPN" is another thing. */
function isTotalOfOneKind(text: string, words: QuoteWords): boolean {
  const { total, discount, included, excluded, after } = words.role_words
  const head = findWord(text, total)
  const behind = head && /^[\s:]*(?:(?:biaya|nilai|of|the)\s+)*(\p{L}.*)$/isu.exec(text.slice(head.end))?.[1]
  const kinds = [wordsFor('tax', words), discount]
  if (!behind || !kinds.some((list) => beginsWith(behind, list))) return false
  const tail = kinds.reduce(without, behind)
  return ![included, excluded, after, words.cost_words].some((list) => holds(tail, list)) && !holds(behind, after)
}
