/** Offers as they are written every day: what is counted, what is asked about, and which total is stated. */
import { expect, test } from 'vitest'
import { toolFacts } from '../../collections/tool-facts.ts'
import { type OfferLine, openPrices, sumOf } from './offer.ts'
import { readOffer } from './read-offer.ts'

const words = toolFacts('quote')

interface Expected {
  /** What the lines add up to; both ends of a range. */
  readonly sum: number | readonly [number, number]
  /** How many prices are asked about. */
  readonly asked?: number
  readonly total?: number
  /** Who receives the first price. */
  readonly payee?: OfferLine['payee']
}

const offers: Readonly<Record<string, readonly (readonly [text: string, expected: Expected])[]>> = {
  'a sender and a time are no part of a line': [
    ['2026-03-12 09:15 Rina Legal: Notaris 3 jt', { sum: 3_000_000, payee: 'third_party' }],
    ['12 Mar 2026 09.16 - Rina Legal: belum termasuk VO 2jt\nJasa 3jt', { sum: 3_000_000 }],
    ['Nov 25, 2026, 2:05 PM - Ani Legal: Notaris 3jt', { sum: 3_000_000, payee: 'third_party' }],
    ['2026/03/12(Thu)\n09:15\tRina Legal\tAkta notaris Rp 2.500.000', { sum: 2_500_000, payee: 'third_party' }],
    ['STR 1.234.567\nNotaris 3jt', { sum: 3_000_000, payee: 'third_party' }],
    ['Wed 25 Nov 2026, 14:05 - Ani Legal: Notaris 3jt', { sum: 3_000_000, payee: 'third_party' }],
    ['<25.11.2026 14:05> Ani Legal: Notaris 3jt', { sum: 3_000_000, payee: 'third_party' }],
    ['Rina Legal (09.16): notaris 3jt', { sum: 3_000_000, payee: 'third_party' }],
  ],
  'figures that a document broke are whole': [
    ['Jasa pengurusan Rp 2.500.\n000\nPNBP Rp 1.000.000', { sum: 3_500_000, payee: 'fee' }],
    ['Akta notaris 2 . 500 . 000\nPNBP 1 . 000 . 000', { sum: 3_500_000 }],
    ['Akta notaris Rp 2. 500. 000\nPNBP Rp 1. 000. 000', { sum: 3_500_000 }],
    ['Pengesahan\nBadan Hukum\nRp 1.000.000', { sum: 1_000_000, payee: 'state' }],
    ['Fee breakdown (IDR):\nNotary 3,000,000\nService 2,000,000', { sum: 5_000_000, payee: 'third_party' }],
    ['SK No. AHU-0056789.AH.01.01.TAHUN 2026\nNotaris 2jt', { sum: 2_000_000, payee: 'third_party' }],
    ['PNBP -\nJasa 5jt', { sum: 5_000_000, payee: 'fee' }],
  ],
  'units and words': [
    ['Fee IDR 7.5 mill', { sum: 7_500_000 }],
    ['Fee IDR 1.2 bio', { sum: 1_200_000_000 }],
    ['Jasa 3 ratus ribu', { sum: 300_000 }],
    ['Jasa dua setengah jt', { sum: 2_500_000 }],
    ['Jasa 900-an ribu', { sum: 900_000 }],
    ['Akta 2.5000.000', { sum: 0, asked: 1 }],
    ['Akta Rp 2.500.000, 100 lembar', { sum: 2_500_000 }],
    ['Notaris 2jt 750', { sum: 0, asked: 1 }],
    ['Jasa satu juta dua ratus', { sum: 0, asked: 1 }],
    ['Biaya notaris min 2,5jt max 3,5jt', { sum: [2_500_000, 3_500_000] }],
    ['Jasa 3 sampe 5 juta', { sum: [3_000_000, 5_000_000] }],
    ['Jasa 4.504.504,50\nPPN 11% 495.495,50\nTotal 5.000.000', { sum: 5_000_001, total: 5_000_000 }],
  ],
  'a tax is counted once, and a share is of what stands above it': [
    ['Harga sudah termasuk PPN 11%: 5.550.000\n(DPP 5.000.000, PPN 550.000)', { sum: 5_550_000 }],
    ['Jasa 5.550.000\nDPP 5.000.000\nPPN 550.000\nTotal 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Jasa 5.000.000\nDPP 5.000.000\nPPN 550.000', { sum: 5_550_000 }],
    ['Jasa 4.000.000 (PPN 11%: 440.000)\nTotal 4.000.000', { sum: 4_000_000, total: 4_000_000 }],
    ['Jasa 2.000.000\nPPN 11% dari jasa 220.000', { sum: 2_220_000 }],
  ],
  'counts beside a price of one, and prices by size': [
    ['KITAS Rp 9.500.000 per person (2 persons)', { sum: 19_000_000 }],
    ['Translation 250,000 per document, 5 documents', { sum: 1_250_000 }],
    ['Konsultasi 500rb/sesi (1 sesi 60 menit)', { sum: 500_000 }],
    ['Pelatihan 2 orang x 3 hari x 500.000 = 3.000.000', { sum: 3_000_000 }],
    ['Translate 100rb/hlm (total 40 hlm)', { sum: 4_000_000 }],
    ['Translation IDR 100,000 per page, 40 pages in total', { sum: 4_000_000 }],
    ['Biaya per bulan Rp 4.000.000\nJangka waktu 6 bulan\nTotal Rp 24.000.000', { sum: 24_000_000, total: 24_000_000 }],
    ['Luas < 100 m2: 5.000.000\nLuas 100-200 m2: 8.000.000\nLuas > 200 m2: 12.000.000', { sum: 0, asked: 3 }],
    ['Luas di bawah 100 m2: 5jt\nLuas di atas 100 m2: 8jt', { sum: 0, asked: 2 }],
  ],
  'what is given, said again or paid in one case only': [
    ['Paket PT 5.000.000\nBonus: stempel, map, kartu nama (Rp 150.000)', { sum: 5_000_000 }],
    ['Jasa 7.000.000\nTotal Rp 7.000.000\nSay: seven million rupiah', { sum: 7_000_000, total: 7_000_000 }],
    ['Akta 30 mio, SK 26 mio\nso the total is 56 mio', { sum: 56_000_000, total: 56_000_000 }],
    ['Harga normal 5jt, kalau mau bayar sekarang harga promo 3jt', { sum: 0, asked: 1 }],
  ],
  'what others are paid besides, later or for something else': [
    ['KITAS 9,5 jt all in. VOA bayar sendiri 500rb di bandara', { sum: 9_500_000 }],
    ['KITAS 15jt, DPKTKA 19jt dibayar sendiri ke negara', { sum: 15_000_000 }],
    ['KITAS 9,5 jt all in. Exit permit terpisah 500rb', { sum: 9_500_000 }],
    ['PT 4jt\nVO gratis 3 bln, selanjutnya 300rb/bln', { sum: 4_000_000 }],
    ['Setup 16jt, tahun kedua dan seterusnya 4jt/tahun', { sum: 16_000_000 }],
    ['Legalisasi yayasan 2jt, berlaku 5 tahun, perpanjang 1jt', { sum: 2_000_000 }],
    ['Setup PMA 12jt (5 KBLI), +500rb per KBLI tambahan', { sum: 12_000_000 }],
    ['AJB rumah 800jt, biaya PPAT 1% = 8jt', { sum: 8_000_000, payee: 'third_party' }],
    ['PT 6jt. Fee referral 500rb utk yg ajak temen', { sum: 6_000_000 }],
    ['saya ambil yg 5jt, bukan paket 7jt', { sum: 5_000_000 }],
    ['SPT tahunan badan 1jt kak, kalau omzet di atas 4,8M jadi 2,5jt', { sum: 1_000_000, asked: 1 }],
    ['NIB Rp500.000 (biaya negara)', { sum: 500_000, payee: 'state' }],
    ['NIB 500,000 (state fee)', { sum: 500_000, payee: 'state' }],
    ['Immigration fee 1,000,000', { sum: 1_000_000, payee: 'state' }],
    ['DJKI filing fee 1,000,000', { sum: 1_000_000, payee: 'state' }],
  ],
  'a part that is included, and what stands below a total': [
    ['PT 12,5jt, PNBP 1jt sudah termasuk', { sum: 12_500_000 }],
    ['Halal 12,5jt. Biaya audit LPH sdh termasuk 350rb', { sum: 12_500_000 }],
    ['Jasa 3.250.000\nTotal 3.250.000\nCatatan: PNBP non-UMKM Rp1.800.000', { sum: 3_250_000, total: 3_250_000 }],
    ['Jasa 8.000.000\nTotal Rp 8.000.000\n(delapan juta rupiah)', { sum: 8_000_000, total: 8_000_000 }],
    ['Harga : Rp 7.000.000\nPPN 11% : Rp 770.000\nTotal : Rp 7.770.000', { sum: 7_770_000, total: 7_770_000 }],
  ],
  'what is left after a discount, and what others take': [
    ['IDR 7,000,000 less 10% discount = IDR 6,300,000', { sum: 6_300_000 }],
    ['Price: IDR 7,000,000\nDiscount: 10%\nNet price: IDR 6,300,000', { sum: 6_300_000 }],
    ['Jasa Rp5.000.000 disc 10% Rp4.500.000', { sum: 4_500_000 }],
    ['Rp 4.500.000 ➡️ Rp 3.750.000 (diskon akhir tahun)', { sum: 3_750_000 }],
    ['Jasa 4.500.000 > 3.750.000 diskon Nov', { sum: 3_750_000, payee: 'fee' }],
    ['Jasa 4,5jt jadi 3,75jt diskon 750rb', { sum: 3_750_000, payee: 'fee' }],
    ['Harga 6jt disc 1jt jadi 5jt', { sum: 5_000_000, payee: 'unclear' }],
    ['PAKET HEMAT PT\nRp 4.999.000', { sum: 4_999_000 }],
    ['Jasa: ~5.000.000~ 4.000.000', { sum: 4_000_000 }],
    ['Kompetitor 8jt, kita 6jt', { sum: 6_000_000 }],
    ['Original IDR 7,000,000, you pay IDR 5,000,000', { sum: 5_000_000 }],
    ['Jasa normalnya 7jt, cukup bayar 5jt', { sum: 5_000_000 }],
  ],
  'a later sum that restates is a total, or is asked about': [
    ['Akta 2jt\nSK 1jt\nAll in 3jt', { sum: 3_000_000, total: 3_000_000 }],
    ['Akta 2jt\nSK 1jt\nTotal pembayaran yang harus ditransfer: 3jt', { sum: 3_000_000, total: 3_000_000 }],
    [
      'Akta 2.150.000\nSK 1.000.000\nTotal 3.150.000\nDibulatkan menjadi 3.100.000',
      { sum: 3_150_000, asked: 1, total: 3_150_000 },
    ],
    ['Notaris 3-4jt\nJasa 2jt\nTotal sekitar 5-6jt', { sum: [5_000_000, 6_000_000], total: 5_000_000 }],
    ['Biaya total Rp 8jt dengan rincian sbb:\na. Notaris Rp 5jt\nb. Jasa Rp 3jt', { sum: 8_000_000, total: 8_000_000 }],
    ['Harga blm pajak 5jt, sdh pajak 5,55jt', { sum: 0, asked: 1 }],
  ],
  'payments are no costs, and the price they are of is one': [
    ['Jasa 6jt\nPanjar 1jt', { sum: 6_000_000 }],
    ['Jasa 6jt\nBayar 3jt dulu, sisanya 3jt pas akta jadi', { sum: 6_000_000 }],
    ['Jasa 6jt. Pembayaran 2x: 3jt di awal, 3jt setelah selesai', { sum: 6_000_000 }],
    ['Skema: DP 30% (1,5jt), SK terbit 40% (2jt), selesai 30% (1,5jt)\nJasa 5jt', { sum: 5_000_000 }],
    ['Biaya pendirian PT di kami 6jt aja, 2 minggu jadi, dp 50% sisanya pas selesai', { sum: 6_000_000 }],
  ],
  'a discount that not everybody gets is asked about, unless the total holds it': [
    ['Diskon 500rb jika transfer hari ini\nPT 5jt', { sum: 5_000_000, asked: 1 }],
    ['PT 5jt, diskon 500rb kalau bayar lunas', { sum: 5_000_000, asked: 1 }],
    ['Discount IDR 500,000 for the first 10 clients\nFee 5,000,000', { sum: 5_000_000, asked: 1 }],
    ['Jasa 5jt\nPotongan 10% bila bayar di muka', { sum: 5_000_000 }],
    ['Diskon 500rb jika transfer hari ini\nPT 5jt\nTotal 4,5jt', { sum: 4_500_000, total: 4_500_000 }],
    ['Jasa 5jt\nPotongan 10% bila bayar di muka\nTotal 4,5jt', { sum: 4_500_000, total: 4_500_000 }],
    ['Jasa 5jt\nDiskon khusus bulan ini 250rb', { sum: 4_750_000 }],
  ],
  'what is paid in some cases only': [
    ['Jasa 5jt all in\nNB: Jika nama ditolak dikenakan biaya 200rb', { sum: 5_000_000, asked: 1 }],
    ['Biaya keterlambatan 100rb/hari\nJasa 5jt', { sum: 5_000_000 }],
    ['Overtime IDR 1,000,000/hour beyond 10 hours\nFixed fee IDR 20,000,000', { sum: 20_000_000 }],
    ['Weekdays 500rb, weekend 750rb', { sum: 0, asked: 2 }],
  ],
  'a price and its parts in one line, and variants that only say which': [
    ['Harga 8jt: jasa 5jt, notaris 2jt, PNBP 1jt', { sum: 8_000_000 }],
    ['PNBP merek: UMKM 500rb, umum 1,8jt\nJasa 1jt', { sum: 1_000_000, asked: 2 }],
    ['PT biasa 4,5jt, sudah termasuk akta + SK + NPWP. Kalau PMA 12jt', { sum: 4_500_000, asked: 1 }],
    ['Harga hari ini 4jt, besok naik 5jt', { sum: 4_000_000 }],
  ],
  'one more than what is offered is no part of the price, until the offer says how many': [
    ['Jasa pendirian PT 5 jt\nTambahan KBLI @100rb/kode di atas 5 kode', { sum: 5_000_000 }],
    ['Biaya per KBLI tambahan Rp 50.000\nPT all in 4,5jt', { sum: 4_500_000 }],
    ['An additional IDR 500,000 applies for each extra shareholder\nPT 5,000,000', { sum: 5_000_000 }],
    ['Jasa 5jt\nTambahan KBLI 100rb/kode x 3 = 300rb', { sum: 5_300_000 }],
    ['Jasa 5jt\nPenambahan 2 KBLI Rp 100.000 per kode', { sum: 5_100_000 }],
    ['Jasa 5jt\nTambahan virtual office 3jt/tahun', { sum: 8_000_000 }],
    ['Jasa 5jt\nBiaya tambahan Rp 500.000', { sum: 5_500_000 }],
  ],
  'tax, its base and its brackets': [
    ['Jasa 10jt\nPPN 11% (1.100.000)\nTotal 11.100.000', { sum: 11_100_000, total: 11_100_000 }],
    [
      'DPP Rp 5.000.000,00\nPPN 12% x (11/12 x DPP) Rp 550.000,00\nTotal Rp 5.550.000,00',
      { sum: 5_550_000, total: 5_550_000 },
    ],
    ['PPN 11%: Rp 550.000 (sudah termasuk)\nJasa Rp 5.550.000', { sum: 5_550_000 }],
    ['Jasa 5jt + PPN 11% = 5,55jt', { sum: 5_550_000 }],
    ['Legal fees: IDR 15,000,000 + VAT 11% (IDR 1,650,000) = IDR 16,650,000', { sum: 16_650_000 }],
    ['Akta = 5jt, VO = 5,2jt', { sum: 10_200_000 }],
    ['Tax registration: IDR 2,000,000', { sum: 2_000_000, payee: 'fee' }],
  ],
  'capital and rates are no costs': [
    ['Modal dasar 1 M, disetor 250jt\nJasa 5jt', { sum: 5_000_000 }],
    ['Jasa pendirian PT modal 100jt Rp 5jt', { sum: 5_000_000 }],
    ['Kekayaan awal yayasan Rp 10.000.000\nJasa Rp 5.000.000', { sum: 5_000_000 }],
    ['Harga tanah 750 juta\nBiaya AJB 7,5 juta', { sum: 7_500_000 }],
    ['Budget saya 4jt, bisa?\nJasa 5jt', { sum: 5_000_000 }],
    ['Sudah saya transfer 2.500.000 ya kak\nJasa 5jt', { sum: 5_000_000 }],
    ['Rate 1 USD = Rp 16.500\nFee USD 1,000', { sum: 0, asked: 1 }],
    ['Fee USD 1,000 (kurs 16.500)', { sum: 0, asked: 1 }],
    ['Fee USD 1,000 x Rp 16.500 = Rp 16.500.000', { sum: 16_500_000 }],
    ['Fee lawyer: USD 1.200 / kurs 16.000 = Rp 19.200.000', { sum: 19_200_000 }],
    ['Jasa Rp 5.000.000 - Rp 500.000 = Rp 4.500.000', { sum: 4_500_000 }],
    [
      'Fee: Rp 7.500.000\nTotal: Rp 7.500.000\nIn words: seven million five hundred thousand rupiah',
      { sum: 7_500_000, total: 7_500_000 },
    ],
    ['Jasa 5jt-500rb=4,5jt', { sum: 4_500_000 }],
    ['Akta 2 jt\nSK 1 jt\nStempel 150 rb\nHarga paket 3 jt aja (hemat 150 rb)', { sum: 3_000_000, total: 3_000_000 }],
    ['Jasa Rp 4.000.000 (PPN 11%: Rp 440.000)', { sum: 4_440_000 }],
    ['Jasa Rp 4.000.000 (termasuk PPN 11%: Rp 440.000)', { sum: 4_000_000 }],
    ['Jasa Rp 4.000.000 (PPN 11% Rp 396.396)', { sum: 4_000_000 }],
  ],
  'addresses and telephones hold no money': [
    ['https://contoh.co.id/paket?id=1500000\nJasa 2jt', { sum: 2_000_000 }],
    ['(0274) 512.345\nJasa 2jt', { sum: 2_000_000 }],
  ],
  'included, given, and left out': [
    ['Akta 2jt (include)\nJasa 5jt', { sum: 5_000_000 }],
    ['Legal fee (notary excluded) IDR 5,000,000', { sum: 5_000_000, payee: 'fee' }],
    ['Fee IDR 5,000,000\nExclusions\n• Notary fee IDR 2,500,000', { sum: 5_000_000 }],
    ['Fee is IDR 15,000,000, of which IDR 3,000,000 goes to the notary', { sum: 15_000_000 }],
    ['Jasa 5jt\nVO 2jt jika butuh', { sum: 5_000_000 }],
    ['Bonus:\n- Stempel 150rb\n- Kop surat 100rb\nJasa 5jt', { sum: 5_000_000 }],
    ['Optional add-ons:\n- VO IDR 3,000,000\n- PKP IDR 2,000,000\n\nFee IDR 5,000,000', { sum: 5_000_000 }],
    ['Jasa 5jt\nUrgent fee: +1jt bila 3 hari', { sum: 5_000_000 }],
  ],
  'alternatives are asked about': [
    ['BASIC: 3.500.000\nPRO: 5.500.000\nPREMIUM: 8.000.000', { sum: 0, asked: 3 }],
    ['Modal 50jt : 4,5jt\nModal 100jt : 5,5jt', { sum: 0, asked: 2 }],
    ['Pilih salah satu:\n- Notaris Jakarta 3jt\n- Notaris Bekasi 2jt', { sum: 0, asked: 2 }],
    ['- PNBP UMK 500rb/kelas\n- PNBP umum 1,8jt/kelas\n- Jasa 1jt/kelas', { sum: 1_000_000, asked: 2 }],
  ],
  'thousands and millions that are left out are asked about, and settled by what they add up to': [
    ['Akta 2000, SK 1000', { sum: 0, asked: 2 }],
    ['Akta 2000\nSK 1000\nNPWP 300\nNIB 500\nBNRI 580\ntotal 4380 pak', { sum: 4_380_000, total: 4_380_000 }],
    ['PT: akta+SK 4jt, NIB 500, NPWP 250 = 4,75jt', { sum: 4_750_000, total: 4_750_000 }],
    ['akta 2,5\nsk 1,5\nnib 0,75', { sum: 0, asked: 3 }],
    ['akta 2,5\nsk 1,5\ntotal 4jt', { sum: 4_000_000, total: 4_000_000 }],
    ['Jasa 7,5', { sum: 0, asked: 1 }],
    ['PMA 25m all inclusive mate, 12.5m upfront and the rest when NIB is out', { sum: 0, asked: 1 }],
    ['Akta Rp 2.500.000\nSK Rp l.OOO.OOO', { sum: 2_500_000, asked: 1 }],
  ],
  'cells that have run together are parted': [
    [
      '1Pengecekan Nama1Ls200.000200.000\n2Akta (Notaris)1Ls2.500.0002.500.000\nSub Total2.700.000\nPPN 11%297.000\nGrand Total2.997.000',
      { sum: 2_997_000, total: 2_997_000 },
    ],
  ],
  'what may be had besides is below its heading, or inside': [
    ['PT PMA 25 mio\nShould you need it:\n  Virtual office 4.5 mio\n  KITAS 17.5 mio', { sum: 25_000_000, asked: 2 }],
    ['PT 499rb!! pnbp 50rb udah masuk yaa\nmau sekalian?\nNPWP badan +150rb', { sum: 499_000, asked: 1 }],
    ['Kalo mau bikin PT 5,5jt, akta, SK, NIB udah semua', { sum: 5_500_000 }],
    [
      'Ada 2 pilihan:\nA) 3,9 jt: akta, NIB\nB) 7,9 jt: semua isi A plus merek (PNBP merek dibayar sendiri)',
      { sum: 0, asked: 2 },
    ],
    ['Jasa 5jt\nAlamat (virtual office, opsional) 3jt', { sum: 5_000_000 }],
    ['VO 2jt per tahun\nTahun ke-3 perpanjangan tetap 2 juta', { sum: 2_000_000 }],
  ],
  'limits are no prices, and one of several holds': [
    [
      'Tarif akta PT sesuai modal dasar:\n• s.d. 50 juta → 4 juta\n• >50 – 500 juta → 5 juta\n• di atas 1 miliar → nego',
      { sum: 0, asked: 2 },
    ],
    ['PT 5jt kak, CV 3jt. Perorangan 1jt', { sum: 0, asked: 3 }],
    ['PT aja (alamat sendiri) 4,5jt\nPT + VO 1 thn 6,9jt\nPT + VO 2 thn 8,5jt', { sum: 0, asked: 3 }],
    ['PT 5jt\nPKKPR 1,5jt\nSatuan 6,5jt, ambil semua kami kasih 6jt', { sum: 0, asked: 3 }],
  ],
  'totals in the words of a letter and of a recapitulation': [
    [
      'Honorarium Rp5 juta.\nPNBP: Rp1.580.000\nDengan demikian jumlah biaya Rp6.580.000.',
      { sum: 6_580_000, total: 6_580_000 },
    ],
    [
      'Akta 2.500.000\nSK 1.500.000\nSubtotal A 4.000.000\nNPWP 1.000.000\nPKP 1.250.000\nSubtotal B 2.250.000\nA 4.000.000\nB 2.250.000\nA+B 6.250.000',
      { sum: 6_250_000 },
    ],
    ['SKK 7.000.000\nSBU 4.500.000\nΣ = 11.500.000', { sum: 11_500_000, total: 11_500_000 }],
    ['VO Kuningan 2,75/thn\nberarti totalnya 8.450.000 ya kak', { sum: 0, total: 8_450_000 }],
    [
      'Our fee is IDR 35,000,000, exclusive of VAT at 11%. Notary fees of IDR 12,000,000 are payable by you.',
      { sum: 47_000_000, payee: 'fee' },
    ],
  ],
  'what comes to all that stands above it adds nothing': [
    [
      'Honor PPAT 13.125.000\nBPHTB 83.500.000\nPNBP 1.800.000\nBeban pembeli 98.425.000',
      { sum: 98_425_000, total: 98_425_000 },
    ],
    ['Gambar 18.000.000\nJasa SIMBG 7.500.000\nJasa kami jadi ± 25.500.000\nRetribusi 4.200.000', { sum: 29_700_000 }],
    [
      'Jasa kelas pertama : Rp1.000.000\nJasa kelas kedua & ketiga @ Rp750.000 : Rp1.500.000\nSubtotal jasa : Rp2.500.000',
      { sum: 2_500_000 },
    ],
    [
      'Honorarium Notaris 10.000.000\nPPh 21 dipotong perseroan 250.000\nHonor diterima 9.750.000\nPNBP 1.150.000',
      { sum: 11_150_000 },
    ],
    ['Virtual office 350.000/bln, ditagih tahunan 4.200.000\nsetup fee 500.000 → waived bulan ini', { sum: 4_200_000 }],
    [
      'SPT Masa 18.000.000\nSPT Tahunan 3.000.000\nBayar di muka setahun, potongan 10% 2.100.000\nMenjadi 18.900.000',
      { sum: 18_900_000, total: 18_900_000 },
    ],
    [
      '2.750.000 akta pendirian yayasan\n1.250.000 pengesahan\n0 cek nama\n-----\n4.000.000',
      { sum: 4_000_000, total: 4_000_000 },
    ],
    [
      'Apostille (PNBP) 5 dok 150.000 750.000\nJasa 5 dok 200.000 1.000.000\nTotal 1.750.000',
      { sum: 1_750_000, total: 1_750_000 },
    ],
  ],
  'below a total that fits, what else is offered is asked about': [
    [
      '27 hal x Rp 225.000 = Rp 6.075.000\nJumlah Rp 6.075.000\nEkspres +30% (Rp 1.822.500)',
      { sum: 6_075_000, total: 6_075_000, asked: 1 },
    ],
    [
      'Akta 1.750.000\nSKT 800.000\nTotal 2.550.000\nMaaf ralat, SKT nya 850.000',
      { sum: 2_550_000, total: 2_550_000, asked: 1 },
    ],
    ['SPT badan 2,5jt\njumlah 2,5jt\ndenda telat pribadi 100rb, badan 1jt', { sum: 2_500_000, total: 2_500_000 }],
  ],
  'thresholds, other times and older mails are no prices': [
    ['Omzet Ibu sudah 5,1 miliar, batas PKP 4,8 miliar.\nPengajuan PKP 2 juta', { sum: 2_000_000 }],
    ['Perihal: SP2DK (potensi pajak Rp 412.000.000)\nFee pendampingan 20.000.000', { sum: 20_000_000 }],
    ['10.000.000 kekayaan awal, ini bukan biaya\n2.750.000 akta', { sum: 2_750_000 }],
    ['PT PMA 21,000,000\nLKPM 4,000,000\nFrom the second year LKPM goes back to 6,000,000 a year', { sum: 25_000_000 }],
    [
      'PT PMA 21,000,000\nNew total 21,000,000\n\nOn Mon, 4 Aug 2025 at 16:20, Putri <p@a.example> wrote:\n> PT PMA 24,500,000',
      { sum: 21_000_000, total: 21_000_000 },
    ],
  ],
  'two payees in one line': [
    ['Notaris 3jt/PNBP 1jt', { sum: 4_000_000 }],
    ['Translation 10 pages, IDR 75,000 each = IDR 750,000', { sum: 750_000 }],
  ],
}

for (const [kind, rows] of Object.entries(offers)) {
  test.each(rows)(`${kind}: %j`, (text, { sum, asked = 0, total, payee }) => {
    const offer = readOffer(text, words)
    const [minIdr, maxIdr] = typeof sum === 'number' ? [sum, sum] : sum
    expect(sumOf(offer.lines)).toEqual({ minIdr, maxIdr })
    expect(openPrices(offer)).toHaveLength(asked)
    expect(offer.totalIdr).toBe(total)
    if (payee) expect(offer.lines.find(({ role }) => role === 'price')?.payee).toBe(payee)
  })
}
