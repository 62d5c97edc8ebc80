/** Reads counts and months that visitors type or paste, in Indonesian and English writing. Pure. */
import { readNumber } from './number-words.ts'
import { plainText } from './plain-typing.ts'
import { about, type Typed } from './typed-values.ts'

/** What is counted, in front of or behind the number. */
const countedThings =
  'orang|org|pekerja|karyawan|pegawai|staf|staff|buruh|tenaga kerja|people|persons?|employees?|workers?|pemegang saham|pemilik|shareholders?|owners?|lembar|lbr|rangkap|eksemplar|asli|originals?|copies|copy|salinan|dokumen|documents?|berkas|files?|buah|bh|unit|pcs|set|kali|x|tetap|saja|only'
const thingBehind = new RegExp(`(?:^|[ ,]+|([^a-z, ]))(?:${countedThings})\\.?$`)
const thingBefore = new RegExp(`^(?:${countedThings}) +`)

/** A count such as `3`, `1.000`, `dua` or `5 orang`. */
export function typedCount(typed: string, smallest: number, largest: number): Typed<number> {
  let text = plainText(typed)
    .toLowerCase()
    .replace(about, '')
    .replace(/^se(?=(?:orang|lembar|rangkap|buah|set)\b)/, 'satu ')
    // `2 (dua)`, `dua (2)`
    .replace(/([\da-z]) ?\((?:[a-z ]+|\d+)\)/, '$1')
  if (text === '') return { error: 'empty' }
  if (/^(?:-|tidak ada|tdk ada|tanpa|belum ada|none|no|nil|nihil|kosong)$/.test(text)) text = '0'
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

/** A number of months such as `6`, `6 bulan`, `setahun` or `half a year`. */
export function typedMonths(typed: string, smallest: number, largest: number): Typed<number> {
  const text = plainText(typed)
    .toLowerCase()
    .replace(/^se(?=bulan|tahun|semester|triwulan)/, '1 ')
    .replace(/^(half )?an? (?=month|year|quarter)/, (_, half) => half ?? '1 ')
  const [, number = '', unit = ''] =
    /^(.*?) ?(bulan|bln|months?|mos?|mths?|tahun|thn|th|years?|yrs?|semester|triwulan|quarters?)\.?$/.exec(text) ?? []
  const factor = /^(?:t(?:ahun|hn|h)|y)/.test(unit) ? 12 : unit === 'semester' ? 6 : /^(?:tri|q)/.test(unit) ? 3 : 1
  if (factor === 1) return typedCount(unit === '' ? text : number, smallest, largest)
  // Half a year is a whole number of months.
  const twelfths = readNumber(`${number === '' ? 'satu' : number} ribu`)
  if (typeof twelfths === 'string' || 'unread' in twelfths) return { error: 'countText' }
  const months = (twelfths.value * factor) / 1000
  if (!Number.isInteger(months)) return { error: 'countFraction' }
  return typedCount(String(months), smallest, largest)
}
