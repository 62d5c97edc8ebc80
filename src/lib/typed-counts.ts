/** Reads counts and months that visitors type or paste, in Indonesian and English writing. Pure. */
import { readNumber } from './number-words.ts'
import { plainValue, withoutLabel } from './plain-value.ts'
import { about, type Typed } from './typed-values.ts'

/** What is counted, in front of or behind the number. */
const countedThings =
  'orang|org|pekerja|karyawan|pegawai|staf|staff|buruh|tenaga kerja|people|persons?|employees?|workers?|pemegang saham|pemilik|shareholders?|owners?|lembar|lbr|rangkap|eksemplar|asli|originals?|copies|copy|salinan|dokumen|documents?|berkas|files?|buah|bh|unit|pcs|set|kali|x|tetap|lepas|kontrak|harian|magang|interns?|aktif|active|full[- ]?time|part[- ]?time|freelance(?:rs?)?|pax|sdm|personil|personel|kru|crew|tim|team|saja|aja|only|just|hanya|cuma|ada|punya|memiliki|baru|masih|sekarang|saat ini|currently|now|kami|we have|jumlah|jml|jlh|total|banyaknya|headcount|number of|dibuat|eks|direktur|directors?|komisaris|anggota|members?|kelas|class(?:es)?|kode|codes?|kbli|cabang|branch(?:es)?|merek|marks?|penuh|calendar|selama|for'
const thingBehind = new RegExp(`(?:^|[ ,]+|([^a-z, ]))(?:${countedThings})\\.?$`)
const thingBefore = new RegExp(`^(?:${countedThings})(?:nya)?(?: +(?:- +)?|(?=\\d))`)
const no = 'tidak|tdk|tak|nggak|ngga|gak|ga|enggak|belum|blm|tanpa|no|none|not any|nil|nihil|kosong'
/** Nothing is counted: `belum ada karyawan`, `no employees yet`. */
const nothing = new RegExp(
  `^(?:-|(?:(?:saya|kami|we have) )?(?:${no})(?: (?:ada|punya|memiliki|have))*(?: (?:${countedThings}))*(?: (?:yet|at all|sama sekali|satu ?pun))?)$`,
)
/** Labels of what is no count. */
const notCounted =
  /\b(?:gaji|upah|wage|salary|harga|biaya|price|cost|umur|usia|age|tahun|year|tanggal|date|nik|npwp|nib|telp?|hp|wa)\b/
/** Nobody but the visitor. */
const alone =
  /^(?:(?:saya |hanya |cuma )*sendiri(?:an)?(?: saja| aja)?|(?:hanya|cuma) saya(?: sendiri)?(?: saja| aja)?|saya (?:saja|aja)|(?:(?:only|just) )?(?:me|myself))$/

/** A count such as `3`, `1.000`, `dua` or `5 orang`. */
export function typedCount(typed: string, smallest: number, largest: number): Typed<number> {
  let text = withoutLabel(plainValue(typed), notCounted)
  if (text === undefined) return { error: 'countText' }
  text = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(about, '')
    .replace(alone, '1')
    // `berdua`
    .replace(/^(?:kami |hanya |cuma )?ber(?=(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)$)/, '')
    .replace(/(\d)(?: ?-?an)(?= |$)/, '$1')
    .replace(/(\d)[.,]$/, '$1')
    .replace(/^se(?=(?:orang|lembar|rangkap|buah|set)\b)/, 'satu ')
  // `2 (dua)`, `dua (2)`
  const bracket = /([\da-z]) ?\(([a-z ]+|\d+)\)/
  const inBrackets = bracket.exec(text)?.[2]
  if (inBrackets !== undefined) {
    const count = typedCount(text.replace(bracket, '$1'), smallest, largest)
    const said = typedCount(inBrackets, 0, Number.MAX_SAFE_INTEGER).value ?? count.value
    return count.value === undefined || said === count.value ? count : { error: 'countText' }
  }
  if (text === '') return { error: 'empty' }
  if (nothing.test(text)) text = '0'
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(thingBehind, '$1').replace(thingBefore, '').trim()
  }
  if (/^(?:-|minus) ?\d/.test(text)) return { error: { name: 'range', smallest, largest } }
  const read = readNumber(text)
  if (read === 'fraction') return { error: 'countFraction' }
  if (read === 'unit' || 'unread' in read) return { error: 'countText' }
  const isInside = read.value >= smallest && read.value <= largest
  return isInside ? { value: read.value } : { error: { name: 'range', smallest, largest } }
}

/** `6 minggu`, `seminggu`, `45 days`: how many months that is depends on the months. */
const shorterUnit = /(?:^|[\d\s]|se)(?:hari|hr|minggu|mgg|pekan|days?|weeks?|wks?)(?![a-z])/

/** A number of months such as `6`, `6 bulan`, `setahun` or `half a year`. */
export function typedMonths(typed: string, smallest: number, largest: number): Typed<number> {
  const labelled = withoutLabel(plainValue(typed))
  if (labelled === undefined) return { error: 'countText' }
  // `6 bulan (enam)`, `enam (6) bulan`
  const [, before = '', words = '', behind = ''] = /^(.*[\da-z]) ?\(([^()]+)\)(.*)$/.exec(labelled) ?? []
  if (before !== '') {
    const whole = typedMonths(before + behind, smallest, largest)
    // In brackets stands the number alone, or with its unit.
    const unit = behind.trim() || (before.split(' ').at(-1) ?? '')
    const said = [words, `${words} ${unit}`].flatMap((one) => typedMonths(one, 0, Number.MAX_SAFE_INTEGER).value ?? [])
    const isSame = said.length === 0 || said.some((months) => months === whole.value)
    return whole.error || isSame ? whole : { error: 'countText' }
  }
  if (shorterUnit.test(labelled)) return { error: 'monthUnit' }
  const text = labelled
    .replace(about, '')
    .replace(
      /^(?:(?:selama|kontrak|durasi|lama(?:nya)?|jangka waktu|periode|masa(?: kontrak| kerja)?|(?:jumlah|total) bulan|period|duration|term|for|during)(?: of)? )+/,
      '',
    )
    .replace(about, '')
    .replace(/^(?:an? |the )?(?:full|whole) year$|^sepanjang tahun$/, '1 tahun')
    .replace(/^(\d+) ?y ?(\d+) ?m$/, '$1 tahun $2 bulan')
    .replace(/^(\d+) ?[bm]$/, '$1 bulan')
    .replace(/-(?=month|year|quarter|bulan|tahun)/, ' ')
    .replace(/((?:half|quarter|third)s?)(?: of)? an? (?=year)/, '$1 ')
    .replace(/^se(?=bulan|ta?h?un|thn|semester|triwulan)/, '1 ')
    .replace(/^(half )?an? (?=month|year|quarter)/, (_, half) => half ?? '1 ')
  const [, years = '', rest = ''] =
    /^(.*? ?(?:tahun|thn|th|years?|yrs?)),? (?:dan |and )?(.*? ?(?:bulan|bln|months?|mos?|mths?))$/.exec(text) ?? []
  if (years !== '') return together(typedMonths(years, 0, largest), typedMonths(rest, 0, largest), smallest, largest)
  const wholeYears = /^(.*? ?(?:tahun|thn|th|years?|yrs?)),? (?:setengah|and (?:a )?half)$/.exec(text)?.[1]
  if (wholeYears !== undefined) return together(typedMonths(wholeYears, 0, largest), { value: 6 }, smallest, largest)
  const [, number = '', unit = ''] =
    /^(.*?) ?(?:calendar )?(bulan|bln|bl|months?|mos?|mths?|tahun|taun|thn|th|years?|yrs?|y|semester|triwulan|kuartal|quarters?)\.?(?: (?:saja|aja|penuh|only|kontrak|contract|percobaan|kerja))?$/.exec(
      text,
    ) ?? []
  const factor = /^(?:t(?:ahun|aun|hn|h)|y)/.test(unit)
    ? 12
    : unit === 'semester'
      ? 6
      : /^(?:tri|ku|q)/.test(unit)
        ? 3
        : 1
  if (factor === 1) return typedCount(unit === '' ? text : number, smallest, largest)
  // Half a year is a whole number of months.
  const twelfths = readNumber(`${number === '' ? 'satu' : number} ribu`)
  if (typeof twelfths === 'string' || 'unread' in twelfths) return { error: 'countText' }
  const months = (twelfths.value * factor) / 1000
  if (!Number.isInteger(months)) return { error: 'countFraction' }
  return typedCount(String(months), smallest, largest)
}

/** `1 tahun 6 bulan`, `setahun setengah` */
function together(years: Typed<number>, months: Typed<number>, smallest: number, largest: number): Typed<number> {
  return years.error ? years : months.error ? months : typedCount(String(years.value + months.value), smallest, largest)
}
