import { expect, test } from 'vitest'
import { toolFacts } from '../collections/tool-facts.ts'
import type { Offer } from './quote/offer.ts'
import { readOffer } from './quote/read-offer.ts'
import { type Checklist, checkOffer, differenceOf, type GivenBesides, notaryCeiling } from './quote.ts'

const facts = toolFacts('quote')

function read(text: string): Offer {
  return readOffer(text, facts)
}

const line = { isOpen: false, confirmed: true, isRepeated: false, others: [] }

/** A checklist as the data of the services make it, with the state's lines of November 2026. */
function checklist(service: string, state: Checklist['state'] = []): Checklist {
  const list = facts.checklists[service]
  if (!list) throw new Error(`No checklist for ${service}`)
  return {
    isSocial: list.social,
    needed: list.needed.map(({ topic }) => topic),
    notNeeded: list.not_needed.map(({ topic }) => topic),
    outside: ['alamat'],
    state,
  }
}

const pt = checklist('pendirian-pt', [
  { ...line, topic: 'nama', minIdr: 100_000, maxIdr: 200_000, confirmed: false },
  { ...line, topic: 'pengesahan', minIdr: 5_000_000, maxIdr: 5_000_000, confirmed: false },
  { ...line, topic: 'nib', minIdr: 0, maxIdr: 0 },
])
const mark = checklist('pendaftaran-merek', [
  {
    ...line,
    topic: 'pendaftaran-merek',
    minIdr: 500_000,
    maxIdr: 500_000,
    isRepeated: true,
    others: [{ amountIdr: 1_800_000, note: 'tarif umum sampai 31 Juli 2026' }],
  },
])

const only = (sum: number) => ({ minIdr: sum, maxIdr: sum })

const nothing: GivenBesides = { included: [], terms: [] }

function check(list: Checklist, text: string, given: Partial<GivenBesides> = {}) {
  return checkOffer(facts, list, read(text), { ...nothing, ...given })
}

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

test('every finding and question has its sentence and its rule', () => {
  for (const { rule } of Object.values(facts.findings)) if (rule) expect(facts.rules).toHaveProperty(rule)
  for (const { needed, not_needed } of Object.values(facts.checklists)) {
    for (const { topic } of [...needed, ...not_needed]) expect(ids(facts.topics)).toContain(topic)
    for (const { rule } of not_needed) expect(facts.rules).toHaveProperty(rule)
  }
})

test('a package in one line has no split and eight questions', () => {
  const result = check(pt, 'Paket lengkap 6.500.000')
  expect(ids(result.findings)).toEqual(['noSplit', 'missing'])
  expect(result.questions.length + result.openTerms.length).toBe(8)
  expect(ids(result.questions)).toEqual(['split', 'missing', 'vat'])
})

test('a notarial deed is not needed for a one-person PT', () => {
  const result = check(checklist('pt-perorangan'), 'Akta notaris 1.000.000\nJasa 500rb')
  expect(ids(result.findings)).toContain('notNeeded')
})

test('the state takes nothing for the NIB', () => {
  expect(ids(check(pt, 'NIB 500.000 (negara)\nJasa 2,5 jt').findings)).toContain('nibFee')
  expect(ids(check(pt, 'Jasa pengurusan NIB 500.000\nJasa 2,5 jt').findings)).not.toContain('nibFee')
})

test('another tariff of the trademark office is recognized', () => {
  const result = check(mark, 'PNBP merek 1 kelas Rp1.800.000\nJasa 950.000')
  expect(result.findings[0]).toMatchObject({ id: 'otherTariff', sumIdr: 1_800_000, known: [500_000, 500_000] })
  expect(ids(check(mark, 'PNBP merek 2 kelas 1.000.000\nJasa 1jt').findings)).toEqual(['missing'])
})

test('a notary is compared with the ceiling by the value entered', () => {
  const offer = 'Notaris 2.000.000\nJasa 1jt'
  expect(check(pt, offer, { valueIdr: 50_000_000 }).findings[0]).toMatchObject({
    id: 'notaryAbove',
    known: [1_250_000, 1_250_000],
  })
  expect(check(pt, offer, { valueIdr: 200_000_000 }).findings[0]).toMatchObject({
    id: 'notaryWithin',
    known: [3_000_000, 3_000_000],
  })
  expect(ids(check(pt, offer).findings)).toContain('notaryNoValue')
})

test('near a step both readings of the ceiling are given', () => {
  const ceiling = (value: number) => notaryCeiling(facts.notary.steps, value)
  expect(ceiling(100_000_000)).toEqual({ wholeIdr: 2_500_000 })
  expect(ceiling(100_000_001)).toEqual({ wholeIdr: 1_500_000, slicedIdr: 2_500_000 })
  expect(ceiling(166_666_667)).toEqual({ wholeIdr: 2_500_000 })
  expect(ceiling(1_200_000_000)).toEqual({ wholeIdr: 12_000_000, slicedIdr: 18_000_000 })
  expect(ceiling(2_000_000_000)).toEqual({ wholeIdr: 20_000_000 })
})

test('a deed of a foundation is compared with the limit of social function', () => {
  const result = check(checklist('yayasan'), 'Notaris 6.000.000\nJasa 3jt')
  expect(result.findings[0]).toMatchObject({ id: 'notarySocial', known: [5_000_000, 5_000_000] })
})

test('lines that do not add up to the total are told with the difference', () => {
  const text = 'Jasa 2.900.000\nPNBP pengesahan 5.000.000\nNotaris 1.250.000\nTotal 9.500.000'
  expect(check(pt, text).findings).toContainEqual({
    id: 'sumMismatch',
    sumIdr: 9_150_000,
    known: [9_500_000, 9_500_000],
    moreIdr: 350_000,
  })
})

test('the same state fee twice is a duplicate', () => {
  const result = check(pt, 'PNBP pengesahan 5.000.000\nJasa 1 jt\nPNBP pengesahan badan hukum 5.000.000')
  expect(result.findings).toContainEqual(expect.objectContaining({ id: 'duplicate', moreIdr: 5_000_000 }))
})

test('what people paste is sorted by who receives it', () => {
  const result = check(
    pt,
    `Penawaran pendirian PT
1. Jasa pengurusan: Rp 2,5 jt
2) Akta notaris - Rp1.750.000,-
• PNBP pengesahan\tRp5.000.000
* Pesan nama | 1 | 200rb
- Meterai 2 x Rp10.000
Kantor virtual
Rp 3.000.000
- NIB gratis
- NPWP perusahaan
- KBLI 5 kode
Diskon 500.000
PPN 11% 275.000
Lain-lain 100.000
Subtotal Rp12.145.000
TOTAL: Rp12.345.000
Penawaran berlaku sampai 31 Desember 2026
Belum termasuk: penerjemah`,
  )
  expect(result.byPayee).toEqual({
    fee: only(2_000_000),
    state: only(5_220_000),
    third_party: only(4_750_000),
    tax: only(275_000),
    other: only(0),
    mixed: only(0),
    unclear: only(100_000),
  })
  expect(result.sum).toEqual(only(12_345_000))
  expect(ids(result.findings)).toEqual([
    'notaryNoValue',
    'stateUnconfirmed',
    'stateUnconfirmed',
    'discount',
    'vatLine',
    'unclear',
    'missing',
  ])
  expect(result.findings.at(-1)?.topics).toEqual(['bo', 'laporan-tahunan'])
  expect(result.openTerms).toEqual(['uang-kembali', 'akun', 'bukti-bayar'])
})

test('sums are read however they are written', () => {
  const sums = (text: string) => read(text).lines.map(({ sumIdr }) => sumIdr)
  expect(sums('Jasa 1,500,000')).toEqual([1_500_000])
  expect(sums('Jasa 1.500.000')).toEqual([1_500_000])
  expect(sums('Jasa 1500000')).toEqual([1_500_000])
  expect(sums('Jasa １.５００.０００')).toEqual([1_500_000])
  expect(sums('3 kelas @ 500.000')).toEqual([1_500_000])
  expect(sums('Notaris (500.000)')).toEqual([-500_000])
  expect(sums('Jasa -500.000')).toEqual([-500_000])
  expect(sums('NIB: 0')).toEqual([0])
  expect(sums('Akta pendirian sesuai UU 40 Tahun 2007')).toEqual([undefined])
  expect(sums('Hubungi 081234567890')).toEqual([undefined])
  expect(sums('Proses 14 hari kerja')).toEqual([undefined])
})

test('an offer without lines, and one with more costs than are taken', () => {
  expect(read('').lines).toEqual([])
  const long = read(Array.from({ length: 201 }, (_, place) => `Ketentuan\nJasa ${place} 1jt`).join('\n'))
  expect(long.lines.filter(({ role }) => role === 'price')).toHaveLength(200)
  expect(long.cutAfter).toBe('Ketentuan')
})

test('code in a pasted line stays a text', () => {
  expect(read('<script>alert(1)</script> 1.000.000').lines[0]?.text).toBe('<script>alert(1)</script>')
})

test('a line for two payees is asked about and never called above the tariff', () => {
  const text = 'Jasa notaris dan SK Kemenkum termasuk PNBP Rp 13.500.000\nPengurusan NIB (billing OSS Rp 0) Rp 500.000'
  const result = check(pt, text, { valueIdr: 50_000_000 })
  expect(ids(result.findings)).toEqual(['mixed', 'missing'])
  expect(result.verdict).toBe('look')
  expect(ids(result.questions)).toContain('mixed')
})

test.each([
  ['PNBP pengesahan kira-kira Rp 15.000.000', 'about'],
  ['PNBP pengesahan Rp 15-20 juta', 'range'],
  ['PNBP pengesahan USD 900', 'foreign'],
  ['PNBP pengesahan Rp 15M', 'reading'],
  ['PNBP pengesahan Rp 2.500.000.00', 'unread'],
  ['PNBP pengesahan Rp 15.000.000 per kelas', 'perUnit'],
])('a doubtful figure is asked about and compared with nothing: %s', (text, id) => {
  const sure: Checklist = { ...pt, state: pt.state.map((known) => ({ ...known, confirmed: true })) }
  const found = ids(check(sure, `${text}\nJasa 2,5 jt\nTotal 2,6 jt`).findings)
  expect(found).toContain(id)
  if (id !== 'perUnit') expect(found).not.toContain('stateAbove')
  if (['foreign', 'reading', 'unread'].includes(id)) expect(found).not.toContain('sumMismatch')
})

test('a plain figure above the tariff, and lines that do not add up, are a risk', () => {
  const sure: Checklist = { ...pt, state: pt.state.map((known) => ({ ...known, confirmed: true })) }
  expect(check(sure, 'PNBP pengesahan Rp 15.000.000\nJasa 2,5 jt').verdict).toBe('risk')
  expect(check(pt, 'Jasa 2,5 jt\nNotaris 1jt\nTotal 9 jt').verdict).toBe('risk')
  expect(check(checklist('tinjau-kontrak'), 'Jasa peninjauan 2,5 jt termasuk PPN').verdict).toBe('pass')
})

test('where there is no price, no sum is shown', () => {
  const result = check(pt, 'Berapa biaya pendirian PT?')
  expect(result.sum).toBeUndefined()
  expect(ids(result.findings)[0]).toBe('noPrice')
  expect(check(pt, 'Total Rp 7.000.000').sum).toEqual(only(7_000_000))
})

test('a range stays a range, and a total inside it is no mismatch', () => {
  const result = check(pt, 'Jasa 2-3 juta\nNotaris 1 juta\nTotal 3,5 juta')
  expect(result.sum).toEqual({ minIdr: 3_000_000, maxIdr: 4_000_000 })
  expect(ids(result.findings)).not.toContain('sumMismatch')
  expect(check(pt, 'Jasa 2-3 juta\nNotaris 1 juta\nTotal 5 juta').findings).toContainEqual(
    expect.objectContaining({ id: 'sumMismatch', moreIdr: 1_000_000 }),
  )
})

test('the difference from our own estimate has both ends, and names the payee where it is largest', () => {
  const amount = (minIdr: number, maxIdr = minIdr) => ({ minIdr, maxIdr, isIncomplete: false, isUnconfirmed: false })
  const ours = { ours: amount(3_000_000), state: amount(5_000_000, 5_200_000), third_party: amount(2_000_000) }
  const total = amount(10_000_000, 10_200_000)
  const of = (text: string) => differenceOf(check(pt, text), ours, total)
  expect(of('Jasa 4 jt\nPNBP 5 jt\nNotaris 6 jt')).toEqual({
    side: 'above',
    span: { minIdr: 4_800_000, maxIdr: 5_000_000 },
    most: { payee: 'third_party', span: only(4_000_000) },
  })
  expect(of('Jasa 2 jt\nPNBP 5 jt\nNotaris 2 jt')).toMatchObject({ side: 'below', most: { payee: 'ours' } })
  expect(of('Jasa 3 jt\nPNBP 5,1 jt\nNotaris 2 jt')).toEqual({ side: 'within', span: only(0) })
  expect(of('Paket lengkap 20 jt')).toEqual({ side: 'above', span: { minIdr: 9_800_000, maxIdr: 10_000_000 } })
  expect(of('Berapa biayanya?')).toBeUndefined()
  expect(differenceOf(check(pt, 'Paket 20 jt'), ours, { ...total, isIncomplete: true })).toMatchObject({
    isIncomplete: true,
  })
  // An office that our estimate does not have makes the notary no dearer.
  expect(of('Jasa 5 jt\nPNBP 5,1 jt\nNotaris 3 jt\nKantor virtual 4 jt')).toEqual({
    side: 'above',
    span: { minIdr: 6_900_000, maxIdr: 7_100_000 },
    most: { payee: 'ours', span: only(2_000_000) },
    outside: { span: only(4_000_000), names: ['Kantor virtual'] },
  })
})
