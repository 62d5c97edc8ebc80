import { expect, test } from 'vitest'
import { typedCount, typedMonths } from './typed-counts.ts'
import { typedRupiah } from './typed-values.ts'

test.each([
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1500000', 1_500_000],
  ['1 500 000', 1_500_000],
  ["1'500'000", 1_500_000],
  ['１.５００.０００', 1_500_000],
  ['\u00a05\u2009000\u2009000 ', 5_000_000],
  ['1. 500. 000', 1_500_000],
  ['0', 0],
  ['1.000.000.000.000.000', 1_000_000_000_000_000],
  // Signs of the currency and of the end.
  ['Rp 1.500.000,-', 1_500_000],
  ['Rp.7.500.000.-', 7_500_000],
  ['Rp 1.225.000;-', 1_225_000],
  ['Rp1.500.000,00', 1_500_000],
  ['Rp1.500.000,00,-', 1_500_000],
  ['Rp: 1.500.000,--', 1_500_000],
  ['1.500.000,=', 1_500_000],
  ['1.500.000 -', 1_500_000],
  ['1.500.000.', 1_500_000],
  ['IDR 1,500,000.00', 1_500_000],
  ['1500000 IDR', 1_500_000],
  ['1.500.000 rupiah saja', 1_500_000],
  ['51 juta modal', 51_000_000],
  ['Rp 250 juta modal disetor', 250_000_000],
  ['@5jt', 5_000_000],
  ['2.500.000.00', 2_500_000],
  ['2,500,000,00', 2_500_000],
  ['500 perak', 500],
  // Units.
  ['1,5 juta', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['2,5 jt', 2_500_000],
  ['2,5jt.', 2_500_000],
  ['750rb', 750_000],
  ['150 rb', 150_000],
  ['750 ribu rupiah', 750_000],
  ['1,25 M', 1_250_000_000],
  ['1 juta 500 ribu', 1_500_000],
  ['1jt500rb', 1_500_000],
  ['1 juta 500.000', 1_500_000],
  ['1 miliar 250 juta', 1_250_000_000],
  ['2 jutaan', 2_000_000],
  ['5jt-an', 5_000_000],
  ['1½ juta', 1_500_000],
  ['½ juta', 500_000],
  ['1 1/2 juta', 1_500_000],
  [',5 juta', 500_000],
  // A label in front, and words of a chat behind.
  ['gaji pokok Rp 5.000.000', 5_000_000],
  ['upah: 5.000.000', 5_000_000],
  ['= 5.000.000', 5_000_000],
  ['THP 5 juta', 5_000_000],
  ['5jt lah', 5_000_000],
  ['5 juta aja kak?', 5_000_000],
  ['Rp. 5.000.000,- (Lima Juta Rupiah),-', 5_000_000],
  ['2,750 juta', 2_750_000],
  ['1.250 juta', 1_250_000_000],
  ['10 miliyar', 10_000_000_000],
  ['Rp. 5 juta,00', 5_000_000],
  ['UMR 5.396.760', 5_396_760],
  ['gaji saya 5 jt', 5_000_000],
  ['sktr 5jt', 5_000_000],
  // Words.
  ['lima ratus jt', 500_000_000],
  ['lima juta', 5_000_000],
  ['satu juta lima ratus ribu rupiah', 1_500_000],
  ['sejuta', 1_000_000],
  ['-0', 0],
  ['minus nol', 0],
  ['seratus dua puluh lima ribu', 125_000],
  ['sebelas juta', 11_000_000],
  ['setengah juta', 500_000],
  ['1/2 juta', 500_000],
  ['sejeti', 1_000_000],
  ['goceng', 5000],
  ['ceban', 10_000],
  ['goban', 50_000],
  ['satu setengah juta', 1_500_000],
  ['satu juta setengah', 1_500_000],
  ['dua koma lima juta', 2_500_000],
  ['5 ratus ribu', 500_000],
  ['five million', 5_000_000],
  ['two hundred and fifty thousand', 250_000],
  ['half a million', 500_000],
  ['one and a half million rupiah', 1_500_000],
  ['a million', 1_000_000],
  // What people add.
  ['5 juta/bulan', 5_000_000],
  ['Rp 5.000.000,- / bulan', 5_000_000],
  ['5 juta per bulan', 5_000_000],
  ['5jt/bln', 5_000_000],
  ['5 million a month', 5_000_000],
  ['±5.000.000', 5_000_000],
  ['± Rp 5.000.000', 5_000_000],
  ['sekitar 5 juta', 5_000_000],
  ['kurang lebih Rp 5 juta', 5_000_000],
  ['perkiraan Rp 5 juta', 5_000_000],
  ['about 5 million', 5_000_000],
  ['Rp1.000.000 (satu juta rupiah)', 1_000_000],
  ['1.000.000 (satu juta …)', 1_000_000],
  ['Rp 5.000.000,- (lima juta rupiah).', 5_000_000],
  ['5.000.000 (nett)', 5_000_000],
  ['Rp5.000.001 (lima juta satu rupiah)', 5_000_001],
  // No bound: about, the name of a wage, and the month that is asked for.
  ['gaji kurang lebih Rp 5 juta', 5_000_000],
  ['gaji lebih kurang: 5 juta', 5_000_000],
  ['5 juta (kurang lebih)', 5_000_000],
  ['upah minimum 5.396.760', 5_396_760],
  ['minimum wage: 5.396.760', 5_396_760],
  ['5.396.760 (upah minimum)', 5_396_760],
  ['nilai atas tanah 5 juta', 5_000_000],
  ['gaji satu bulan 5 juta', 5_000_000],
  ['gaji bulanan 5 juta', 5_000_000],
  ['gaji per bulan 5 juta', 5_000_000],
  ['gaji setiap bulan: 5 juta', 5_000_000],
  ['5 juta (per bulan)', 5_000_000],
  ['gaji tahun ini 5 juta', 5_000_000],
  ['5 juta (kontrak setahun)', 5_000_000],
  // A plus in front is none of two sums; apostrophes of phones stand between thousands.
  ['+5.000.000', 5_000_000],
  ['+ 5 juta', 5_000_000],
  ['Rp +5.000.000', 5_000_000],
  ['5’000’000', 5_000_000],
  ['5‘000‘000', 5_000_000],
  ['5`000`000', 5_000_000],
  ['5´000´000', 5_000_000],
  ['5′000′000 rupiah', 5_000_000],
  ['12’500’000,-', 12_500_000],
  ['5 . 000 . 000', 5_000_000],
  ['Rp. 5.000.000, 00', 5_000_000],
  // Parts of a whole.
  ['seperempat juta', 250_000],
  ['satu seperempat juta', 1_250_000],
  ['tiga seperempat juta', 3_250_000],
  ['tiga perempat juta', 750_000],
  ['dua tiga perempat juta', 2_750_000],
  ['seperlima miliar', 200_000_000],
  ['sejuta seperempat', 1_250_000],
  ['1/4 juta', 250_000],
  ['2 3/4 juta', 2_750_000],
  ['2 juta 1/2', 2_500_000],
  ['stengah juta', 500_000],
  ['satu titik lima juta', 1_500_000],
  ['4 koma 5 juta', 4_500_000],
  ['tiga per empat miliar', 750_000_000],
  ['separuh juta', 500_000],
  // `rupiah`, or thousands, say that nothing was left out.
  ['lima juta satu rupiah', 5_000_001],
  ['lima juta dua ratus rupiah', 5_000_200],
  ['lima juta dua ratus ribu lima ratus', 5_200_500],
  // Words as they are written on phones.
  ['limaratus ribu', 500_000],
  ['limaratusribu', 500_000],
  ['duapuluh lima juta', 25_000_000],
  ['duabelas juta', 12_000_000],
  ['se juta', 1_000_000],
  ['sejutaan', 1_000_000],
  ['5an juta', 5_000_000],
  ['500rban', 500_000],
  ['2,5 jeti', 2_500_000],
  ['10 milyard', 10_000_000_000],
  // What stands around it.
  ['lima juta rupiah (Rp5.000.000,-)', 5_000_000],
  ['Rp5.000.000 (lima juta rupiah) per bulan', 5_000_000],
  ['# lima juta rupiah #', 5_000_000],
  ['“5 juta”', 5_000_000],
  ['*5.000.000*', 5_000_000],
  ['gapok 5jt', 5_000_000],
  ['total 5 juta kok', 5_000_000],
  ['gajinya lima juta', 5_000_000],
  ['omset 50 juta', 50_000_000],
  ['kurleb 5jt', 5_000_000],
  ['rata2 5jt', 5_000_000],
  ['per bulan 5 juta', 5_000_000],
  ['sebulan 5jt', 5_000_000],
  ['5 juta setiap bulannya', 5_000_000],
  ['UMP Jakarta 2025: 5.396.760', 5_396_760],
  ['UMP DKI Jakarta tahun 2025 Rp5.396.760', 5_396_760],
  ['umk kab. bekasi 5.690.752', 5_690_752],
  ['take home pay 4.5jt', 4_500_000],
  ['5.396.760 (UMP 2025)', 5_396_760],
])('%s is %i rupiah', (typed, value) => {
  expect(typedRupiah(typed)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['-500.000', 'negative'],
  ['−500.000', 'negative'],
  ['Rp -500.000', 'negative'],
  ['minus 500 ribu', 'negative'],
  ['(500.000)', 'negative'],
  ['minus lima juta', 'negative'],
  ['-lima juta', 'negative'],
  ['- lima juta', 'negative'],
  ['minus sejuta', 'negative'],
  ['1,5', 'fraction'],
  ['1.000.000.000.000.001', 'tooLarge'],
  ['2000 triliun', 'tooLarge'],
  ['150rb/hari', 'period'],
  ['150.000 per hari', 'period'],
  ['60 juta setahun', 'period'],
  ['harian 150rb', 'period'],
  ['60jt per annum', 'period'],
  ['60 million a year', 'period'],
  ['50 ribu/jam', 'period'],
  ['1,2 juta/mgg', 'period'],
  ['1,2 juta per pekan', 'period'],
  ['30 juta per semester', 'period'],
  ['gaji tahunan 60 juta', 'period'],
  ['gaji per tahun 60 juta', 'period'],
  ['Gaji setahun: 60 juta', 'period'],
  ['yearly: 60.000.000', 'period'],
  ['annual salary: 60.000.000', 'period'],
  ['upah mingguan 1,2 juta', 'period'],
  ['upah dua minggu 1.500.000', 'period'],
  ['60 juta (per tahun)', 'period'],
  ['60 juta (setahun)', 'period'],
  ['1,2 juta (per minggu)', 'period'],
  ['150.000 (harian)', 'period'],
  ['4-5 juta', 'twoSums'],
  ['4 juta s/d 5 juta', 'twoSums'],
  ['Rp 4.000.000 - Rp 5.000.000', 'twoSums'],
  ['10rb x 4', 'twoSums'],
  ['1.000.000 (dua juta rupiah)', 'twoSums'],
  ['Rp5.000.000 (lima juta satu rupiah)', 'twoSums'],
  ['lima juta (Rp6.000.000)', 'twoSums'],
  ['5jt & 6jt', 'twoSums'],
  ['5jt/6jt', 'twoSums'],
  ['5.000.000/6.000.000', 'twoSums'],
  ['5jt, 6jt', 'twoSums'],
  ['antara 5 dan 6 juta', 'twoSums'],
  ['3 juta plus 500 ribu', 'twoSums'],
  ['200 ribu harian', 'period'],
  ['Rp5.000.000 (lima juta rupiah) per tahun', 'period'],
  ['sepertiga juta', 'fraction'],
])('"%s" is refused as %s', (typed, error) => {
  expect(typedRupiah(typed)).toEqual({ error })
})

test.each([
  ['<b>5</b>', '<b>5</b>'],
  ['1.2.3', '1.2.3'],
  ['5 juta kotor', 'kotor'],
  ['UMK', 'UMK'],
  ['5.000,000', '5.000,000'],
  ['50.000.00', '50.000.00'],
  ['5 juta Kotor', 'Kotor'],
  ['500 ribu 1 juta', 'juta'],
  ['1 5 juta', '5'],
  ['5 juta 250', '250'],
  ['50.0000', '50.0000'],
  ['5000.000', '5000.000'],
  ['dua juta lima ratus', 'ratus'],
  // Numbers in words that are none, or two.
  ['seratus dua ratus ribu', 'ratus'],
  ['dua puluh dua puluh juta', 'puluh'],
  ['sepuluh lima juta', 'lima'],
  ['dua puluh tiga perempat juta', 'perempat'],
  // The year of a wage alone, and a plus behind.
  ['UMP 2025', '2025'],
  ['5jt+', '5jt+'],
  ['++5.000.000', '++5.000.000'],
  // A bound is no sum.
  ['lebih dari 10 miliar', 'lebih'],
  ['nilai lebih dari Rp5 juta', 'lebih'],
  ['nilai di atas 5 juta', 'di'],
  ['senilai lebih dari 5.000.000', 'lebih'],
  ['di atas: 5 juta', 'di atas: 5 juta'],
  ['harga minimal 5 juta', 'minimal'],
  ['modal minimal 10 miliar', 'minimal'],
  ['gaji dibawah 5 juta', 'dibawah'],
  ['harga mulai dari 5 juta', 'mulai'],
  ['5 juta (lebih)', 'lebih'],
  ['5 juta (atau lebih)', 'lebih'],
  // Nor is what is multiplied.
  ['nilai dua kali 5 juta', 'kali'],
  ['harga dua unit 5 juta', 'unit'],
])('the sentence about "%s" names "%s"', (typed, part) => {
  expect(typedRupiah(typed)).toEqual({ error: { name: 'text', part } })
})

test.each([
  'USD 500',
  '$500',
  '$1,200',
  'US$ 250.00',
  'US$250',
  'usd500',
  '500usd',
  '500 US dollars',
  '500 dolar',
  'S$100',
  'SGD 120',
  'RM 2.000',
  'RM2000',
  '2.000 ringgit',
  '50.000 yen',
  '50rb yen',
  '¥50000',
  '￥50000',
  '€ 300',
  '300 euro',
  '£20',
  '20 pounds',
  'CNY 400',
  '400 yuan',
  '400 RMB',
  '₩1000',
  '1000 won',
  '฿900',
  '900 baht',
  '₫100000',
  'AUD 50',
  'A$50',
  'HK$ 20',
  '20 riyal',
  'SAR 20',
  'dua ribu yen',
  'seratus dolar',
  '5 juta VND',
])('%s is foreign money', (typed) => {
  expect(typedRupiah(typed)).toEqual({ error: 'foreign' })
  expect(typedRupiah(typed, 'en')).toEqual({ error: 'foreign' })
})

test('what is too long for a value is refused, and soon', () => {
  for (const [bit, end] of [
    ['!', 'x'],
    [', ya', '5'],
    ['satu ', ''],
  ] as const) {
    const typed = bit.repeat(100_000 / bit.length) + end
    expect(typedRupiah(typed).error).toMatchObject({ name: 'text' })
    expect(typedCount(typed, 0, 10)).toEqual({ error: 'countText' })
  }
})

test('in English M is asked about, and a decimal point before million is one', () => {
  expect(typedRupiah('15M', 'en')).toEqual({ error: 'unit' })
  expect(typedRupiah('IDR 15 M', 'en')).toEqual({ error: 'unit' })
  expect(typedRupiah('15 mio', 'en')).toEqual({ value: 15_000_000 })
  expect(typedRupiah('15bn', 'en')).toEqual({ value: 15_000_000_000 })
  expect(typedRupiah('2.750 million', 'en')).toEqual({ value: 2_750_000 })
  expect(typedRupiah('2,750 million', 'en')).toEqual({ value: 2_750_000_000 })
  expect(typedRupiah('4,900', 'en')).toEqual({ value: 4900 })
})

test.each([
  ['one half million', 500_000],
  ['a quarter of a million', 250_000],
  ['three quarters of a million', 750_000],
  ['one and a quarter million', 1_250_000],
  ['two and three quarter million', 2_750_000],
  ['a million and a half', 1_500_000],
  ['five million one rupiah', 5_000_001],
  ['+IDR 5,000,000', 5_000_000],
  ['my salary is 5 million', 5_000_000],
  ['Salary (monthly): 5 million', 5_000_000],
  ['minimum wage 5,396,760', 5_396_760],
])('in English "%s" is %i', (typed, value) => {
  expect(typedRupiah(typed, 'en')).toEqual({ value })
})

test.each([
  ['4,900 juta', 4_900_000],
  ['4.900 juta', 4_900_000_000],
  ['4,900jt', 4_900_000],
  ['2,750 miliar', 2_750_000_000],
  ['2,750 milyar', 2_750_000_000],
  ['4,900 ribu', 4900],
  ['4,900 rb', 4900],
  ['4.9 juta', 4_900_000],
])('with its Indonesian unit %s is %i in both languages', (typed, value) => {
  expect(typedRupiah(typed)).toEqual({ value })
  expect(typedRupiah(typed, 'en')).toEqual({ value })
})

test.each([
  [' ３ ', 3],
  ['1.000', 1000],
  ['1,000', 1000],
  ['dua', 2],
  ['Dua belas', 12],
  ['two', 2],
  ['twenty-five', 25],
  ['5 orang', 5],
  ['5 org', 5],
  ['lima orang', 5],
  ['seorang', 1],
  ['selembar', 1],
  ['3 karyawan tetap', 3],
  ['10 employees', 10],
  ['2 people', 2],
  ['2 rangkap', 2],
  ['rangkap dua', 2],
  ['2x', 2],
  ['x3', 3],
  ['5-an orang', 5],
  ['hanya 2 orang', 2],
  ['total 5 orang', 5],
  ['saya sendiri', 1],
  ['2 direktur', 2],
  ['3 kelas', 3],
  ['5.', 5],
  ['2 (dua)', 2],
  ['dua (2) rangkap', 2],
  ['5 (orang)', 5],
  ['2 (dua orang) direktur', 2],
  ['± 20 orang', 20],
  ['sekitar 20', 20],
  ['tidak ada', 0],
  ['nol', 0],
  ['none', 0],
  ['-', 0],
  // A label in front, as forms have it.
  ['karyawan: 5', 5],
  ['Jumlah karyawan : 5 orang', 5],
  ['jml pekerja = lima', 5],
  ['no. of employees: 5', 5],
  ['pemegang saham : 2 (dua) orang', 2],
  ['karyawan - 5', 5],
  ['asli: 2', 2],
  ['+5', 5],
  ['(5)', 5],
  ['“5”', 5],
  ['5 orang ya kak', 5],
  ['5 full-time', 5],
  ['saat ini 5 orang', 5],
  ['we have 5 employees', 5],
  ['duapuluh lima', 25],
  ['berlima', 5],
  ['cuma saya', 1],
  ['only myself', 1],
  ['belum ada karyawan', 0],
  ['saya tidak punya karyawan', 0],
  ['gak ada', 0],
  ['no employees yet', 0],
])('"%s" is the count %i', (typed, value) => {
  expect(typedCount(typed, 0, 1000)).toEqual({ value })
})

test('counts speak of counts, and name their range', () => {
  const range = { name: 'range', smallest: 1, largest: 100 }
  expect(typedCount('', 1, 100)).toEqual({ error: 'empty' })
  expect(typedCount('0', 1, 100)).toEqual({ error: range })
  expect(typedCount('101', 1, 100)).toEqual({ error: range })
  expect(typedCount('seratus satu', 1, 100)).toEqual({ error: range })
  expect(typedCount('99999999999', 1, 100)).toEqual({ error: range })
  expect(typedCount('-2', 1, 100)).toEqual({ error: range })
  expect(typedCount('minus 2', 1, 100)).toEqual({ error: range })
  expect(typedCount('2,5', 1, 100)).toEqual({ error: 'countFraction' })
  expect(typedCount('1/2', 1, 100)).toEqual({ error: 'countFraction' })
  const bounds = ['5+', '>5', 'maksimal: 5', 'jumlah minimal: 5', 'belum tahu', 'gaji: 5', 'tetap: 3, kontrak: 2']
  const several = ['seratus dua ratus', 'dua puluh dua puluh', '5 karyawan + 2 magang']
  const none = ['banyak', '5-10', '5 tahun', '2 (tiga)', 'dua (3) rangkap', '3+2', '<b>', 'Rp 5', ...bounds, ...several]
  for (const typed of none) {
    expect([typed, typedCount(typed, 1, 100)]).toEqual([typed, { error: 'countText' }])
  }
})

test.each([
  ['6', 6],
  ['6 bulan', 6],
  ['6 bln', 6],
  ['enam bulan', 6],
  ['six months', 6],
  ['6 mo.', 6],
  ['1 tahun', 12],
  ['setahun', 12],
  ['a year', 12],
  ['1 year', 12],
  ['setengah tahun', 6],
  ['1/2 tahun', 6],
  ['half a year', 6],
  ['0,5 tahun', 6],
  ['sebulan', 1],
  ['satu semester', 6],
  ['2 triwulan', 6],
  ['3 kuartal', 9],
  ['1 tahun 0 bulan', 12],
  ['selama 6 bulan saja', 6],
  ['durasi: 6 bulan', 6],
  ['bulan: 6', 6],
  ['jangka waktu enam bulan', 6],
  ['6 bulan (enam)', 6],
  ['1 (satu) tahun', 12],
  ['6b', 6],
  ['6m', 6],
  ['half-year', 6],
  ['a full year', 12],
  ['seperempat tahun', 3],
  ['3/4 tahun', 9],
  ['three quarters of a year', 9],
  ['sekitar 1 tahun', 12],
  ['duabelas bulan', 12],
  ['setaun', 12],
  ['3 bulan percobaan', 3],
])('"%s" is %i months', (typed, value) => {
  expect(typedMonths(typed, 1, 12)).toEqual({ value })
})

test('months name their range', () => {
  const range = { name: 'range', smallest: 1, largest: 12 }
  for (const typed of ['13', '13 bulan', '0', '2 tahun', '-1']) {
    expect([typed, typedMonths(typed, 1, 12)]).toEqual([typed, { error: range }])
  }
  for (const typed of ['Januari', 'bulan 6', 'minimal: 6 bulan', 'enam (7) bulan', '6 bulan (1 tahun)']) {
    expect([typed, typedMonths(typed, 1, 12)]).toEqual([typed, { error: 'countText' }])
  }
  for (const typed of ['26 minggu', 'seminggu', '90 hari', '6 bulan 2 minggu', '45 days']) {
    expect([typed, typedMonths(typed, 1, 12)]).toEqual([typed, { error: 'monthUnit' }])
  }
  expect(typedMonths('6,5', 1, 12)).toEqual({ error: 'countFraction' })
  expect(typedMonths('', 1, 12)).toEqual({ error: 'empty' })
})

test('years and months are counted together', () => {
  const same = ['1 tahun 6 bulan', 'setahun setengah', '1 tahun setengah', 'a year and a half', '1 yr 6 mos', '1y6m']
  for (const typed of [...same, '18 months contract'])
    expect([typed, typedMonths(typed, 1, 24)]).toEqual([typed, { value: 18 }])
  expect(typedMonths('1 year and 3 months', 1, 24)).toEqual({ value: 15 })
  expect(typedMonths('2 tahun 1 bulan', 1, 24)).toEqual({ error: { name: 'range', smallest: 1, largest: 24 } })
})
