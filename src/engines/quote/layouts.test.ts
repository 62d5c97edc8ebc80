/** Offers whose lines are known, written in the ways of chats, lists, tables and documents, are read to the rupiah. */
import { expect, test } from 'vitest'
import { toolFacts } from '../../collections/tool-facts.ts'
import { type Payee, sumOf } from './offer.ts'
import { readOffer } from './read-offer.ts'

const words = toolFacts('quote')

interface Known {
  readonly label: string
  readonly payee: Payee
  readonly sumIdr: number
}

const labels: readonly (readonly [label: string, payee: Payee])[] = [
  ['Akta notaris', 'third_party'],
  ['PNBP pengesahan', 'state'],
  ['Voucher nama PT', 'state'],
  ['Jasa pengurusan NIB', 'fee'],
  ['Promo konsultasi KBLI', 'fee'],
  ['Virtual office 1 tahun', 'third_party'],
  ['Penerjemah tersumpah', 'third_party'],
  ['Bea meterai', 'state'],
  ['Laporan tahunan', 'fee'],
  ['Lain-lain', 'unclear'],
]

const noise = [
  'Pembayaran ke BCA 5430123456 a.n. PT Contoh',
  'WA 0812-3456-7890',
  'NPWP 01.234.567.8-901.000',
  'Jl. Contoh No. 5, Jakarta 12190',
  'Berlaku sampai 31/12/2026 pukul 17.00',
]

const grouped = (sum: number, sign = '.') => String(sum).replace(/\B(?=(\d{3})+$)/g, sign)

/** 1,5 jt or 750rb. */
const short = (sum: number) => (sum < 1_000_000 ? `${sum / 1000}rb` : `${String(sum / 1_000_000).replace('.', ',')} jt`)

const layouts: Readonly<Record<string, (lines: readonly Known[], total: number) => string[]>> = {
  plain: (lines, total) => [
    ...lines.map(({ label, sumIdr }) => `${label} Rp ${grouped(sumIdr)}`),
    `Total Rp ${grouped(total)}`,
  ],
  bullets: (lines, total) => [
    ...lines.map(({ label, sumIdr }) => `- ${label}: Rp${grouped(sumIdr)},-`),
    `TOTAL BIAYA = Rp${grouped(total)},-`,
  ],
  numbered: (lines, total) => [
    ...lines.map(({ label, sumIdr }, place) => `${place + 1}. ${label} - ${grouped(sumIdr)}`),
    `Jumlah: ${grouped(total)}`,
  ],
  chat: (lines, total) => [
    ...lines.map(({ label, sumIdr }, place) => `[10.${10 + place}, 25/11/2026] Ani: *${label}* Rp ${grouped(sumIdr)}`),
    `[10.59, 25/11/2026] Ani: *Total Rp ${grouped(total)}*`,
  ],
  spreadsheet: (lines, total) => [
    'No\tUraian\tQty\tHarga\tJumlah',
    ...lines.map(({ label, sumIdr }, place) => `${place + 1}\t${label}\t2\t${sumIdr / 2}\t${sumIdr}`),
    `\tTOTAL\t\t\t${total}`,
  ],
  table: (lines, total) => [
    '| Item | Price |',
    '| --- | --- |',
    ...lines.map(({ label, sumIdr }) => `| ${label} | ${grouped(sumIdr, ',')} |`),
    `| **Grand total** | ${grouped(total, ',')} |`,
  ],
  document: (lines, total) => [
    ...lines.flatMap(({ label, sumIdr }) => [label, `Rp${grouped(sumIdr)}`]),
    'Total',
    `Rp${grouped(total)}`,
  ],
  columns: (lines, total) => [
    ...lines.map(({ label }) => label),
    'Total',
    ...[...lines.map(({ sumIdr }) => sumIdr), total].map((sum) => grouped(sum)),
  ],
  units: (lines, total) => [...lines.map(({ label, sumIdr }) => `${label} ${short(sumIdr)}`), `total ${short(total)}`],
  english: (lines, total) => [
    ...lines.map(({ label, sumIdr }) => `• ${label}: IDR ${grouped(sumIdr, ',')}.00`),
    `Total due IDR ${grouped(total, ',')}.00`,
  ],
  sumFirst: (lines, total) => [
    ...lines.map(({ label, sumIdr }) => `Rp ${grouped(sumIdr)} untuk ${label}`),
    `Rp ${grouped(total)} total`,
  ],
  wide: (lines, total) => [
    ...lines.map(({ label, sumIdr }) => `${label.padEnd(30)}1   ${grouped(sumIdr)}   ${grouped(sumIdr)}`),
    `Total${' '.repeat(40)}${grouped(total)}`,
  ],
  sentence: (lines, total) => [
    `${lines.map(({ label, sumIdr }) => `${label} Rp ${grouped(sumIdr)}`).join(', ')}, total Rp ${grouped(total)}`,
  ],
}

/** Mulberry32: the same offers in every run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}

function offerOf(seed: number): Known[] {
  const pick = random(seed)
  const rest = [...labels]
  return Array.from({ length: 2 + pick(7) }, () => {
    const [[label, payee] = ['', 'unclear' as const]] = rest.splice(pick(rest.length), 1)
    return { label, payee, sumIdr: 50_000 * (1 + pick(pick(2) === 0 ? 19 : 400)) }
  })
}

test.each(Object.entries(layouts))('the sum of lines is exact: %s', (_, write) => {
  for (let seed = 1; seed <= 60; seed++) {
    const known = offerOf(seed)
    const total = known.reduce((sum, { sumIdr }) => sum + sumIdr, 0)
    const pick = random(seed + 1000)
    const text = [...write(known, total), '', ...noise.slice(pick(3), 3 + pick(3))].join('\n')
    const offer = readOffer(text, words)
    const read = offer.lines
      .filter(({ role }) => role === 'price')
      .map(({ text: label, payee, sumIdr }) => ({ label: label.replace(/^untuk /, ''), payee, sumIdr }))
    expect(read, text).toEqual(known)
    expect(sumOf(offer.lines), text).toEqual({ minIdr: total, maxIdr: total })
    expect(offer.totalIdr, text).toBe(total)
  }
})
