import { expect, test } from 'vitest'
import { toolFacts } from '../collections/tool-facts.ts'
import { checkAbbreviation, checkName, type NameQuestion, readNames } from './company-name.ts'

const facts = toolFacts('company-name')

/** What was found besides that the register must be looked at, as `check: state (met)`. */
function found(name: string, question: NameQuestion = { allIndonesian: true }) {
  const { findings } = checkName(facts, name, question)
  expect(findings.at(-1)).toEqual({ check: 'taken', state: 'look', met: [] })
  return findings.slice(0, -1).map(({ check, state, met }) => [check, state, met.join(' ')].join(' ').trim())
}

test.each([
  ['Suluh Karya Nusantara', []],
  ['PT Suluh Karya Nusantara', []],
  ['Maju Jaya', ['three practice']],
  ['Global Digital Solutions', ['language risk solutions']],
  ['Karya 99 Abadi', ['letters risk 99', 'three practice']],
  ['12345', ['letters conflicts 12345', 'three practice']],
  ['PT 007', ['letters conflicts 007', 'three practice']],
  ['XYZ QRT BBB', ['letters conflicts xyz qrt bbb']],
  ['Jasa Konsultasi Manajemen', ['purpose conflicts jasa konsultasi manajemen']],
  ['Sukses Perseroan Jaya', ['company risk perseroan']],
  ['Komisi Pemberantasan Karya', ['body risk komisi']],
  ['BNSP Karya Mandiri', ['body risk bnsp', 'letters risk bnsp']],
  ['Hitler Karya Abadi', ['improper risk hitler']],
  ['Apple Jaya Abadi', ['language risk apple']],
  ['Сулух Karya Abadi', ['latin conflicts Cyrl', 'three practice']],
  ['Café Kenangan Senja', []],
  ['-&-', ['letters conflicts -&-', 'three practice']],
  ['Karya 🚀 Abadi Jaya', ['latin conflicts emoji']],
  ['<b>Karya</b> Abadi Jaya', ['latin conflicts < > /', 'letters risk b b']],
  ['Kopi Senja Abadi Tbk', ['company risk tbk']],
  ['Kemenkumham Jaya Karya', ['body risk kemenkumham']],
  ['Dewan Karya Utama', ['body look dewan']],
  ['Maju Jaya Abadi Inc.', ['company risk inc']],
  ['Bank Indonesia Raya Jaya', ['body risk bank indonesia']],
  // Ordinary words that are also abbreviations of bodies: in capitals among other words they mean the body.
  ['Bi Ijah Karya', ['body look bi', 'three practice']],
  ['Ahmad Bin Karya', ['body look bin']],
  ['Lan Karya Utama', ['body look lan']],
  ['lan karya utama', ['body look lan']],
  ['AHMAD BIN KARYA', ['body look bin']],
  ['Karya BIN Utama', ['body risk bin']],
  ['Batik UN Solo', ['body look un', 'three practice']],
  ['Who Is Coffee', ['body look who', 'language risk who is coffee', 'three practice']],
  ['Pertamina Karya Utama', ['body look pertamina']],
  ['Dinas Karya Utama', ['body look dinas']],
  ['Bank Rakyat Indonesia Mandiri', ['body look bank rakyat indonesia']],
  ['Bank Sinar Jaya', ['body look bank']],
  ['Negara Karya Utama', ['body risk negara']],
  ['Budi & Sons', ['language risk sons &', 'three practice']],
  ['Budi & Ani Karya Jaya', ['language look &']],
  ['Crypto Karya Jaya', ['language risk crypto']],
  ['Trans Karya Jaya', ['language risk trans']],
  ['Logistic Karya Jaya', ['language risk logistic']],
  ['Dynamic Karya Jaya', ['language risk dynamic']],
  ['Winner Karya Lounge', ['language risk winner lounge']],
  // Words that Indonesian has as well.
  ['Premium Karya Jaya', []],
  ['Token Karya Burger', []],
  ['Dinamika Karya Jaya', []],
  // Words whose only vowel is an y.
  ['Sky Karya Jaya', ['language risk sky']],
  ['Gym Sehat Jaya', ['language risk gym']],
  ['Cyntya Dyn Karya', []],
  ['Surya Wyata Jaya', []],
  ['Karya NY Abadi Jaya', ['letters risk ny']],
  // Roman numbers are numbers.
  ['Karya II Abadi Jaya', ['letters risk ii']],
  ['Karya XII Abadi Jaya', ['letters risk xii']],
  // The apostrophe of an Indonesian word, and letters of Latin alphabets.
  ["Al-Qur'an Karya Jaya", []],
  ['Łódź Ørsted Karya', []],
  ['Suluh Karya (Persero)', ['company risk persero']],
  ['Maju Jaya Abadi (Perseroda)', ['company risk perseroda']],
  ['Maju Jaya Abadi (Daerah)', ['latin conflicts ( )']],
  ['Togel Karya Jaya', ['improper risk togel']],
  ['Komunis Karya Jaya', ['improper risk komunis']],
  ['Kemendikbud Karya Jaya', ['body risk kemendikbud']],
  ['Kementrian Karya Jaya', ['body risk kementrian']],
  ['Kemenangan Karya Jaya', []],
  ['Kemenyan Wangi Jaya', []],
  ['Palang Merah Sejahtera', ['body risk palang merah']],
  ['Semen Padang Jaya', ['body look semen padang']],
  // Bodies of the state by their short names, and words that they use.
  ['Setneg Karya Utama', ['body risk setneg']],
  ['Imigrasi Karya Utama', ['body look imigrasi']],
  ['Bea Cukai Karya Utama', ['body look bea cukai']],
  ['Tentara Karya Utama', ['body look tentara']],
  ['Kantor Pajak Karya Utama', ['body look kantor pajak']],
  ['Desa Karya Utama', ['body look desa']],
  ['Dishub Karya Utama', ['body risk dishub']],
  ['Kodam Karya Utama', ['body risk kodam']],
  ['Kua Karya Utama', ['body look kua']],
  // Full names of bodies, which say more than words of theirs.
  ['Otoritas Jasa Keuangan Karya', ['body risk otoritas jasa keuangan']],
  ['Dewan Perwakilan Rakyat Karya', ['body risk dewan perwakilan rakyat']],
  ['Tentara Nasional Indonesia Karya', ['body risk tentara nasional indonesia']],
  ['Badan Pusat Statistik Karya', ['body risk badan pusat statistik']],
  ['Badan Pengawas Obat dan Makanan', ['body risk badan pengawas obat dan makanan']],
  ['Badan Narkotika Nasional Karya', ['improper risk narkotika', 'body risk badan narkotika nasional']],
  ['World Food Programme Karya', ['body risk world food programme', 'language risk world food']],
  ['Otoritas Karya Jaya', ['body look otoritas']],
  ['Baznas Karya Jaya', ['body risk baznas']],
  ['Konjen Karya Jaya', ['body risk konjen']],
  ['Kemen ESDM Karya', ['body risk kemen esdm']],
  ['Deparaya Karya Jaya', []],
  // Activities and what they deal with are no name, in English too; a place alone hardly makes one.
  ['Jual Beli Mobil', ['purpose conflicts jual beli mobil']],
  ['Bengkel Motor', ['purpose conflicts bengkel motor', 'three practice']],
  ['Klinik Gigi', ['purpose conflicts klinik gigi', 'three practice']],
  ['Sewa Alat Berat', ['purpose conflicts sewa alat berat']],
  ['Ekspor dan Impor Hasil Bumi', ['purpose conflicts ekspor impor hasil bumi']],
  ['Perdagangan Umum Indonesia', ['purpose risk perdagangan umum indonesia']],
  ['Bengkel Motor Jawa Barat', ['purpose risk bengkel motor jawa barat']],
  ['Rumah Kayu Indah', []],
  ['Jasa Boga', ['purpose conflicts jasa boga', 'three practice']],
  ['Perdagangan Besar Makanan Lainnya', ['purpose conflicts perdagangan besar makanan lainnya']],
  ['Penyedia Jasa Tenaga Kerja', ['purpose conflicts penyedia jasa tenaga kerja']],
  ['Peternakan Sapi Perah', ['purpose conflicts peternakan sapi perah']],
  ['Pabrik Tahu Tempe', ['purpose conflicts pabrik tahu tempe']],
  ['Sewa Perlengkapan Pesta', ['purpose conflicts sewa perlengkapan pesta']],
  ['Jasa Titip Online', ['purpose conflicts jasa titip online', 'language risk online']],
  ['Pembangkit Listrik Tenaga Surya', ['purpose conflicts pembangkit listrik tenaga surya']],
  // Beside other words these are part of a name.
  ['Pembangkit Listrik Surya', []],
  ['Boga Rasa Jaya', []],
  ['Emas Mutiara Indonesia', []],
  ['Bengkel Motor Suluh', []],
  // Syllables that are also forms of companies mean them only where the form stands.
  ['Al Fa Ri', ['three practice']],
  ['Fa Ri Al', ['three practice']],
  ['Sa Ud Karya Jaya Abadi', []],
  ['Fa. Maju Jaya', ['company risk fa', 'three practice']],
  ['Fa Maju Jaya Abadi', ['company risk fa']],
  ['Maju Jaya Abadi & Co', ['company risk co', 'language look &']],
  ['Maju FA Jaya Abadi', ['company risk fa']],
  // Dots or spaces between letters hide no word of the lists; other initials stay letters.
  ['K.P.K. Jaya Abadi', ['body risk kpk', 'letters risk kpk']],
  ['T.N.I Karya Utama', ['body risk tni']],
  ['O J K Karya Jaya', ['body risk ojk']],
  ['W.H.O. Karya Jaya', ['body risk who', 'language risk who']],
  ['C.V. Karya Jaya Abadi', ['company risk cv']],
  ['L.L.C. Karya', ['company risk llc', 'three practice']],
  ['A N J I N G Karya', ['improper risk anjing', 'three practice']],
  ['A. B. Karya Jaya Abadi', ['letters risk a b']],
] as const)('%s', (name, findings) => {
  expect(found(name)).toEqual(findings)
})

test('the purpose alone is no name in English either', () => {
  expect(found('Software House Indonesia', { allIndonesian: false })).toEqual(['purpose risk software house indonesia'])
  expect(found('Coffee House Indonesia', { allIndonesian: false })).toEqual([])
  expect(found('General Trading Indonesia', { allIndonesian: false })).toEqual([
    'purpose risk general trading indonesia',
  ])
})

test('a foreign shareholder takes the language rule away', () => {
  expect(found('Global Digital Solutions', { allIndonesian: false })).toEqual([])
})

test('a word of another activity is to be looked at', () => {
  expect(found('Sinar Konstruksi Jaya', { allIndonesian: true, activity: 'teknologi' })).toEqual([
    'fits look konstruksi',
  ])
  expect(found('Sinar Konstruksi Jaya', { allIndonesian: true, activity: 'konstruksi' })).toEqual([])
  expect(found('Sinar Konstruksi Jaya')).toEqual([])
})

test('the removed prefix is told, and only a whole one is removed', () => {
  expect(checkName(facts, 'P.T. Suluh Karya Nusantara', { allIndonesian: true })).toMatchObject({
    name: 'Suluh Karya Nusantara',
    isPrefixRemoved: true,
  })
  expect(checkName(facts, 'Ptolemeus Karya Jaya', { allIndonesian: true }).isPrefixRemoved).toBe(false)
})

test.each([
  ['PT.Suluh Karya Nusantara', 'Suluh Karya Nusantara'],
  ['PT. Suluh Karya Nusantara', 'Suluh Karya Nusantara'],
  ['P.T.Suluh Karya Nusantara', 'Suluh Karya Nusantara'],
  ['pt suluh karya nusantara', 'suluh karya nusantara'],
  ['PT: Suluh Karya Nusantara', 'Suluh Karya Nusantara'],
  ['PT PT Suluh Karya Nusantara', 'Suluh Karya Nusantara'],
  ['Perseroan Terbatas Suluh Karya', 'Suluh Karya'],
  ['Perseroan Terbatas (PT) Suluh Karya', 'Suluh Karya'],
  ['Perseroan Terbatas (Persero) Suluh Karya', '(Persero) Suluh Karya'],
  ['Ptolemeus Karya Jaya', 'Ptolemeus Karya Jaya'],
  ["PT 'Suluh Karya Nusantara'", 'Suluh Karya Nusantara'],
  ['PT_Suluh Karya Nusantara', 'Suluh Karya Nusantara'],
  ['Suluh Karya Nusantara PT', 'Suluh Karya Nusantara'],
  ['Suluh Karya Nusantara - PT.', 'Suluh Karya Nusantara'],
  ['PT PMA Suluh Karya', 'Suluh Karya'],
  ['PT Perorangan Suluh Karya', 'Suluh Karya'],
  ['Perseroan Perorangan Suluh Karya', 'Suluh Karya'],
  ['PMA Suluh Karya', 'PMA Suluh Karya'],
  ['PT. PMA. Suluh Karya', 'Suluh Karya'],
  ['PT (PMA) Suluh Karya', 'Suluh Karya'],
  ['PT-PMA: Suluh Karya', 'Suluh Karya'],
  ['P.T. P.M.A. Suluh Karya', 'Suluh Karya'],
  ['Suluh Karya PT PMA', 'Suluh Karya'],
  ['PT Pmasari Karya', 'Pmasari Karya'],
])('%s is checked as %s', (typed, name) => {
  expect(checkName(facts, typed, { allIndonesian: true }).name).toBe(name)
})

test('other spellings of the same sound are offered', () => {
  expect(checkName(facts, 'Surya Jaya', { allIndonesian: true }).soundAlikes).toEqual(['Suria Jaia', 'Soerya Jaya'])
  expect(checkName(facts, 'Abdillah Fatty', { allIndonesian: true }).soundAlikes).toContain('Abdilah Faty')
})

test('an abbreviation may be letters alone', () => {
  for (const typed of ['SKN', '"SKN"', 'Singkatan: SKN', 'SKN?']) expect(checkAbbreviation(facts, typed)).toEqual([])
  expect(checkAbbreviation(facts, 'SKN 1')).toEqual([{ check: 'letters', state: 'risk', met: ['1'] }])
  expect(checkAbbreviation(facts, 'KPK')).toEqual([{ check: 'body', state: 'risk', met: ['kpk'] }])
  for (const typed of ['K.P.K', 'K.P.K.', 'O.J.K']) {
    const met = [typed.replace(/\./g, '').toLowerCase()]
    expect(checkAbbreviation(facts, typed)).toEqual([{ check: 'body', state: 'risk', met }])
  }
  expect(checkAbbreviation(facts, 'C.V')).toEqual([{ check: 'company', state: 'risk', met: ['cv'] }])
  expect(checkAbbreviation(facts, 'S.K.N')).toEqual([])
})

test.each([
  ['PT Suluh Karya Nusantara, Tbk', ['PT Suluh Karya Nusantara Tbk']],
  ['Maju Jaya Abadi, Ltd', ['Maju Jaya Abadi Ltd']],
  ['Maju Jaya Abadi, Inc., Sinar Karya Jaya', ['Maju Jaya Abadi Inc', 'Sinar Karya Jaya']],
  ['Maju Jaya Abadi, CV', ['Maju Jaya Abadi CV']],
  ['Maju Jaya Abadi, C.V.', ['Maju Jaya Abadi C.V.']],
  ['Maju Jaya Abadi Co., Ltd.', ['Maju Jaya Abadi Co. Ltd']],
  ['Maju Jaya Abadi, CV Sinar Karya', ['Maju Jaya Abadi', 'CV Sinar Karya']],
  ['Maju Jaya Abadi, Incaran Karya', ['Maju Jaya Abadi', 'Incaran Karya']],
] as const)('a form of company after a comma belongs to the name: %s', (typed, names) => {
  expect(readNames(typed, facts)).toEqual({ value: names })
})

test.each([
  ['1.) Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['[1] Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['[1] Maju Jaya Abadi (utama)', 'Maju Jaya Abadi'],
  ['[99 Karya Abadi', '[99 Karya Abadi'],
  ['《Maju Jaya Abadi》', 'Maju Jaya Abadi'],
  ['Maju Jaya Abadi [pilihan 1]', 'Maju Jaya Abadi'],
  ['Maju Jaya Abadi [Karya]', 'Maju Jaya Abadi [Karya]'],
  ['cek dong: Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['Mohon dicek: Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['Cek Jaya: Abadi', 'Cek Jaya: Abadi'],
  ['Pilihan ke 1 Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['Pilihan ke-1 Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['Pilihan Keluarga Jaya', 'Pilihan Keluarga Jaya'],
  ['Saya ingin mendirikan PT Maju Jaya Abadi', 'PT Maju Jaya Abadi'],
  ['saya mau bikin PT namanya Langit Biru Nusantara', 'Langit Biru Nusantara'],
  ['kak tolong cekin PT Langit Biru Nusantara dong', 'PT Langit Biru Nusantara'],
  ['mohon dicek nama PT Langit Biru Nusantara ya kak', 'PT Langit Biru Nusantara'],
  ['my company name would be Blue Sky Nusantara', 'Blue Sky Nusantara'],
  ['PT Cek Toko Sebelah', 'PT Cek Toko Sebelah'],
  ['I want to register PT Maju Jaya Abadi', 'PT Maju Jaya Abadi'],
  ["We'd like to set up PT Maju Jaya Abadi", 'PT Maju Jaya Abadi'],
  ['Kami Ingin Maju', 'Kami Ingin Maju'],
  ['nama PT nya Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['Nama PTnya adalah Maju Jaya Abadi', 'Maju Jaya Abadi'],
  ['Suluh Karya Nusantara makasih', 'Suluh Karya Nusantara'],
  ['Suluh Karya Terima Kasih', 'Suluh Karya Terima Kasih'],
  ['Suluh Makasihan', 'Suluh Makasihan'],
] as const)('of %s the name is %s', (typed, name) => {
  expect(readNames(typed, facts)).toEqual({ value: [name] })
})

test('names as they are typed', () => {
  expect(readNames('  ', facts)).toEqual({ error: 'empty' })
  expect(readNames('a'.repeat(101), facts)).toEqual({ error: 'tooLong' })
  expect(readNames('Satu Dua Tiga\n\nEmpat Lima Enam', facts)).toEqual({ value: ['Satu Dua Tiga', 'Empat Lima Enam'] })
  const three = { value: ['Maju Jaya Abadi', 'Sinar Karya Jaya', 'Kopi Senja Abadi'] }
  for (const list of [
    '1. Maju Jaya Abadi\n2. Sinar Karya Jaya\n3. Kopi Senja Abadi',
    '1) Maju Jaya Abadi\n2) Sinar Karya Jaya\n3) Kopi Senja Abadi',
    '1.Maju Jaya Abadi\n2.Sinar Karya Jaya\n3.Kopi Senja Abadi',
    '1. Maju Jaya Abadi 2. Sinar Karya Jaya 3. Kopi Senja Abadi',
    'a. Maju Jaya Abadi\nb. Sinar Karya Jaya\nc. Kopi Senja Abadi',
    '- Maju Jaya Abadi\n• Sinar Karya Jaya\n* Kopi Senja Abadi',
    'No. 1: Maju Jaya Abadi\nNo. 2: Sinar Karya Jaya\nNo. 3: Kopi Senja Abadi',
    '“Maju Jaya Abadi”, "Sinar Karya Jaya", ‘Kopi Senja Abadi’',
    'I. Maju Jaya Abadi\nII. Sinar Karya Jaya\nIII. Kopi Senja Abadi',
    '1 Maju Jaya Abadi\n2 Sinar Karya Jaya\n3 Kopi Senja Abadi',
    'Maju Jaya Abadi, PT\nSinar Karya Jaya, PT.\nKopi Senja Abadi',
    'Pilihan 1: Maju Jaya Abadi\nPilihan 2: Sinar Karya Jaya\nPilihan 3: Kopi Senja Abadi',
    'Opsi A - Maju Jaya Abadi\nOpsi B - Sinar Karya Jaya\nOpsi C - Kopi Senja Abadi',
    'First choice: Maju Jaya Abadi\nSecond choice: Sinar Karya Jaya\nThird choice: Kopi Senja Abadi',
    'Usulan nama:\n#1 Maju Jaya Abadi\n#2 Sinar Karya Jaya\n#3 Kopi Senja Abadi',
    '1️⃣ Maju Jaya Abadi\n2️⃣ Sinar Karya Jaya\n✅ Kopi Senja Abadi',
    '*Maju Jaya Abadi*\n> Sinar Karya Jaya\n1/ Kopi Senja Abadi',
    'Maju Jaya Abadi / Sinar Karya Jaya atau Kopi Senja Abadi (PT)',
    '[10.24, 25/11/2026] Ani: Maju Jaya Abadi\n[10.25, 25/11/2026] Ani: Sinar Karya Jaya\n25/11/26 10.26 - Ani: Kopi Senja Abadi',
    '1. "Maju Jaya Abadi"\n2. "Sinar Karya Jaya"\n3. "Kopi Senja Abadi"',
  ]) {
    expect(readNames(list, facts)).toEqual(three)
  }
  const two = { value: ['Maju Jaya Abadi', 'Sinar Karya Jaya'] }
  for (const list of [
    'Maju Jaya Abadi\tSinar Karya Jaya',
    '1\tMaju Jaya Abadi\n2\tSinar Karya Jaya',
    'Maju Jaya Abadi\u2028Sinar Karya Jaya',
    '1- Maju Jaya Abadi\n2- Sinar Karya Jaya',
    '1、Maju Jaya Abadi\n2、Sinar Karya Jaya',
    'i. Maju Jaya Abadi\nii. Sinar Karya Jaya',
    'A) Maju Jaya Abadi\nB) Sinar Karya Jaya',
    'Pertama: Maju Jaya Abadi\nKedua: Sinar Karya Jaya',
    '1st: Maju Jaya Abadi\n2nd choice: Sinar Karya Jaya',
    '1.Maju Jaya Abadi 2.Sinar Karya Jaya',
    'Maju Jaya Abadi (utama)\nSinar Karya Jaya (cadangan)',
    'Nama PT: Maju Jaya Abadi\nNama perusahaan: Sinar Karya Jaya',
    'Maju Jaya Abadi · Sinar Karya Jaya',
    '1.) Maju Jaya Abadi 2.) Sinar Karya Jaya',
    '[1] Maju Jaya Abadi [2] Sinar Karya Jaya',
    'Maju Jaya Abadi, atau Sinar Karya Jaya',
    'Maju Jaya Abadi; or Sinar Karya Jaya',
    '☐ Maju Jaya Abadi.\n☑ Sinar Karya Jaya™',
    'Maju Jaya Abadi\nSinar Karya Jaya\nMAJU JAYA ABADI',
    'Halo kak, mau cek nama Maju Jaya Abadi, Sinar Karya Jaya',
    'Nama yang diajukan: Maju Jaya Abadi\nNama PT yang mau didaftarkan: Sinar Karya Jaya',
    'Kesatu: Maju Jaya Abadi\nKedua: Sinar Karya Jaya',
    'Usulan: Maju Jaya Abadi?\nUsulan ke-2 = Sinar Karya Jaya !',
    'Opsi utama: Maju Jaya Abadi\nCadangan: Sinar Karya Jaya',
    'Pilihan pertama – Maju Jaya Abadi\nPilihan kedua – Sinar Karya Jaya',
    'Pilihan pertama Maju Jaya Abadi\nPilihan kedua Sinar Karya Jaya',
    'Pilihan pertama\nMaju Jaya Abadi\nPilihan kedua\nSinar Karya Jaya',
    'Alternatif A Maju Jaya Abadi\nAlternatif B Sinar Karya Jaya',
    'Proposed name: Maju Jaya Abadi\nName of the company - Sinar Karya Jaya',
    '1st choice = Maju Jaya Abadi\n2nd choice = Sinar Karya Jaya',
    'Nama PT kami adalah Maju Jaya Abadi\nBackup: Sinar Karya Jaya',
    'Yang pertama: Maju Jaya Abadi\n- Opsi 2: Sinar Karya Jaya',
    'Pertama, Maju Jaya Abadi, boleh?\nNama perusahaan kami Sinar Karya Jaya - opsi 2',
    'Option #1 Maju Jaya Abadi (alternatif 2)\nSinar Karya Jaya . . .',
    'Halo, mau cek nama: Maju Jaya Abadi, Sinar Karya Jaya. Terima kasih',
    'Opsi: 1. Maju Jaya Abadi 2. Sinar Karya Jaya',
    'Opsi 1: Maju Jaya Abadi Opsi 2: Sinar Karya Jaya',
    '**Maju Jaya Abadi**\n[Sinar Karya Jaya]',
    '「Maju Jaya Abadi」\n`Sinar Karya Jaya`',
    '"Maju Jaya Abadi".\n‹Sinar Karya Jaya›?!',
    'Maju Jaya Abadi masih tersedia gak ya?\nSinar Karya Jaya bisa dipakai??',
  ]) {
    expect([list, readNames(list, facts)]).toEqual([list, two])
  }
  expect(readNames('PT Maju Jaya PT Sinar Karya', facts)).toEqual({ value: ['PT Maju Jaya', 'PT Sinar Karya'] })
  expect(readNames('(PT Maju Jaya Abadi)', facts)).toEqual({ value: ['PT Maju Jaya Abadi'] })
  expect(readNames('Suluh Karya (PT. PMA)', facts)).toEqual({ value: ['Suluh Karya'] })
  expect(readNames('Maju Jaya, Atauri Karya', facts)).toEqual({ value: ['Maju Jaya', 'Atauri Karya'] })
  expect(readNames('Maju Jaya [2] Karya', facts)).toEqual({ value: ['Maju Jaya [2] Karya'] })
  expect(readNames('99 Karya Abadi', facts)).toEqual({ value: ['99 Karya Abadi'] })
  expect(readNames("Jum'at Karya Abadi", facts)).toEqual({ value: ["Jum'at Karya Abadi"] })
  expect(readNames('A. Yani Karya Jaya', facts)).toEqual({ value: ['A. Yani Karya Jaya'] })
  // Words of a label may be words of a name, and a colon that follows no label is the name's own.
  for (const name of [
    'Pilihan Utama Karya',
    'Usulan Karya Jaya',
    'Maju: Jaya Abadi',
    'Karya Utama - Jaya',
    'Karya A.',
  ]) {
    expect(readNames(name, facts)).toEqual({ value: [name] })
  }
  expect(readNames('Nama PT:', facts)).toEqual({ error: 'empty' })
  expect(readNames('PT', facts)).toEqual({ error: 'empty' })
  expect(readNames('PT\nMaju Jaya\nMaju Jaya', facts)).toEqual({ value: ['Maju Jaya'] })
  expect(readNames('A; B; C; D', facts)).toEqual({ error: 'tooMany' })
})

test.each([
  ['PT Maju Jaya Abadi, disingkat PT MJA', ['PT Maju Jaya Abadi']],
  ['PT Maju Jaya Abadi atau disingkat MJA', ['PT Maju Jaya Abadi']],
  ['PT Maju Jaya Abadi (selanjutnya disingkat "MJA")', ['PT Maju Jaya Abadi']],
  ['PT Maju Jaya Abadi yang disingkat MJA, Sinar Karya Jaya', ['PT Maju Jaya Abadi', 'Sinar Karya Jaya']],
  ['PT Maju Jaya Abadi (MJA)', ['PT Maju Jaya Abadi']],
  ['Maju Jaya Abadi (ABM)', ['Maju Jaya Abadi (ABM)']],
  ['disingkat MJA', ['disingkat MJA']],
] as const)('an abbreviation behind a name is no part of it, and no other name: %s', (typed, names) => {
  expect(readNames(typed, facts)).toEqual({ value: names })
})

test('a place after a comma is where the company is, and no other name', () => {
  expect(readNames('PT Maju Jaya Abadi, Jakarta Selatan', facts)).toEqual({ value: ['PT Maju Jaya Abadi'] })
  expect(readNames('Maju Jaya Abadi\nNusantara', facts)).toEqual({ value: ['Maju Jaya Abadi', 'Nusantara'] })
  expect(readNames('Bali, Lombok, Flores', facts)).toEqual({ value: ['Bali', 'Lombok', 'Flores'] })
})

test.each([
  ['ABC', ['letters look abc', 'three practice']],
  ['ABC Karya Utama', ['letters look abc']],
  ['Abc Karya Utama', []],
  ['AIR KARYA UTAMA', []],
  ['MAJU Karya Utama', []],
  ['BRI Karya Utama', ['body look bri']],
  ['N.V. Karya Jaya', ['company risk nv', 'three practice']],
  ['Usaha Dagang Jaya', ['company risk usaha dagang']],
  ['Badan Usaha Jaya', ['body look badan', 'company risk badan usaha']],
  ['Badan Gizi Nasional Jaya', ['body risk badan gizi nasional']],
  ['IKN Karya Nusantara', ['body look ikn']],
  ['Muhammadiyah Jaya Sentosa', ['body look muhammadiyah']],
  ['Taliban Karya Utama', ['improper risk taliban']],
  ['Preman Karya Jaya', ['improper risk preman']],
  ['Sabung Ayam Jaya', ['improper risk sabung ayam']],
  ['Ayam Sabun Jaya', []],
] as const)('letters, bodies, forms and crimes in %s', (name, expected) => {
  expect(found(name)).toEqual(expected)
})
