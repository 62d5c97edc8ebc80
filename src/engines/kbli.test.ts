import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { kbliDescriptionWords, kbliDivisions, kbliIndex } from '../collections/kbli.ts'
import { toolFacts } from '../collections/tool-facts.ts'
import { findKbli } from './kbli.ts'
import { type Kbli, openKbli, readWords, readyKbli, withDescriptions } from './kbli-index.ts'

const index = kbliIndex()
const kbli = readyKbli(index)
const words = kbliDescriptionWords(kbliDivisions(), kbli)
/** As the page asks where titles and everyday words do not answer a query as it was typed. */
const described = withDescriptions(kbli, words)

/** The first codes that are found, or what is answered instead. */
function first(typed: string, count = 5) {
  return codesOf(kbli, typed).slice(0, count)
}

function codesOf(index: Kbli, typed: string): string[] {
  const answer = findKbli(index, typed)
  return 'codes' in answer ? answer.codes.map(({ code }) => code) : [answer.kind]
}

test('of what people type at least 95 in 100 have a right code among the first three, and none has an absurd one', () => {
  const { entries } = toolFacts('kbli-queries')
  const wrong = entries.filter(({ q, right }) => !first(q, 3).some((code) => right.includes(code)))
  const absurd = entries.filter(({ q, absurd: beginnings = [], right }) =>
    first(q, 3).some((code) => !right.includes(code) && beginnings.some((beginning) => code.startsWith(beginning))),
  )
  expect(absurd.map(({ q }) => q)).toEqual([])
  expect(entries.length).toBeGreaterThanOrEqual(300)
  expect(wrong.length / entries.length, wrong.map(({ q }) => q).join(', ')).toBeLessThanOrEqual(0.05)
})

test.each([
  ['roit', ['10710']],
  ['KOS KOSAN', ['55909']],
  ['saya mau buka kedai kopi di Bekasi', ['56304']],
  ['perdagangan eceran pakaian', ['47711']],
  ['<b>laundry</b>', ['96100']],
] as const)('"%s" finds %s among the first five', (typed, codes) => {
  expect(first(typed)).toEqual(expect.arrayContaining([...codes]))
})

test('spaces, hyphens and capitals make no difference', () => {
  for (const [one, other] of [
    ['petshop', 'pet shop'],
    ['foto kopi', 'fotokopi'],
    ['Foodcourt', 'food court'],
    ['e commerce', 'e-commerce'],
    ['kos kosan', 'kos-kosan'],
    ['budi daya ikan', 'budidaya ikan'],
  ] as const) {
    expect([one, first(one)]).toEqual([one, first(other)])
  }
})

test('what is done with goods decides which of their codes are found', () => {
  expect(first('pabrik kopi')).toEqual(['10761'])
  expect(first('ekspor kopi')).toEqual(['46314'])
  expect(first('kebun kopi')).toEqual(['01271'])
  expect(first('servis hp')).toEqual(['95102'])
  expect(first('jual hp bekas')).toEqual(['47744'])
  // Goods that are not known by themselves leave what is done.
  expect(first('import gizmo', 1)).toEqual(['46902'])
})

test('on the English page the last word says what it is', () => {
  const english = (typed: string) => {
    const answer = findKbli(described, typed, 'en')
    return answer.kind === 'found' ? [answer.codes[0]?.code, answer.only] : [answer.kind]
  }
  expect(english('real estate lawyer')).toEqual(['69101', 'lawyer'])
  expect(english('boutique hotel')).toEqual(['55106', 'hotel'])
  expect(english('villa rental')).toEqual(['55203', undefined])
  expect(english('coffee exporter')).toEqual(['46314', undefined])
})

test('a word that merely stands beside others in phrases is nothing where another is unknown', () => {
  expect(findKbli(described, 'hot xyzabc')).toMatchObject({ kind: 'none' })
  expect(findKbli(described, 'virtual xyzabc')).toMatchObject({ kind: 'none' })
})

test('errors are forgiven only where nothing is met exactly', () => {
  expect(first('pengacara', 9)).toEqual(['69101', '69102'])
  expect(first('petshop')).not.toContain('47301')
  expect(first('nasi goreng gila', 9)).toEqual(['56101', '56102'])
  expect(first('coworking')).not.toContain('10437')
  expect(first('restoren', 2)).toEqual(['56101', '56102'])
  expect(first('dive center')).not.toContain('82200')
})

test('a word is completed while it is typed', () => {
  expect(first('laun', 1)).toEqual(['96100'])
  expect(first('ayam gepr', 1)).toEqual(['56101'])
  expect(first('toko sepa', 1)).toEqual(['47712'])
})

test('numbers lead to a code, a level, or the category of a code that is no longer there', () => {
  for (const typed of [
    '56101',
    '56.101',
    'kbli 56101',
    'KBLI: 56101',
    'kode 56101',
    'kode kbli 56101',
    'kbli 2025 56101',
    '56101 kbli',
  ]) {
    expect([typed, findKbli(kbli, typed).kind, first(typed)]).toEqual([typed, 'number', ['56101']])
  }
  expect(findKbli(kbli, '62019')).toEqual({ kind: 'unknownCode', number: '62019', category: 'K' })
  expect(findKbli(kbli, 'kbli 2020 62019')).toEqual({ kind: 'unknownCode', number: '62019', category: 'K' })
  expect(findKbli(kbli, '04999')).toEqual({ kind: 'unknownCode', number: '04999' })
  const group = findKbli(kbli, 'golongan 691')
  expect(group.kind === 'level' && group.number).toBe('691')
  expect(first('691')).toEqual(['69101', '69102', '69103', '69104'])
  expect(findKbli(kbli, '691011')).toEqual({ kind: 'tooManyDigits' })
})

test('too little, too general, nothing and nonsense', () => {
  expect(findKbli(kbli, '   ')).toEqual({ kind: 'empty' })
  expect(findKbli(kbli, 'a')).toEqual({ kind: 'short' })
  for (const typed of ['UMKM', 'usaha', 'jasa', 'toko', 'pabrik', 'bisnis online', 'kode kbli', 'small business']) {
    expect([typed, findKbli(kbli, typed)]).toEqual([typed, { kind: 'general' }])
  }
  expect(findKbli(kbli, 'asdfgh')).toEqual({ kind: 'none' })
  // Many unknown words at once.
  expect(findKbli(kbli, 'kopii rotti tokk makann minumn servss sewaa bengkl').kind).toBe('found')
})

test('every everyday word finds the codes of its entry first', () => {
  for (const [words, codes] of readWords(index.words)) {
    for (const phrase of words) {
      expect([phrase, first(phrase, codes.length)]).toEqual([phrase, codes])
    }
  }
})

test('made ready in parts it is the same as at once', async () => {
  let pauses = 0
  const inParts = await openKbli(index, async () => {
    pauses += 1
  })
  expect(pauses).toBeGreaterThan(5)
  expect(inParts).toEqual(kbli)
})

test('what is loaded before the first key is at most 58 kB compressed', () => {
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(58_000)
})

test('the words of descriptions, loaded where they are wanted, are at most 30 kB compressed', () => {
  expect(gzipSync(words).length).toBeLessThan(30_000)
})

test('what is sold is no farm and no factory, also where its goods have no code of their own in trade', () => {
  // Without a code for retail in the words, the class for other goods of the kind.
  const own = {
    codes: '25952PAKU\n47523PERKAKAS\n01132SEMANGKA',
    categories: { 25: 'C', 47: 'G', '01': 'A' },
    general: '',
    spellings: '',
    english: '',
  }
  const paku = readyKbli({
    ...own,
    words: 'paku:25952\nsemangka:01132',
    activities: [['jual;toko', '47', '25:47523 05-33:47799']],
  })
  expect(codesOf(paku, 'toko paku')).toEqual(['47523', '25952'])
  expect(codesOf(paku, 'paku')).toEqual(['25952'])
  // No code instead: what is known of the goods.
  expect(codesOf(paku, 'jual semangka')).toEqual(['01132'])
})

test('what is cooked is a dish, and no fish or cattle', () => {
  for (const typed of ['jual tuna bakar', 'kambing panggang', 'udang rebus', 'grilled lobster']) {
    expect([typed, first(typed, 1)]).toEqual([typed, ['56101']])
  }
  expect(first('jual alat tulis sekolah', 1)).toEqual(['47611'])
})

test('words for one kind of doing stand for each other, but not those of traders', () => {
  expect(first('sekolah musik', 1)).toEqual(['85520'])
  expect(first('reparasi kulkas', 1)).toEqual(first('servis kulkas', 1))
  expect(first('agen telur', 1)).toEqual(['47214'])
  expect(first('ekspor telur', 1)).toEqual(['46325'])
})

test('what a place is furnished with is goods, and what is done in it is that', () => {
  expect(first('seragam restoran', 1)).toEqual(['47711'])
  expect(first('kafe buku', 1)).toEqual(['56303'])
  for (const [typed, code] of [
    ['hotel cleaning', '81210'],
    ['restaurant consulting', '70209'],
  ] as const) {
    expect(findKbli(kbli, typed, 'en')).toHaveProperty('codes.0.code', code)
  }
  expect(first('konsultan restoran', 1)).toEqual(['70209'])
})

test('what is sold new is not second-hand, though one code is for both of two goods', () => {
  expect(first('jual baju dan sepatu', 1)).toEqual(['47711'])
  expect(first('jual baju dan sepatu bekas', 1)).toEqual(['47742'])
})

test('two businesses in one query are found in turn', () => {
  expect(first('kost dan laundry', 2)).toEqual(['55909', '96100'])
  expect(first('bengkel & sparepart', 2)).toEqual(['95311', '47820'])
})

test('verbs of a chat are those that are written', () => {
  expect(first('nyewain mobil', 1)).toEqual(first('sewa mobil', 1))
  expect(first('nyuci baju', 1)).toEqual(first('cuci baju', 1))
  expect(first('ngolah kopi', 1)).toEqual(['10761'])
})

test('a completed word that leaves out what was typed is no answer, and a filler that is a business is one', () => {
  expect(findKbli(kbli, 'nikah siri')).toEqual({ kind: 'none' })
  for (const typed of ['IT', 'perusahaan IT']) expect([typed, first(typed, 1)]).toEqual([typed, ['62209']])
})

test('what is done and the goods may be written as one word', () => {
  expect(first('tokobuku', 1)).toEqual(['47612'])
  expect(first('jualnasigoreng', 1)).toEqual(['56101'])
  expect(first('ternakayam', 1)).toEqual(['01461'])
})

test('everyday spellings are the words that are meant', () => {
  for (const [typed, meant] of [
    ['toko mas', 'toko emas'],
    ['jual mas', 'jual emas'],
    ['jual beli mas', 'jual beli emas'],
    ['mas', 'emas'],
    ['mas kawin', 'emas'],
    ['tambang mas', 'tambang emas'],
    ['thrifting', 'thrift'],
    ['servis hape', 'servis hp'],
    ['hape seken', 'hp bekas'],
    ['servis tivi', 'servis tv'],
    ['jual telor', 'jual telur'],
    ['tukang poto', 'fotografer'],
  ] as const) {
    expect([typed, first(typed, 1)]).toEqual([typed, first(meant, 1)])
  }
  expect(first('toko mas', 1)).toEqual(['47735'])
  // A carp, and a form of address.
  expect(first('jual ikan mas', 1)).toEqual(['47215'])
  expect(first('mas mau buka laundry')).toEqual(['96100'])
})

test('second-hand goods are those of their kind, however that is said', () => {
  for (const [code, ...queries] of [
    ['47742', 'thrift', 'thrifting baju', 'baju thrift', 'jual sepatu preloved', 'thrift jaket'],
    ['47743', 'jam tangan bekas', 'tas preloved', 'perhiasan bekas'],
    ['47744', 'hp second', 'hape seken', 'kamera second', 'laptop preloved'],
    ['47741', 'meja second'],
    ['47749', 'mainan bekas', 'buku preloved'],
    ['47812', 'mobil seken'],
    ['47832', 'motor second'],
  ] as const) {
    for (const typed of queries) expect([typed, first(typed, 1)]).toEqual([typed, [code]])
  }
})

test('a short unknown word is no word of a title that it is like', () => {
  expect(first('xwajan', 9)).toEqual(['none'])
  expect(first('jual ganja')).toEqual(['none'])
})

test.each([
  ['kremasi', '96300'],
  ['IPAL', '42203'],
  ['nilam', '01284'],
  ['minyak nilam', '20294'],
  ['smelter nikel', '24202'],
  ['bedah plastik', '86202'],
  ['operasi plastik', '86202'],
  ['broker saham', '66121'],
  ['jasa pertambangan', '09900'],
  ['auditor', '69201'],
  ['jasa payroll', '69201'],
  ['mediator', '69102'],
  ['maskapai', '51101'],
  ['bandara', '52231'],
  ['kuburan', '96300'],
  ['guru privat', '85595'],
  ['hotel bintang 3', '55103'],
  ['kueh', '10710'],
  ['laundry jogja', '96100'],
])('"%s" finds %s first', (typed, code) => {
  for (const one of [kbli, described]) {
    expect(codesOf(one, typed)[0]).toBe(code)
    expect(findKbli(one, typed)).not.toHaveProperty('only')
    expect(findKbli(one, typed)).not.toHaveProperty('changed')
  }
})

test.each([
  ['employer of record', '78200'],
  ['flight school', '85578'],
  ['plastic surgery', '86202'],
  ['stock broker', '66121'],
  ['oil and gas services', '09100'],
  ['air freight', '51202'],
  ['air charter', '51102'],
  ['cat grooming', '96900'],
  ['cat food', '47754'],
  ['cat', '47751'],
  ['jam factory', '10309'],
  ['jam', '10309'],
  ['airline', '51101'],
  ['candle', '32909'],
  ['paper mill', '17012'],
  ['english teacher', '85593'],
  ['accounting firm', '69201'],
  ['3-star hotel', '55103'],
])('on the English page "%s" finds %s first', (typed, code) => {
  const answer = findKbli(described, typed, 'en')
  expect('codes' in answer && answer.codes[0]?.code).toBe(code)
  expect(answer).not.toHaveProperty('only')
})

test('an English word that is an Indonesian one is that on the Indonesian page, and in Indonesian phrases', () => {
  expect(first('cat', 1)).toEqual(['47525'])
  expect(first('jam', 1)).toEqual(['47734'])
  for (const [typed, code] of [
    ['cat tembok', '47525'],
    ['jam tangan', '47734'],
    ['depot air minum', '11052'],
  ] as const) {
    const answer = findKbli(kbli, typed, 'en')
    expect([typed, 'codes' in answer && answer.codes[0]?.code]).toEqual([typed, code])
  }
})

test('another word is looked for only where one was begun or slipped, and the answer says so', () => {
  const changed = (typed: string) => {
    const answer = findKbli(described, typed)
    return answer.kind === 'found' ? answer.changed : answer
  }
  expect(changed('roit')).toEqual({ typed: 'roit', meant: ['roti'], isBegun: false })
  expect(changed('restoren')).toEqual({ typed: 'restoren', meant: ['restoran'], isBegun: false })
  expect(changed('bajuu')).toEqual({ typed: 'bajuu', meant: ['baju'], isBegun: false })
  expect(changed('bengkel mobl')).toEqual({ typed: 'mobl', meant: ['mobil'], isBegun: false })
  expect(changed('cuci mobik')).toEqual({ typed: 'mobik', meant: ['mobil'], isBegun: false })
  expect(changed('laun')).toEqual({ typed: 'laun', meant: ['laundry'], isBegun: true })
  expect(changed('kedai kop')).toMatchObject({ typed: 'kop', isBegun: true })
  // A consonant more or less mostly makes another word: no codes, but a query to try.
  expect(changed('kopli')).toEqual({ kind: 'none', meant: ['kopi'] })
  expect(changed('tokk ngikan')).toMatchObject({ kind: 'none' })
  expect(changed('laundry')).toBeUndefined()
})

test('codes that some of the words do not fit are said to fit the others', () => {
  const only = (typed: string, language: 'id' | 'en' = 'id') => {
    const answer = findKbli(described, typed, language)
    return answer.kind === 'found' ? answer.only : answer.kind
  }
  expect(only('bedah jantung plastik')).toBe('plastik')
  expect(only('broker kuda')).toBe('broker')
  expect(only('sekolah gizmo')).toBe('sekolah')
  expect(only('nasi goreng gila')).toBe('nasi goreng')
  expect(only('cap gizmo', 'en')).toBe('cap')
  // No factory, but a mine.
  expect(only('pabrik nikel')).toBe('nikel')
  expect(only('jual pulsa')).toBeUndefined()
  expect(only('depot isi ulang')).toBeUndefined()
  expect(only('sablon kaos')).toBeUndefined()
  expect(only('jual paku')).toBeUndefined()
  expect(only('warung ayam bakar')).toBeUndefined()
})

test('what is done may be all that is known, unless it fits nearly every business', () => {
  for (const [typed, beginning] of [
    ['pertambangan', '0'],
    ['mining', '0'],
    ['desain', '74'],
    ['pendidikan', '85'],
    ['bekas', '477'],
  ] as const) {
    expect([typed, first(typed).every((code) => code.startsWith(beginning))]).toEqual([typed, true])
  }
  for (const typed of ['produksi', 'industri', 'grosir', 'jualan']) {
    expect([typed, ['general', 'found']]).toEqual([typed, expect.arrayContaining([findKbli(kbli, typed).kind])])
  }
})

test('prefixes and suffixes of Indonesian words make no other phrase', () => {
  for (const [typed, like] of [
    ['pemotongan ayam', 'potong ayam'],
    ['pengantaran makanan', 'antar makanan'],
    ['penyewaan tenda', 'sewa tenda'],
    ['pembuatan website', 'buat website'],
    ['pengurusan nib', 'urus nib'],
  ] as const) {
    expect([typed, first(typed, 1)]).toEqual([typed, first(like, 1)])
    expect([typed, findKbli(kbli, typed)]).not.toMatchObject([typed, { only: expect.anything() }])
  }
})

test('the trade of a thing is that of the thing', () => {
  for (const [typed, meant] of [
    ['perbengkelan', 'bengkel'],
    ['persawahan', 'sawah'],
  ] as const) {
    expect(findKbli(described, typed)).toMatchObject({ changed: { typed, meant: [meant] } })
    expect([typed, first(typed)]).toEqual([typed, first(meant)])
  }
})

test('codes that only a description or a stem gives are said to be related', () => {
  expect(findKbli(described, 'kemitraan')).toMatchObject({ kind: 'found', only: '' })
  for (const typed of ['spektrografi', 'akordeon', 'juanda']) {
    expect([typed, findKbli(kbli, typed).kind]).toEqual([typed, 'none'])
    expect([typed, findKbli(described, typed)]).toMatchObject([typed, { kind: 'found', only: '' }])
  }
})
