import { expect, test } from 'vitest'
import { splitDays, typedDay, typedYear } from './typed-day.ts'

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1-2-2027', '2027-02-01'],
  ['1 / 2 / 2027', '2027-02-01'],
  ['31.12.2026', '2026-12-31'],
  ['31 12 2026', '2026-12-31'],
  ['10112026', '2026-11-10'],
  ['20261110', '2026-11-10'],
  ['2026-11-10', '2026-11-10'],
  ['2026/11/10', '2026-11-10'],
  ['2026-11-10T00:00:00', '2026-11-10'],
  ['29/02/2024', '2024-02-29'],
  // The month first, where the other number can be no month.
  ['12/31/2024', '2024-12-31'],
  ['5 Juni 2024 jam 10 pagi', '2024-06-05'],
  ['14 Feb 2025 malam', '2025-02-14'],
  // Two digits of the year.
  ['31/01/26', '2026-01-31'],
  ['310126', '2026-01-31'],
  ['31-1-98', '1998-01-31'],
  ["5 Mei '26", '2026-05-05'],
  // Names of months, short and in older spelling.
  ['10 November 2026', '2026-11-10'],
  ['5 Agustus 2026', '2026-08-05'],
  ['5 Agt 2026', '2026-08-05'],
  ['5 Agu 2026', '2026-08-05'],
  ['5 Agust. 2026', '2026-08-05'],
  ['5 Ags 2026', '2026-08-05'],
  ['5 Agst 2026', '2026-08-05'],
  ['1 Mart 2026', '2026-03-01'],
  ['31 Desember 2026 (Kamis)', '2026-12-31'],
  ['2026年12月31日', '2026-12-31'],
  ['31\\12\\2026', '2026-12-31'],
  ['5 Aug 2026', '2026-08-05'],
  ['12 Nopember 2020', '2020-11-12'],
  ['6 Nop 2019', '2019-11-06'],
  ['12 Pebruari 2020', '2020-02-12'],
  ['12 Peb 2020', '2020-02-12'],
  ['1 Okt 2026', '2026-10-01'],
  ['1 Oct 2026', '2026-10-01'],
  ['1 Des 2026', '2026-12-01'],
  ['1 Dec 2026', '2026-12-01'],
  ['1 Mei 2026', '2026-05-01'],
  ['1 May 2026', '2026-05-01'],
  ['1 Sept. 2026', '2026-09-01'],
  ['1 Djanuari 1950', '1950-01-01'],
  ['1-Jan-2026', '2026-01-01'],
  ['1 Jan 26', '2026-01-01'],
  ['1Jan2026', '2026-01-01'],
  ['25/Nov/2026', '2026-11-25'],
  ['25-XI-2026', '2026-11-25'],
  ['25 November, 2026', '2026-11-25'],
  ['1 OKTOBER 2026', '2026-10-01'],
  // A weekday and other words in front.
  ['Senin, 2 November 2026', '2026-11-02'],
  ["Jum'at 6 November 2026", '2026-11-06'],
  ['Minggu, 01/11/26', '2026-11-01'],
  ['Hari Rabu tanggal 25 November 2026', '2026-11-25'],
  ['tgl 25 Nov 2026', '2026-11-25'],
  ['Wed, 25 Nov 2026', '2026-11-25'],
  ['dua puluh lima November dua ribu dua puluh enam (25-11-2026)', '2026-11-25'],
  ['Jakarta, 25 November 2026', '2026-11-25'],
  ['tanggal 25 bulan November tahun 2026', '2026-11-25'],
  ['25 November 2026 pukul 10.00', '2026-11-25'],
  ['25 November 2026 jam 9', '2026-11-25'],
  ['25 November 2026 M', '2026-11-25'],
  ['sejak 25 November 2026', '2026-11-25'],
  ['31 Des ’26', '2026-12-31'],
  ['dua puluh lima November dua ribu dua puluh enam', '2026-11-25'],
  // English order.
  ['as of 25 November 2026', '2026-11-25'],
  ['Nov 25, 2026', '2026-11-25'],
  ['November 25 2026', '2026-11-25'],
  ['Wednesday, November 25th, 2026', '2026-11-25'],
  ['Nov. 25, 26', '2026-11-25'],
  ['25th of November 2026', '2026-11-25'],
  ['the 1st of March 2026', '2026-03-01'],
  ['2026 Nov 25', '2026-11-25'],
  // Day, month or year in words.
  ['lima september 2025', '2025-09-05'],
  ['tanggal satu Januari 2025', '2025-01-01'],
  ['duapuluh lima November 2026', '2026-11-25'],
  ['5 September dua ribu dua puluh lima', '2025-09-05'],
  ['tanggal lima bulan sembilan tahun 2025', '2025-09-05'],
  ['dua puluh lima (25) November 2026', '2026-11-25'],
  ['25 (dua puluh lima) November 2026 (dua ribu dua puluh enam)', '2026-11-25'],
  ['the fifth of September, 2025', '2025-09-05'],
  ['May twenty-first, 2024', '2024-05-21'],
  ['sixteenth of May, two thousand and twenty-four', '2024-05-16'],
  ['5 September twenty twenty-five', '2025-09-05'],
  ['5th day of September 2025', '2025-09-05'],
  // What the day is of.
  ['Tanggal pendirian: 5 September 2025', '2025-09-05'],
  ['akta no. 12 tanggal 5 September 2025', '2025-09-05'],
  ['Akta No.5/2025 tanggal 5 September 2025', '2025-09-05'],
  ['SK tgl 5 Sep 2025', '2025-09-05'],
  ['Jakarta 5 September 2025', '2025-09-05'],
  ['incorporated on September 5, 2025', '2025-09-05'],
  ['"5 September 2025"', '2025-09-05'],
  ['5 September 2025 ya kak', '2025-09-05'],
  ['tgl 5 bln Sep thn 2025', '2025-09-05'],
  ['5 September 2025 (5-9-2025)', '2025-09-05'],
  // Slips of the finger.
  ['31 Agutus 2025', '2025-08-31'],
  ['5 Septmber 2025', '2025-09-05'],
  ['5 Desmber 2025', '2025-12-05'],
  ['5 Jully 2025', '2025-07-05'],
  ['5,9,2025', '2025-09-05'],
  ['05_09_2025', '2025-09-05'],
  ['1/2 2026', '2026-02-01'],
])('%s is the day %s', (typed, value) => {
  expect(typedDay(typed)).toEqual({ value })
  if (/[a-z]{3}/i.test(typed) && !typed.includes('/11/') && !typed.includes('sembilan'))
    expect(typedDay(typed, 'en')).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['besok', 'dayRelative'],
  ['minggu depan', 'dayRelative'],
  ['3 hari yang lalu', 'dayRelative'],
  ['setahun lalu', 'dayRelative'],
  ['next week', 'dayRelative'],
  ['akhir bulan', 'dayRelative'],
  ['November 2026', 'dayText'],
  ['25 November', 'dayText'],
  ['2026', 'dayText'],
  ['25 Foobar 2026', 'dayText'],
  ['lima enam September 2025', 'dayText'],
  ['25 (dua puluh enam) November 2026', 'dayText'],
  ['5 September 2025 (6/9/2025)', 'dayText'],
  ['paling lambat: 5 September 2025', 'dayText'],
  ['sebelum 5 September 2025', 'dayText'],
  ['sekitar 5 September 2025', 'dayText'],
  ['tiga puluh Februari 2026', 'noDay'],
  ['31/02/2026', 'noDay'],
  ['31 Pebruari 2026', 'noDay'],
  ['29/02/2026', 'noDay'],
  ['00/01/2026', 'noDay'],
  ['13/13/2026', 'noDay'],
  ['01132026', 'noDay'],
  ['Nov 31, 2026', 'noDay'],
  ['31/12/1944', 'outside'],
  ['01/01/2101', 'outside'],
])('the day "%s" is refused as %s', (typed, error) => {
  expect(typedDay(typed)).toEqual({ error })
})

test('in English a day and a month that can be taken for one another are asked about', () => {
  for (const typed of ['03/04/2026', '3/4/26', '03-04-2026', '03042026', 'Friday, 03/04/2026']) {
    const error = { name: 'dayOrder', days: ['2026-04-03', '2026-03-04'] }
    expect([typed, typedDay(typed, 'en')]).toEqual([typed, { error }])
    expect(typedDay(typed)).toEqual({ value: '2026-04-03' })
  }
  expect(typedDay('11/25/2026', 'en')).toEqual({ value: '2026-11-25' })
  expect(typedDay('25/11/2026', 'en')).toEqual({ value: '2026-11-25' })
  expect(typedDay('04/04/2026', 'en')).toEqual({ value: '2026-04-04' })
  expect(typedDay('03.04.2026', 'en')).toEqual({ value: '2026-04-03' })
  expect(typedDay('2026-03-04', 'en')).toEqual({ value: '2026-03-04' })
  expect(typedDay('31/02/2026', 'en')).toEqual({ error: 'noDay' })
})

test('words in brackets behind a day name what it is of, unless they make it inexact', () => {
  for (const typed of ['15/03/2018 (Kopi Senja)', '15 Maret 2018 (merek kami)', '15/03/2018 (Shakira Catering)']) {
    expect([typed, typedDay(typed)]).toEqual([typed, { value: '2018-03-15' }])
  }
  for (const typed of [
    '15/03/2018 (paling lambat)',
    '15/03/2018 (belum pasti)',
    '15/03/2018 (tanggal kira-kira)',
    '15/03/2018 (perkiraan)',
    '2018 (Kopi Senja)',
  ]) {
    expect([typed, typedDay(typed)]).toEqual([typed, { error: 'dayText' }])
  }
})

test('a list of days keeps the commas that belong to a day', () => {
  expect(splitDays('10/01/2017, 10/07/2017;1 Mei 2026\n\n2026-01-01')).toEqual([
    '10/01/2017',
    '10/07/2017',
    '1 Mei 2026',
    '2026-01-01',
  ])
  expect(splitDays('Dec 31, 2026, Jan 1, 2027')).toEqual(['Dec 31, 2026', 'Jan 1, 2027'])
  expect(splitDays('Senin, 2 November 2026, Selasa, 3 November 2026')).toEqual([
    'Senin, 2 November 2026',
    'Selasa, 3 November 2026',
  ])
  for (const typed of [
    '10/01/2017 dan 10/07/2017',
    '1. 10/01/2017\n2. 10/07/2017',
    '- 10/01/2017\n• 10/07/2017',
    '10/01/2017 10/07/2017',
    '10/01/2017\t10/07/2017',
    '10/01/2017 / 10/07/2017',
  ]) {
    expect([typed, splitDays(typed)]).toEqual([typed, ['10/01/2017', '10/07/2017']])
  }
  for (const [typed, days] of [
    ['15 Maret 2018 15 September 2017', ['15 Maret 2018', '15 September 2017']],
    ['15 Maret 2018 | 15 September 2017', ['15 Maret 2018', '15 September 2017']],
    ['2018-03-15 2017-09-15', ['2018-03-15', '2017-09-15']],
    ['2018-03-15|2017-09-15', ['2018-03-15', '2017-09-15']],
    ['15/03/2018|15/09/2017', ['15/03/2018', '15/09/2017']],
    ['1) 5 Jan 2020 2) 6 Feb 2021', ['5 Jan 2020', '6 Feb 2021']],
    ['(1) 5/1/2020 (2) 6/2/2021', ['5/1/2020', '6/2/2021']],
    ['5 Januari 2026 10 WIB', ['5 Januari 2026 10 WIB']],
  ] as const) {
    expect([typed, splitDays(typed)]).toEqual([typed, days])
  }
  expect(splitDays('1. 5. 2026')).toEqual(['1. 5. 2026'])
  expect(splitDays('Monday, Nov 2, 2026')).toEqual(['Monday, Nov 2, 2026'])
})

test.each([
  ['2022', 2022],
  ['22', 2022],
  ["'22", 2022],
  ['98', 1998],
  ['tahun 2022', 2022],
  ['thn. 2022', 2022],
  ['2022 M', 2022],
  ['3/2022', 2022],
  ['03-2022', 2022],
  ['2022/03', 2022],
  ['Maret 2022', 2022],
  ['Mar 2022', 2022],
  ['Nop. 2022', 2022],
  ['III/2022', 2022],
  ['sejak 2022', 2022],
  ['founded 2022', 2022],
  ['12/03/2022', 2022],
  ['12 Maret 2022', 2022],
  ['March 12, 2022', 2022],
  ['dua ribu dua puluh dua', 2022],
  ['2022an', 2022],
  ['awal tahun 2022', 2022],
  ['FY2022', 2022],
  ['(2022)', 2022],
  ['tahun: 2022', 2022],
  ['tahun pembuatan: 2022', 2022],
  ['dibuat pada tahun 2022', 2022],
  ['signed in 2022', 2022],
  ['‘22', 2022],
  ["Maret '22", 2022],
  ['bulan Maret tahun 2022', 2022],
  ['lima Maret 2022', 2022],
  ['maret dua ribu dua puluh dua', 2022],
  ['dua ribu duapuluh dua', 2022],
  ['twenty twenty-two', 2022],
  ['nineteen ninety-eight', 1998],
  ['2.022', 2022],
  ['2022?', 2022],
  ['Q1/2022', 2022],
  ['tahun pajak 2022', 2022],
  ['dua ribu dua puluh dua (2022)', 2022],
  ['±2022', 2022],
])('"%s" is the year %i', (typed, value) => {
  expect(typedYear(typed, 1945, 2026)).toEqual({ value })
})

test('years speak of years, and name their range', () => {
  const range = { name: 'yearRange', smallest: 1945, largest: 2026 }
  for (const typed of ['2027', '1944', '202', '20222', '3/2027', '1/1/2030']) {
    expect([typed, typedYear(typed, 1945, 2026)]).toEqual([typed, { error: range }])
  }
  const otherYears = ['sebelum tahun 2021', 'sebelum 2021', 'sblm 2021', 'pra 2021', 'before 2021', 'pre-2021']
  otherYears.push(
    'bukan 2021',
    'antara 2019',
    'setelah 2020',
    'sebelum: 2022',
    'antara 2020 dan 2022',
    'maret 22',
    '2022/2023',
  )
  for (const typed of ['kemarin', 'tahun lalu', '2,5', '-2', '2020-2022', ...otherYears]) {
    expect([typed, typedYear(typed, 1945, 2026)]).toEqual([typed, { error: 'yearText' }])
  }
  expect(typedYear('', 1945, 2026)).toEqual({ error: 'empty' })
})
