/** Reads days and years as deeds, letters, forms and foreigners write them. Pure. */
import { type Day, daysInMonth } from './calendar.ts'
import type { Language } from './language.ts'
import { inDigits } from './number-words.ts'
import { isInexact, plainValue, withoutLabel } from './plain-value.ts'
import { about, saysAbout, type Typed } from './typed-values.ts'
import { distance } from './typing-slips.ts'

/** In both languages, with older spellings and short forms. */
const monthNames: readonly string[] = [
  'jan(?:uari|uary)?|djanuari',
  '[fp]eb(?:r|ruari|uari|ruary)?',
  'mar(?:et|ch|t)?|mrt',
  'apr(?:il|i)?',
  'mei|may',
  'jun[iey]?',
  'jul[iy]?',
  'agu(?:s|st|stus)?|agt|agts|ags|agst|aug(?:s|ust|ustus)?',
  'sep(?:t|tember)?',
  'o[kc]t(?:ober)?',
  'no[vp](?:ember)?',
  'de[sc](?:ember)?',
]
const monthPattern = monthNames.map((name) => `(?:${name})`).join('|')
const fullMonths =
  'januari january februari february maret march april juli july agustus august september oktober october november nopember desember december'.split(
    ' ',
  )
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const weekdays =
  "senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|ahad|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sen|sel|rab|kam|jum|sab|min|mon|tue|wed|thu|fri|sat|sun"
const leading = new RegExp(
  `^(?:(?:hari|pada|sejak|mulai|terhitung|berdiri|didirikan|disahkan|dibuat|ditandatangani|since|as of|from|founded|established|incorporated|signed|ke(?=-)|tanggal|tgl\\.?|tertanggal|per|on|the|dated?|:|(?:${weekdays}))[ ,.:/-]+)+`,
)

/** What the day is of: `akta no. 12 tanggal`, `SK`, `Jakarta`, `incorporated on`. */
const subject =
  /^(?:[a-z .,'/-]*\b(?:no|nomor|number)\b[ .:]*\d[\d/.-]*[a-z .,'/-]*\b(?:tanggal|tgl|dated)\b|[a-z .,'/-]*[a-z])[ .,:/-]+(?=\d)/
const monthWord = new RegExp(`(?:^|[^a-z])(?:${monthPattern})(?![a-z])`)
/** Days are counted up to the 31st. */
const ordinals: Readonly<Record<string, string>> = {
  pertama: 'satu',
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
  twentieth: 'twenty',
  thirtieth: 'thirty',
}

/** A day that is said from today on: `besok`, `minggu depan`, `3 hari yang lalu`. */
const relative =
  /\b(?:besok|bsk|besoknya|lusa|kemar[ei]n|kmr?n|kmrin|hari ini|sekarang|skrg|skrng|tadi|nanti|today|tonight|tomorrow|yesterday|now|(?:minggu|pekan|bulan|bln|tahun|thn|senin|selasa|rabu|kamis|jum.?at|sabtu) (?:depan|ini|lalu|kemar[ei]n|yang lalu|yg lalu)|(?:se)?(?:hari|minggu|pekan|bulan|bln|tahun|thn) (?:lagi|(?:yang |yg )?lalu|ke depan)|(?:awal|akhir|pertengahan) (?:minggu|bulan|bln|tahun|thn)|(?:next|last|this) (?:week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:days?|weeks?|months?|years?) (?:ago|from now)|(?:end|beginning) of (?:the )?(?:month|year))\b/

const between = '[-/., |_]+'
const year = "'?(\\d{4}|\\d{2})"
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th)?'

/**
 * A day as `31/12/2026`, `31122026`, `2026-12-31`, `31 Desember 2026`, `Senin, 2-Nop-26` or `Nov 25, 2026`. A year of two
 * digits lies between 1951 and 2050, so the page shows what was read.
 * @param language in English `03/04/2026` is refused as `dayOrder`, since it may be the 3rd of April or the 4th of March
 */
export function typedDay(typed: string, language: Language = 'id'): Typed<Day> {
  const whole = plainValue(typed)
  if (whole === '') return { error: 'empty' }
  const named = withoutLabel(whole)
  if (named === undefined) return { error: 'dayText' }
  // Deeds write the day in words and in figures, one of them in brackets.
  const digits = inDigits(named.replace(/[a-z]+/g, cardinal)).replace(/(\d+) ?\(\1\)/g, '$1')
  const [, outside, inside] = /^(.*[^( ]) ?\(([^()]*\d[^()]*)\)$/.exec(digits) ?? []
  if (outside !== undefined && inside !== undefined) {
    const [one, other] = [typedDay(outside, language), typedDay(inside, language)]
    if (one.error) return isInexact(outside) ? { error: 'dayText' } : other
    return other.error || other.value === one.value ? one : { error: 'dayText' }
  }
  const text = digits
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    // The weekday, or what the day is of: `15/03/2018 (Kopi Senja)`.
    .replace(/(\d{2}) ?\(([a-z][a-z .'&-]*)\)$/, (whole, year, words) =>
      isInexact(words) || saysAbout(words) ? whole : year,
    )
    .replace(/^(\d{4})年 ?(\d{1,2})月 ?(\d{1,2})日$/, '$1-$2-$3')
    .replace(/[‘’]/g, "'")
    .replace(leading, '')
    .replace(subject, (words) => (monthWord.test(words) || isInexact(words) || about.test(words) ? words : ''))
    .replace(
      /(\d{4}) (?:m|masehi|(?:yang |yg )?lalu|(?:pukul|jam|at) ?\d{1,2} ?(?:am|pm|wib|wita|wit|pagi|siang|sore|malam)?|pagi|siang|sore|malam)$/,
      '$1',
    )
    .replace(/(\d{4}) (?:di|in) [a-z .]+$/, '$1')
    .replace(/(\d)(?:t| |, )(?:pukul |jam )?\d{1,2}[:.]\d\d.*$/, '$1')
    .replace(/\b(?:bulan|bln|tahun|taun|thn|th|day of)\b\.? ?/g, '')
    .replace(/[a-z]{5,}/g, usualMonth)
    .replace(/[.,]$/, '')
  const isRelative = !/\d{4}/.test(text) && relative.test(digits)
  return namedDay(text) ?? numericDay(text, language) ?? { error: isRelative ? 'dayRelative' : 'dayText' }
}

/** A day whose month is a word or a Roman number. */
function namedDay(text: string): Typed<Day> | undefined {
  const name = `(${monthPattern}|[ivx]+)`
  const read = (pattern: string) => new RegExp(`^${pattern}$`).exec(text)
  const usual = read(`${dayOfMonth}(?:${between}|(?: of )?)${name}(?:${between})?${year}`)
  if (usual) return dayOfParts(usual[3], monthNumber(usual[2]), usual[1])
  const monthFirst = read(`${name}(?:${between})?${dayOfMonth}${between}${year}`)
  if (monthFirst) return dayOfParts(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2])
  const yearFirst = read(`(\\d{4})(?:${between})?${name}(?:${between})?${dayOfMonth}`)
  return yearFirst ? dayOfParts(yearFirst[1], monthNumber(yearFirst[2]), yearFirst[3]) : undefined
}

/** `fifth` as `five`; other words stay. */
function cardinal(word: string): string {
  return Object.hasOwn(ordinals, word)
    ? (ordinals[word] ?? word)
    : word.replace(/^(four|six|seven|ten|eleven|[a-z]+teen)th$/, '$1')
}

/** A month with one slip of the finger (`Agutus`); other words stay. */
function usualMonth(word: string): string {
  return fullMonths.find((month) => distance(word, month, 1) <= 1) ?? word
}

function monthNumber(name = ''): number {
  const roman = romanMonths.indexOf(name)
  return (roman >= 0 ? roman : monthNames.findIndex((month) => new RegExp(`^(?:${month})$`).test(name))) + 1
}

function numericDay(text: string, language: Language): Typed<Day> | undefined {
  const separator = ' ?[-/\\\\., |_] ?'
  const iso = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})$`).exec(text)
  if (iso) return dayOfParts(iso[1], Number(iso[2]), iso[3])
  const digits = /^(\d\d)(\d\d)(\d\d(?:\d\d)?)$/.exec(text)
  const parts = digits ?? new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}${year}$`).exec(text)
  if (!parts) return undefined
  const dayFirst = dayOfParts(parts[3], Number(parts[2]), parts[1])
  const yearFirst =
    digits && text.length === 8 ? dayOfParts(text.slice(0, 4), Number(text.slice(4, 6)), text.slice(6)) : undefined
  if (dayFirst.error && yearFirst && !yearFirst.error) return yearFirst
  const monthFirst = dayOfParts(parts[3], Number(parts[1]), parts[2])
  // Americans put the month first; Indonesians only on an American calendar: 12/31/2024. Dots are European.
  if (language === 'id' && !digits && dayFirst.error === 'noDay' && Number(parts[2]) > 12) return monthFirst
  if (language === 'id' || (!digits && text.includes('.'))) return dayFirst
  if (monthFirst.error) return dayFirst
  if (dayFirst.error) return monthFirst
  if (dayFirst.value === monthFirst.value) return dayFirst
  return { error: { name: 'dayOrder', days: [dayFirst.value, monthFirst.value] } }
}

function dayOfParts(typedYear = '', month: number, typedDate = ''): Typed<Day> {
  const fullYear = typedYear.length === 2 ? fullYearOf(Number(typedYear)) : Number(typedYear)
  const date = Number(typedDate)
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(fullYear, month)) return { error: 'noDay' }
  if (fullYear < 1945 || fullYear > 2100) return { error: 'outside' }
  return { value: `${fullYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` }
}

/** A year of two digits as the one between 1951 and 2050. */
function fullYearOf(twoDigits: number): number {
  return twoDigits <= 50 ? 2000 + twoDigits : 1900 + twoDigits
}

/** Several days, one a line or separated by `;` or `,`; none where there is no text. */
export function typedDays(typed: string, most: number, language: Language = 'id'): Typed<readonly Day[]> {
  const read = splitDays(typed).map((part) => typedDay(part, language))
  const error = read.find((one) => one.error)?.error
  if (error) return { error }
  return read.length > most
    ? { error: { name: 'tooManyDays', most } }
    : { value: read.flatMap(({ value }) => value ?? []) }
}

/** `dan`, a tab, or a space or stroke between two whole days, also before the number of the second one. */
const betweenDays = new RegExp(
  String.raw`\s+(?:dan|and|&|\+|serta)\s+|\t+|(\d{4}|\d{4}-\d\d-\d\d)(?:\s+|\s*[/|]\s+|\|)(?=(?:\(?\d{1,2}[.)]\s+)?(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2}|\d{4}-\d\d-\d\d|\d{1,2}\s+(?:${monthPattern})[a-z]*\s+\d{4}))`,
  'gi',
)
/** A bullet, or a number before a whole day. */
const listMark = /^\s*(?:[-*•–]\s*|\(?\d{1,2}[.)]\s+(?=\d{1,2}[-/. ]+[\da-z]+[-/. ]+\d{2,4}))/i

/** The parts of a list of days, one a line or separated by `;` or `,`; the commas of `Senin, 2 Nov` and `Nov 2, 2026` join. */
export function splitDays(typed: string): string[] {
  const weekday = new RegExp(`(?:^|[^a-z])(?:${weekdays})$`, 'i')
  const parts: string[] = []
  for (const line of typed.replace(betweenDays, (_, year = '') => `${year};`).split(/[\n;]+/)) {
    let isOpen = false
    for (const part of line
      .replace(listMark, '')
      .split(',')
      .map((text) => text.trim())) {
      if (part === '') continue
      const last = parts.at(-1) ?? ''
      if (isOpen && (weekday.test(last) || (/^\d{4}$/.test(part) && !/\d{4}$/.test(last)))) {
        parts[parts.length - 1] = `${last}, ${part}`
      } else parts.push(part)
      isOpen = true
    }
  }
  return parts
}

/** Words in front of a year that leave it that year, unlike `sebelum` or `after`. */
const beforeYear =
  'pada|pd|di|in|since|sejak|mulai|from|per|terhitung|berdiri|didirikan|dibentuk|disahkan|dibuat|ditandatangani|diteken|diterbitkan|terbit|dokumen|akta|perjanjian|kontrak|tanggal|tgl|bertanggal|founded|established|signed|made|issued|dated|est|about|around|circa|ca|c|kira|sktr|awal|akhir|pertengahan|sekitar|early|late|mid|bulan|bln|tahun|taun|thn|th|year|fy|ta|buku|pajak|fiscal|tax|q[1-4]|semester (?:[12]|ii?)|dan|the'
const beforeYears = new RegExp(`^(?:(?:${beforeYear})(?:[-/., ]+|(?=['\\d])))+`)

/** A year such as `2022`, `’22`, `tahun 2022`, or the year of a month or a day (`3/2022`, `12 Maret 2022`). */
export function typedYear(typed: string, smallest: number, largest: number): Typed<number> {
  const named = withoutLabel(plainValue(typed))
  if (named === undefined) return { error: 'yearText' }
  const text = inDigits(named)
    .replace(/(\d+) ?\(\1\)/g, '$1')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[‘’`]/g, "'")
    .replace(about, '')
    .replace(beforeYears, '')
    .replace(/ (?:tahun|thn|th|taun|year) (?=['\d])/, ' ')
    .replace(/^(\d)[.,](\d{3})$/, '$1$2')
    .replace(/(\d)(?:-?an| (?:yang |yg )?lalu)$/, '$1')
    .replace(/ ?(?:m|masehi|ad|ce)?[.,]?$/, '')
  if (text === '') return { error: 'empty' }
  const year = yearIn(text, largest)
  if (year === undefined) return { error: 'yearText' }
  return year >= smallest && year <= largest ? { value: year } : { error: { name: 'yearRange', smallest, largest } }
}

function yearIn(text: string, largest: number): number | undefined {
  const two = new RegExp(`^(?:(?:\\d{1,2}|${monthPattern})[-/., ]*(?='))?'?(\\d\\d)$`).exec(text)?.[1]
  if (two !== undefined) {
    const century = largest - (largest % 100)
    return Number(two) + century <= largest ? Number(two) + century : Number(two) + century - 100
  }
  if (/^\d{3,}$/.test(text)) return Number(text)
  const monthAndYear =
    new RegExp(`^(?:\\d{1,2}|${monthPattern}|[ivx]+)\\.? ?[-/., ] ?(\\d{4})$`).exec(text)?.[1] ??
    /^(\d{4}) ?[-/] ?\d{1,2}$/.exec(text)?.[1]
  const day = typedDay(text).value ?? typedDay(text, 'en').value
  return (monthAndYear ?? day) ? Number(monthAndYear ?? day?.slice(0, 4)) : undefined
}
