/**
 * Reads sums of money that visitors type or paste, in Indonesian and English writing. A mistake becomes
 * a word that names it and the kind of field; the page shows the sentence beside the field. Pure.
 */
import type { Day } from './calendar.ts'
import type { Language } from './language.ts'
import { beginsNumber, readNumber } from './number-words.ts'
import { plainText } from './plain-typing.ts'
import { plainValue } from './plain-value.ts'

type TypingError =
  | 'empty'
  | 'negative'
  /** Less than one rupiah would be left over. */
  | 'fraction'
  /** Another currency, which is not converted here. */
  | 'foreign'
  /** `15M` in English: million or miliar? */
  | 'unit'
  /** A sum for a day, a week or a year. */
  | 'period'
  /** Two sums, or a sum that differs from its words. */
  | 'twoSums'
  | 'tooLarge'
  | 'tooSmall'
  /** No count, such as letters. */
  | 'countText'
  | 'countFraction'
  /** Days or weeks where months are asked. */
  | 'monthUnit'
  /** No day, such as letters or a month alone. */
  | 'dayText'
  /** A day that is only said from today on, such as `besok`. */
  | 'dayRelative'
  /** No day of the calendar, such as 31/02. */
  | 'noDay'
  /** A day before 1945 or after 2100. */
  | 'outside'
  | 'yearText'
  | TypingErrorDetail

/** Mistakes whose sentence names something. */
export type TypingErrorDetail =
  /** A sum in which a part is no number. */
  | { readonly name: 'text'; readonly part: string }
  | { readonly name: 'range' | 'yearRange'; readonly smallest: number; readonly largest: number }
  /** `03/04/2026`: the 3rd of April or the 4th of March. */
  | { readonly name: 'dayOrder'; readonly days: readonly [Day, Day] }
  | { readonly name: 'tooManyDays'; readonly most: number }

export type Typed<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: TypingError }

/** Larger sums are refused: a slip of the finger, and beyond them numbers are no longer exact. */
export const largestRupiah = 1_000_000_000_000_000

const aboutWords =
  'kurang lebih|lebih kurang|kurleb|krg lbh|sekitar(?:an)?|kisaran|kira[- ]?kira|kira2|sktr|skitar|rata[- ]?rata|rata2|perkiraan|est(?:imasi)?|about|approx(?:imate(?:ly)?)?|around|circa|ca|average|avg'
/** In front of a number that is not exact. */
export const about = new RegExp(String.raw`^(?:±|\+\/?-|~|≈|(?:${aboutWords})(?![a-z])\.?) ?`)
const aboutAnywhere = new RegExp(String.raw`\b(?:${aboutWords})(?![a-z])`)
/** Whether words say anywhere that what they stand beside is not exact. */
export const saysAbout = (words: string) => aboutAnywhere.test(words)
/** What the sum is, in front of it; `UMP 2025` has the year in it. */
const label =
  /^(?:[a-z][a-z .()]{1,30}(?: 20\d\d)? ?[:=] ?|[=@] ?|(?:(?:gaji|upah|gapok|gp|thp|um[rkp]|honor|penghasilan|pendapatan|wage|salary|income|nilai|nominal|jumlah|total|modal|capital|harga|biaya|sewa|omzet|omset|aset|pinjaman|utang|hutang|uang|kontrak|transaksi|tagihan|(?:di)?bayar|terima|dapat|terbilang|amount|value|price|rent|take|gross|net|basic|monthly|minimum(?= wage| salary)|my)(?:nya)?|sebesar|senilai)(?: (?:[a-z]+\.?|20\d\d)){0,4} (?=\d|rp|idr|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|one|two|three|four|five|six|seven|eight|nine|ten|half|a ))/
/** The month that is asked for, in front of the sum. */
const monthlyBefore = /^(?:(?:per|tiap|setiap|each|every) ?|se)?(?:bulan(?:an|nya)?|month(?:ly)?)[ :,]+(?=\d|rp|idr)/
/** A bound or a multiplier, which no sum is exact with; `upah minimum` is the name of a wage. */
const bound =
  /\b(?:lebih|kurang|(?:di|ke) ?(?:atas|bawah)|paling|bukan|(?:mini|maksi|maxi)mal|mak?s|max|mak?simum|maximum|min|minimum(?! wage| salary)|above|below|over|under|more|less|at (?:least|most)|up to|kali(?! ini)|times|(?:sampai|hingga|mulai)(?=(?: dari| dengan)?[ :=]*$))\b/
const behindSum =
  /[ ,]*(?:saja|aja|lah|modal(?: disetor| dasar)?|ya|kak|deh|dong|only|net{1,2}|nett?o|bersih|gross|bruto|rupiahs?|perak|idr|rp\.?)$/
/** Replaced by what stands before them. */
const endOfSum = /([a-z])[.,]00$|([\d a-z])[ .,;:]*[-=]+$|(\d)[.,;:?!]+$|([a-z])[.?!]$/
const monthly =
  / ?(?:\/|per|tiap2?|setiap|a|each|every) ?(?:bulan(?:nya)?|bln|bl|month|mo|mth|orang|org|pekerja|karyawan|person|worker|employee)\.?$|([\d a-z]) ?(?:sebulan|perbulan|bulanan|monthly|p\.?m\.?)$/
const otherPeriod =
  /(?:\/|\bper|\btiap|\bsetiap|\ba|\beach) ?(?:hari|day|minggu|mgg|pekan|week|semester|tahun|thn|th|year|yr|jam|hour|hr|proyek|project)\.?$|\b(?:se|per)(?:hari|minggu|mgg|pekan|semester|tahun|thn|jam)$|\b(?:harian|mingguan|tahunan|daily|weekly|yearly|hourly|annually|per annum|p\.?a\.?)$|^(?:harian|mingguan|tahunan|daily|hourly|weekly)(?: |$)/
/** The same in a label: `upah mingguan`, `annual salary`, `dua minggu`. */
const periodInLabel =
  /\b(?:harian|mingguan|pekanan|tahunan|daily|hourly|weekly|yearly|annual)\b|\b([a-z]+) (?:hari|days?|minggu|mgg|pekan|weeks?|semester|tahun|thn|years?|jam|hours?)$/

/** Hokkien names of sums, as they are said in Indonesia; `gopek` is said for 500 and for 500.000, and is not read. */
const hokkien: ReadonlyMap<string, number> = new Map([
  ['seceng', 1000],
  ['noceng', 2000],
  ['goceng', 5000],
  ['ceban', 10_000],
  ['noban', 20_000],
  ['goban', 50_000],
  ['cepekceng', 100_000],
  ['gopekceng', 500_000],
])

/**
 * Whole rupiah out of `1.500.000`, `1,500,000`, `Rp 1500000,-`, `1,5 juta`, `1jt500rb`, `lima juta` or `5 juta/bulan`.
 * @param language decides what `M` and `2,750 million` mean
 */
export function typedRupiah(typed: string, language: Language = 'id'): Typed<number> {
  return readSum(typed, language, false)
}

/** @param isBesideFigures whether the same sum stands in figures beside it, so that nothing was left out */
function readSum(typed: string, language: Language, isBesideFigures: boolean): Typed<number> {
  const text = plainValue(typed)
  if (text === '') return { error: 'empty' }
  if (foreignMoney(text)) return { error: 'foreign' }
  // `lima juta rupiah (Rp5.000.000)`
  const [, said = '', figures = ''] = /^([^\d()]+) ?\((.*\d.*)\)[.,;=-]*$/.exec(text) ?? []
  if (said !== '' && readSum(said, language, true).value !== undefined) {
    return withWords(typedRupiah(figures, language), said, language)
  }
  const bracketed = /^(.*\d.*?) ?\(([^()]*)\)?[.,;=-]*((?: ?\/ ?| (?=per|se|a |tiap|each))[a-z ]+)?$/.exec(text)
  if (bracketed) {
    const [, before = '', words = '', behind = ''] = bracketed
    const sum = before + behind
    const inBrackets = /^(?:atau |or )?(.*)$/.exec(words)?.[1] ?? ''
    if (bound.exec(inBrackets)?.index === 0 && boundIn(inBrackets) === 0) {
      return { error: { name: 'text', part: asTyped(typed, inBrackets) } }
    }
    if (otherPeriod.exec(words)?.index === 0) return { error: 'period' }
    return withWords(typedRupiah(sum, language), words, language)
  }
  const labelled = label.exec(text)?.[0] ?? ''
  const named = labelled.replace(/[ :=]+$/, '')
  const inLabel = periodInLabel.exec(named)
  if (otherPeriod.test(named) || (inLabel && beginsNumber(inLabel[1] ?? 'satu'))) return { error: 'period' }
  let bare = text.slice(boundIn(labelled) ?? labelled.length)
  // `UMP 2025` is the name of a wage.
  if (/^um[rkp]\b/.test(named) && /^20\d\d$/.test(bare)) return { error: { name: 'text', part: bare } }
  bare = bare.replace(about, '').replace(monthlyBefore, '')
  const isNegative = /^(?:(?:rp|idr|rupiah)[ .:]*)?(?:-|minus\b)|^\(.*\)$/.test(bare)
  bare = bare
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(?:-|minus) ?/, '')
    .replace(/^(?:rp|idr|rupiah)[ .:]*/, '')
    .replace(/^(?:-|minus) ?/, '')
    .replace(about, '')
    .replace(/^[.,](?=\d)/, '0$&')
    .replace(endOfSum, '$1$2$3$4')
    .replace(monthly, '$1')
  if (otherPeriod.test(bare)) return { error: 'period' }
  // `1.500.000,- saja`, `5 juta rupiah.-`: signs and words in any order.
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(behindSum, '').replace(endOfSum, '$1$2$3$4').replace(monthly, '$1').trim()
  }
  const slang = hokkien.get(bare.replace(' ', ''))
  const read = slang === undefined ? readNumber(bare, language) : { value: slang }
  if (read === 'fraction' || read === 'unit') return { error: read }
  if ('unread' in read) {
    const isSpan =
      /\d.* ?(?:-|\/|s[./]?d\.?|sampai|hingga|to|atau|or|dan|and|plus|(?:di)?tambah|kali|[x×+*~&]|[,;](?= )) ?(?:rp\.? ?|idr ?)?\d/.test(
        bare,
      )
    return { error: isSpan ? 'twoSums' : { name: 'text', part: asTyped(typed, read.unread) } }
  }
  // `dua juta lima ratus`: 500 rupiah, or thousands that were left out? `rupiah` behind it, or thousands in it, tell.
  const isClosed = isBesideFigures || /\d{3}|ribu|\brb|thousand/.test(bare) || /\brupiahs?\b/.test(text.slice(-12))
  const isOpen = !isClosed && read.value >= 1_000_000 && read.value % 1000 > 0
  if (isOpen) return { error: { name: 'text', part: asTyped(typed, bare.split(' ').at(-1) ?? '') } }
  if (isNegative && read.value > 0) return { error: 'negative' }
  return read.value > largestRupiah ? { error: 'tooLarge' } : { value: read.value }
}

/** Where a label or a bracket says that the sum is no exact one; undefined where it does not. */
function boundIn(words: string): number | undefined {
  if (/kurang lebih|lebih kurang|upah minimum/.test(words)) return undefined
  const number = words.split(' ').find((word) => beginsNumber(word) && word !== 'satu' && word !== 'one')
  const word = bound.exec(words)?.[0] ?? number
  return word === undefined ? undefined : words.indexOf(word)
}

/** A part of what was typed, in the letters in which it was typed. */
function asTyped(typed: string, part: string): string {
  const plain = plainText(typed)
  const place = part === '' ? -1 : plain.toLowerCase().lastIndexOf(part)
  return place < 0 ? plain : plain.slice(place, place + part.length)
}

/** A sum with words in brackets behind it, as deeds and receipts write it; words that are a number must be the same one. */
function withWords(sum: Typed<number>, words: string, language: Language): Typed<number> {
  const said = readSum(words, language, true)
  return sum.value !== undefined && said.value !== undefined && said.value !== sum.value ? { error: 'twoSums' } : sum
}

/** ISO 4217 codes and short forms; left out are codes that are words of the two languages (`TRY`, `ALL`). */
const codes =
  'usd us usdt sgd eur gbp jpy cny rmb aud nzd cad chf myr rm thb vnd php inr krw hkd twd sar aed qar kwd omr bhd bnd sek nok dkk rub brl zar rs kr btc eth'
const words =
  'dollars? dolar bucks euros? pounds? poundsterling sterling yen yuan renminbi ringgits? baht won pesos? rupees? rupe riyals? real riyal dirhams? dinars? francs? frank franc dong rubel rubles? kroner krona rand cents? bitcoin'

const pattern = new RegExp(
  String.raw`([元円원])|(?:^|\P{L})([a-z]{0,3}\p{Sc}|(?:${`${codes} ${words}`.replaceAll(' ', '|')})(?!\p{L}))`,
  'iu',
)

/** The sign, code or word of foreign money in a sum, such as `US$`, `RM` or `yen`; undefined where it is rupiah. */
function foreignMoney(sum: string): string | undefined {
  const found = pattern.exec(sum)
  return found?.[1] ?? found?.[2]
}
