/** Reads an offer as people paste it: bullet lists, tables, sums in any writing, totals. Pure. */
import { plainText, typedRupiah, unitPattern } from '../lib/typed-values.ts'

export type Payee = 'fee' | 'state' | 'third_party' | 'tax' | 'other' | 'unclear'

/** Words by which lines are told apart; the names are those of `content/facts/tools/quote.yaml`. */
export interface QuoteWords {
  readonly most_lines: number
  readonly payee_words: readonly { readonly payee: Payee; readonly words: readonly string[] }[]
  readonly package_words: readonly string[]
  readonly discount_words: readonly string[]
  readonly free_words: readonly string[]
  readonly topics: readonly { readonly id: string; readonly words: readonly string[]; readonly payee: Payee }[]
  readonly terms: readonly { readonly id: string; readonly words: readonly string[] }[]
}

export interface OfferLine {
  readonly text: string
  /** Whole rupiah, negative for a discount; absent where the line states none. */
  readonly sumIdr?: number
  readonly payee: Payee
  /** What the line is about, the most telling first. */
  readonly topics: readonly string[]
  readonly isPackage: boolean
}

export interface Offer {
  readonly lines: readonly OfferLine[]
  /** The total that the offer states. */
  readonly totalIdr?: number
  /** Topics that the offer says are not included. */
  readonly excluded: readonly string[]
  /** Terms that the offer states. */
  readonly terms: readonly string[]
}

/** @returns `tooMany` where the offer has more lines than the tool takes */
export function readOffer(pasted: string, words: QuoteWords): Offer | 'tooMany' {
  const lines: OfferLine[] = []
  const excluded = new Set<string>()
  let totalIdr: number | undefined
  let excludes = false
  const texts = pasted
    .split(/\r\n|[\r\n]/)
    .map((line) =>
      withoutBullet(plainText(line.replace(/[\t|]/g, ' ; ')).replace(/(\d)\s*[x×]\s*(?=rp|\d)/gi, '$1 × ')),
    )
  for (const text of texts.filter((line) => line !== '')) {
    const found = lastSum(text, words)
    const heading = found ? undefined : exclusionIn(text)
    if (heading !== undefined) excludes = heading
    if (excludes && !found) {
      for (const topic of topicsOf(text, words)) excluded.add(topic)
      continue
    }
    excludes = false
    const label = found ? labelOf(text, found) : text
    if (found && totalWords.test(text.toLowerCase())) {
      if (!/^sub/i.test(text)) totalIdr = found.sumIdr
      continue
    }
    const before = lines.at(-1)
    if (found && !/\p{L}/u.test(label) && before && before.sumIdr === undefined) {
      lines[lines.length - 1] = offerLine(before.text, found.sumIdr, words)
    } else lines.push(offerLine(label, found?.sumIdr, words))
  }
  if (lines.length > words.most_lines) return 'tooMany'
  const all = ` ${texts
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')} `
  const terms = words.terms.filter((term) => term.words.some((word) => all.includes(` ${word} `))).map(({ id }) => id)
  return { lines, ...(totalIdr !== undefined && { totalIdr }), excluded: [...excluded], terms }
}

/** A line with what its words say; used again when the visitor changes its text or sum. */
function offerLine(text: string, sumIdr: number | undefined, words: QuoteWords): OfferLine {
  const topics = topicsOf(text, words)
  const isDiscount = holds(text, words.discount_words)
  const decided = words.payee_words.find((candidate) => holds(text, candidate.words))?.payee
  const payee = decided ?? words.topics.find(({ id }) => id === topics[0])?.payee ?? 'unclear'
  return {
    text,
    ...(sumIdr !== undefined && { sumIdr: isDiscount ? -Math.abs(sumIdr) : sumIdr }),
    payee: payee === 'unclear' && isDiscount ? 'fee' : payee,
    topics,
    isPackage: holds(text, words.package_words),
  }
}

const totalWords =
  /^(?:(?:grand |sub ?-?)?total|jumlah)\b|\b(?:grand total|total (?:biaya|harga|bayar|semua|keseluruhan|pembayaran|cost|price|due)|jumlah (?:total|keseluruhan))\b/

function withoutBullet(line: string): string {
  return line.replace(/^(?:[-*•·▪●○■□✓✔☑>]+\s*|\(?\d{1,2}[.)]\s+|\(?[a-z][.)]\s+)+/iu, '')
}

/** Whether a line without a sum opens a list of what is not included (true) or of what is (false). */
function exclusionIn(text: string): boolean | undefined {
  if (/\b(?:tidak|belum|not|di luar|exclud\w*)\b.{0,12}\b(?:termasuk|include[ds]?|biaya)?/i.test(text)) {
    return /termasuk|includ|exclud|di luar/i.test(text)
  }
  return /\b(?:termasuk|include[ds]?|including)\b/i.test(text) ? false : undefined
}

interface FoundSum {
  readonly sumIdr: number
  readonly index: number
  readonly length: number
}

const amount = new RegExp(
  `(?<![\\p{L}\\d])(\\()?(-)?(?:(rp|idr)\\.?\\s*)?(-)?(\\d{1,3}(?: \\d{3})+(?![\\d.,])|\\d+(?:[.,]\\d+)*)(?:,-+)?(?:\\s?(${unitPattern})(?![\\p{L}\\d]))?(\\))?`,
  'giu',
)
const countedThings =
  /^\s*(?:%|persen|percent|hari|kode|orang|kelas|halaman|rangkap|lembar|tahun|bulan|minggu|jam|kbli|buah|dokumen|nama|kali|x\b|days?|codes?|persons?|people|class(?:es)?|pages?|cop(?:y|ies)|years?|months?|weeks?|hours?|names?)/i

/** The last number that is a sum of money; multiplied where the line says how many times. */
function lastSum(text: string, words: QuoteWords): FoundSum | undefined {
  let found: FoundSum | undefined
  for (const match of text.matchAll(amount)) {
    const [whole, opening, minus, currency, innerMinus, digits = '', unit, closing] = match
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + whole.length)]
    const read = typedRupiah(`${digits}${unit ?? ''}`)
    if (read.error || (!currency && !unit && (countedThings.test(after) || !looksLikeMoney(digits, after)))) continue
    const times = Number(
      /(\d{1,3})\s*(?:kelas|rangkap|lembar|orang|dokumen|halaman|class(?:es)?|pages?)?\s*[x×*@]\s*$/i.exec(
        before,
      )?.[1] ??
        /^\s*[×*@]\s*(\d{1,3})\b(?![.,]?\d)/i.exec(after)?.[1] ??
        1,
    )
    const isNegative = (opening && closing) || minus !== undefined || innerMinus !== undefined
    const sumIdr = read.value * (times || 1)
    found = { sumIdr: isNegative ? -sumIdr : sumIdr, index: match.index, length: whole.length }
  }
  if (found || !holds(text, words.free_words)) return found
  return { sumIdr: 0, index: text.length, length: 0 }
}

/** A bare number is money when it is grouped or large; no year, no number of a telephone or of a code; 0 ends a line. */
function looksLikeMoney(digits: string, after: string): boolean {
  if (/^0$/.test(digits)) return /^\W*$/.test(after)
  if (digits.startsWith('0')) return false
  const bare = digits.replace(/[., ]/g, '')
  if (/[., ]/.test(digits)) return bare.length >= 4
  return bare.length >= 4 && !/^(?:19|20)\d\d$/.test(bare) && bare.length <= 12
}

/** What a line says besides its sum. */
function labelOf(text: string, { index, length }: FoundSum): string {
  const label = `${text.slice(0, index)} ${text.slice(index + length)}`
  return label
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,=@.-]+|[\s:;,=@(-]+$/g, '')
    .replace(/\( ?\)/g, '')
    .trim()
}

function topicsOf(text: string, words: QuoteWords): string[] {
  return words.topics.filter((topic) => holds(text, topic.words)).map(({ id }) => id)
}

function holds(text: string, words: readonly string[]): boolean {
  const spaced = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return words.some((word) => spaced.includes(` ${word} `))
}
