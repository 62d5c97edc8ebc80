/** What an offer says once of all its figures: "all prices in USD", "(dalam jutaan)". Pure. */
import { amountsIn } from './amounts.ts'
import { bareMeaning } from './bare-numbers.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, namesPaid } from './payees.ts'
import { madeOnce } from './remembered.ts'
import { totalRole } from './total-words.ts'
import { alternatives, holds } from './words.ts'

/** What stands before or behind each figure that has neither a currency nor a unit of its own. */
interface SaidOnce {
  readonly currency: string
  readonly unit: string
}

const rupiah = /(?:^|\P{L})(?:rp|idr|rupiah)(?!\p{L})/iu
/** "Price in USD can be requested", "in USD or IDR" */
const isOffered = /(?:^|\P{L})(?:can|may|dapat|bisa|boleh|available|request(?:ed)?|or|atau)(?!\p{L})/iu
const rupiahUnit = /\d\s?(?:jt|juta|rb|ribu|mio)(?!\p{L})/iu

const patternsOf = madeOnce((words: QuoteWords): readonly [currency: RegExp, scale: RegExp] => {
  const code = String.raw`(\p{L}{0,3}[$€£¥]|(?:${alternatives(words.foreign_words)})(?!\p{L}))`
  const lead = String.raw`(?:^|\P{L})(?:${alternatives(words.in_words)})[\s:=(]*`
  return [
    // Alone in its line or bracket, or behind "in": "Quotation (USD)", "harga dalam US$".
    new RegExp(String.raw`(?:^|\s[-–—]|[,:|])\W*${code}\W*$|${lead}${code}`, 'iu'),
    new RegExp(
      String.raw`(?:${lead}|^\W*(?=rp|idr))(?:rp\.?|idr|rupiah)?\s*(jutaan|ribuan|juta|ribu|millions?|thousands?)(?!\p{L})`,
      'iu',
    ),
  ]
})

/** Only lines without a figure say something of all of them, and none that is about how one may pay. */
export function saidOnce(texts: readonly string[], words: QuoteWords): SaidOnce {
  const [found, scale] = patternsOf(words)
  let said: SaidOnce = { currency: '', unit: '' }
  for (const text of texts) {
    const heads = /\d/.test(text) ? [] : [text, ...text.split(/\s*[()]\s*/)]
    for (const head of heads) {
      const currency = found.exec(head)?.slice(1).find(Boolean)
      const isAbout =
        currency &&
        !(head.includes(':') && namesPaid(head, words)) &&
        !rupiah.test(text) &&
        !isOffered.test(text) &&
        // "Rekening bank (USD)", "modal dalam USD"
        ![words.payment_words, words.reference_words, words.role_words.capital].some((list) => holds(text, list))
      if (isAbout && said.currency === '') said = { ...said, currency }
      const unit = scale.exec(head)?.[1]
      if (unit && said.unit === '') said = { ...said, unit: unit.replace(/an$|s$/i, '') }
    }
  }
  return said
}

/** The line with what was said once written at each of its figures; a figure in rupiah keeps its own. */
export function withSaidOnce(text: string, { currency, unit }: SaidOnce, words: QuoteWords): string {
  const isOwn = rupiahUnit.test(text) || (currency !== '' && rupiah.test(text))
  if ((currency === '' && unit === '') || isOwn) return text
  if (unit !== '')
    return text.replace(
      /(^|[\s:=])(\d{1,3}(?:[.,]\d{1,3})?)(?=[\s.;]*$)/u,
      (_, lead, digits) => `${lead}${digits} ${unit}`,
    )
  const bare = amountsIn(text, words).filter(
    (amount) =>
      amount.bare && bareMeaning(amount, text.slice(0, amount.start), text.slice(amount.end), words) !== 'none',
  )
  const written = bare.reduceRight((left, { start }) => `${left.slice(0, start)}${currency} ${left.slice(start)}`, text)
  if (bare.length > 0) return written
  // A price such as 850 is none in rupiah.
  const isCost = namesCost(text, words) || totalRole(text.replace(/\d+/g, ''), words) !== undefined
  return isCost ? text.replace(/([\s:=])(\d{2,4})(?=[\s.;]*$)/u, `$1${currency} $2`) : text
}
