/** Who receives the money of a line, by its words; a line may name several. Pure. */
import type { Payee, QuoteWords } from './offer.ts'
import { findWord, holds, without } from './words.ts'

/** The words that name one payee. */
export function wordsFor(payee: Payee, words: QuoteWords): readonly string[] {
  return words.payee_words.find((list) => list.payee === payee)?.words ?? []
}

const joints = /[,+&;/()[\]:]/
const joiningWords = /(^|\P{L})(?:dan|and|serta|plus|beserta|with|termasuk|include[ds]?|including|incl)(?!\p{L})/giu

/** "Nama: Andi", "Company name: PT Maju": a form that somebody filled in; behind "Nama PT: gratis" stands what it costs. */
const filledIn =
  /^\W*(?:\p{L}+\s){0,2}(?:nama|name)(?:\s\p{L}+){0,2}\s*:\s*(?!gratis|free|incl|termasuk|sudah|included)(?=\p{L})/iu

/** Without what names people, accounts and things. */
function withoutNames(text: string, words: QuoteWords): string {
  return without(text, words.name_words).replace(filledIn, ' ')
}

const classes = /(^|[^\p{L}\d])(?:\d+\s*)?(?:kelas|class(?:es)?)(?!\p{L})(?:[\s,&]*(?:\d+|dan|and)(?!\p{L}))*/giu

/** Topics of a text, the most telling first. */
export function topicsOf(whole: string, words: QuoteWords): string[] {
  const text = withoutNames(whole, words)
  return words.topics.filter((topic) => holds(text, topic.words)).map(({ id }) => id)
}

/**
 * @param whole text of a line, without what it says to be left out
 * @returns `mixed` where it names several; tax counts only where the line begins with it
 */
export function payeeOf(whole: string, words: QuoteWords): Payee {
  const said = without(whole, words.role_words.excluded)
  // "Kelas 25: PNBP", "Official fee (2 classes)": a class is nobody who is paid.
  const unclassed = said.replace(classes, '$1 ')
  const text = namesPaid(unclassed, words) ? unclassed : said
  const designated = designation(text, words)
  if (designated) return designated
  const parts = text
    .replace(joiningWords, '$1;')
    .split(joints)
    .filter((part) => /\p{L}/u.test(part))
  const found = new Set(parts.flatMap((part) => payeesOfPart(part, words)))
  // "Biaya … sudah termasuk PNBP": what is inside a price is not all of it.
  const inside = findWord(text, words.role_words.included)
  const head = inside && text.slice(0, inside.start)
  const isPart = head !== undefined && /\p{L}/u.test(head) && payeesOfPart(head, words).length === 0
  const [first] = parts
  const isTax = first !== undefined && payeesOfPart(first, words).includes('tax') && beginsWithTax(first, words)
  if (!isTax) found.delete('tax')
  if (isPart && found.size > 0) return 'mixed'
  if (found.size > 1 && !(isTax && parts.length === 1)) return 'mixed'
  if (isTax) return 'tax'
  const [only] = found
  const isPackage = holds(text, words.package_words)
  return only === undefined ? 'unclear' : isPackage && parts.length > 1 && only !== 'fee' ? 'mixed' : only
}

/** "NIB (negara)", "NIB (biaya negara)": brackets that hold nothing but a payee say who is paid, unless the words before name another. */
function designation(text: string, words: QuoteWords): Payee | undefined {
  const [bracket, inside = ''] = /\(([^()]*)\)\W*$/.exec(text) ?? []
  if (bracket === undefined) return undefined
  const list = words.payee_words.find(
    ({ words: names }) =>
      holds(inside, names) && !/\p{L}/u.test([names, words.cost_words, words.fee_of_words].reduce(without, inside)),
  )
  const rest = text.slice(0, text.length - bracket.length)
  return list && words.payee_words.every(({ payee, words: names }) => payee === list.payee || !holds(rest, names))
    ? list.payee
    : undefined
}

/** Words that name a payee decide; without them, the first topic does. */
function payeesOfPart(whole: string, words: QuoteWords): Payee[] {
  const own = withoutNames(whole, words)
  const part = without(own, words.tax_work_words)
  const isWork = part !== own
  const named = words.payee_words.filter((list) => holds(part, list.words)).map(({ payee }) => payee)
  const topic = isWork ? 'fee' : words.topics.find((one) => holds(part, one.words))?.payee
  const isOther = topic === 'state' && holds(part, words.change_words)
  if (named.length === 0) return topic === undefined || isOther ? [] : [topic]
  // "Jasa notaris", "notary fee", "biaya administrasi PNBP": whose fee it is stands right beside the word.
  return named.filter((payee) => payee !== 'fee' || named.length === 1 || !isFeeOf(part, words))
}

/** Whether the words of a fee only say that somebody else is paid one. */
function isFeeOf(part: string, words: QuoteWords): boolean {
  return (
    holds(part, words.fee_of_words) &&
    !holds(part, words.work_words) &&
    words.payee_words.some(({ payee, words: list }) => payee !== 'fee' && payee !== 'tax' && holds(part, list))
  )
}

function beginsWithTax(part: string, words: QuoteWords): boolean {
  const place = findWord(part, wordsFor('tax', words))
  if (!place) return false
  return !/\p{L}/u.test(
    without(part.slice(0, place.start), words.role_words.total).replace(
      /(^|\P{L})(?:biaya|tarif|potongan|tambahan|add|plus)(?!\p{L})/giu,
      '$1',
    ),
  )
}

/** Words that name a cost of some kind. */
export function namesCost(text: string, words: QuoteWords): boolean {
  return (
    holds(text, words.cost_words) ||
    holds(text, words.package_words) ||
    words.payee_words.some((list) => holds(text, list.words)) ||
    topicsOf(text, words).length > 0
  )
}

/** Words that say what is paid for, or whom. */
export function namesPaid(text: string, words: QuoteWords): boolean {
  return words.payee_words.some((list) => holds(text, list.words)) || topicsOf(text, words).length > 0
}
