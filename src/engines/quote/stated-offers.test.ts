/** Offers as chats, letters, spreadsheets and documents state them: shares, deposits, clauses, codes, alternatives. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'a share, a tax and their bases': [
    ['Fee 10.000.000 (belum termasuk PPN 11% = 1.100.000)', { sum: 10_000_000 }],
    [
      'Nilai jasa Rp 10.000.000\nDPP (11/12 x Rp 10.000.000) Rp 9.166.667\nPPN 12% x DPP Rp 1.100.000\nPPh Pasal 23 (2%) Rp 200.000\nJumlah yang dibayarkan Rp 10.900.000',
      { sum: 11_100_000, total: 10_900_000 },
    ],
    [
      'Modal dasar Rp 1 Milyar, disetor Rp 250 juta\nHonorarium notaris 0,5% x 1M = Rp 5.000.000',
      { sum: 5_000_000, capital: 1_000_000_000 },
    ],
    ['Honor notaris 1% dari nilai transaksi Rp 800.000.000 = Rp 8.000.000', { sum: 8_000_000 }],
    ['Rp 4.500.000 (belum PPN 11%)\nTotal dgn PPN Rp 4.995.000', { sum: 4_500_000, total: 4_995_000 }],
  ],
  'what stands in brackets behind an item of a list is its price': [
    [
      'Annual compliance: LKPM (4 x IDR 750,000), annual tax return IDR 3,000,000, annual GMS IDR 2,000,000. Total IDR 8,000,000 per year',
      { sum: 8_000_000, total: 8_000_000 },
    ],
  ],
  'several prices of one, and what all of them cost': [
    [
      'Government fees IDR 2,800,000 per class; our professional fee IDR 1,500,000 per class. For 3 classes: IDR 12,900,000.',
      { sum: 12_900_000, total: 12_900_000, finds: [] },
    ],
    [
      'Apostille PNBP Rp 150.000/dokumen\nJasa Rp 200.000/dokumen\nUntuk 4 dokumen total Rp 1.400.000',
      { sum: 1_400_000, total: 1_400_000 },
    ],
    ['Legalisasi per dokumen 25.000 x 10 dok = 250.000\nApostille AHU 150.000 x 2 = 300.000', { sum: 550_000 }],
  ],
  'a deposit in the total, a discount below it, a court fee': [
    [
      'Sewa VO 12 bulan x Rp 300.000\nDeposit Rp 500.000 (dikembalikan)\nTotal Rp 4.100.000',
      { sum: 3_600_000, total: 4_100_000 },
    ],
    [
      'Akta 2.500.000\nSK 1.000.000\nTotal 3.500.000\nDiskon khusus 500.000\nHarga akhir 3.000.000',
      { sum: 3_000_000, total: 3_000_000 },
    ],
    ['Biaya panjar perkara Rp 1.500.000 dibayar ke pengadilan\nHonor advokat Rp 20.000.000', { sum: 21_500_000 }],
    ['Gunakan kode LEGAL50 untuk potongan 50rb\nPT 4,5jt', { sum: 4_500_000, asked: 1 }],
  ],
  'lines and clauses that are no part of those before them': [
    [
      'Utk pendirian PT biaya 4,5jt ya\nSudah termasuk akta, SK, NIB, NPWP\nBlm termasuk VO (2,5jt/thn)',
      { sum: 4_500_000 },
    ],
    ['2,5 jt untuk akta, 1 jt untuk PNBP, sisanya 1,5 jt jasa kami. Total 5 jt', { sum: 5_000_000, total: 5_000_000 }],
    ['Harga akhir tahun!! Dari 6jt jadi 4,25jt s/d 31 Des 2026', { sum: 4_250_000 }],
  ],
  'one of several is chosen': [
    ['Promo November: PT Rp 4.750.000, CV Rp 2.750.000, Yayasan Rp 5.250.000', { sum: 0, asked: 3 }],
    ['Pilih: (a) reguler 14 hari kerja Rp 4.500.000; (b) kilat 5 hari kerja Rp 6.500.000', { sum: 0, asked: 2 }],
    ['VO tahun 1: 3jt, tahun 2: 3,3jt', { sum: 3_000_000 }],
  ],
  'numbers that are no money': [['Izin: 812021xxxx. Klien 1.500+. Sejak 2015. Paket mulai 2,9jt', { sum: 2_900_000 }]],
  'cells between commas, and columns of a document': [
    ['Item,Qty,Price\nNotaris,1,2500000\nPNBP,1,1000000\nTotal,,3500000', { sum: 3_500_000, total: 3_500_000 }],
    [
      'Uraian           Basic           Pro\nAkta             2.000.000       2.500.000\nVO               -               2.500.000\nTotal            2.000.000       5.000.000',
      { sum: 0, asked: 2 },
    ],
  ],
  'the price before and behind a tax, and a subtotal alone': [
    [
      'Price excl. VAT: IDR 4,500,000\nVAT: IDR 495,000\nPrice incl. VAT: IDR 4,995,000',
      { sum: 4_995_000, total: 4_995_000 },
    ],
    [
      'Harga sebelum pajak 4.500.000\nPajak 495.000\nHarga setelah pajak 4.995.000',
      { sum: 4_995_000, total: 4_995_000 },
    ],
    [
      'Subtotal IDR 9,000,000\nService charge 5% IDR 450,000\nVAT 11% IDR 1,039,500\nTotal IDR 10,489,500',
      { sum: 10_489_500, total: 10_489_500 },
    ],
  ],
  'the same in another number is chosen from': [
    ['1 kelas 3,5jt, 2 kelas 6,5jt, 3 kelas 9jt', { sum: 0, asked: 3 }],
    ['1 KBLI: 500rb\n2-5 KBLI: 750rb\n> 5 KBLI: 1jt', { sum: 0, asked: 3 }],
  ],
  'where one figure is open, the total tells what it means': [
    [
      'Notaris: 2jt\nPNBP: 1jt\nOngkir dokumen: 50rb\nAdmin bank: 6.500\nTotal: 3.056.500',
      { sum: 3_056_500, total: 3_056_500 },
    ],
  ],
  'what was done before is no price': [
    [
      'Kami sudah menangani 350 klien, 1.200 merek terdaftar, rating 4.9. Biaya merek 3.500.000/kelas',
      { sum: 3_500_000 },
    ],
  ],
  'classes of a mark are no payee and no repetition': [
    ['Kelas 25: PNBP 2.800.000\nKelas 35: PNBP 2.800.000\nJasa 2 kelas 2.000.000', { sum: 7_600_000, finds: [] }],
    ['Official fee (1 class) IDR 2,800,000\nOur fee IDR 2,000,000', { sum: 4_800_000, finds: [] }],
    ['Drafting kontrak Rp 2.500.000\nMeterai 2 x Rp 10.000', { sum: 2_520_000, finds: [] }],
  ],
  'a discount for some, a price from so much, a count in brackets, an estimate': [
    ['Harga Rp 6.000.000\nPotongan member Rp 500.000\nBiaya setelah potongan Rp 5.500.000', { sum: 5_500_000 }],
    ['From IDR 8 million', { sum: 8_000_000 }],
    ['Biaya akta Rp.2.500.000,-/akta (2 akta)\nPNBP Rp. 1.000.000,-', { sum: 6_000_000 }],
    [
      'Service fee: 20,000,000\nDisbursements (est.): 1,500,000\nTotal est.: 21,500,000',
      { sum: 21_500_000, total: 21_500_000 },
    ],
  ],
  'steps of a tariff by law are no price': [
    [
      'Sesuai Pasal 36 UU 30/2004, honorarium notaris max 2,5% untuk nilai s.d. 100.000.000.\nHonorarium kami Rp 2.000.000',
      { sum: 2_000_000 },
    ],
    [
      'Sampai dengan Rp 100.000.000: 2,5%\nDi atas Rp 100.000.000 s/d 1 M: 1,5%\nHonor: Rp 2.000.000',
      { sum: 2_000_000 },
    ],
  ],
  'a word of another sentence, a denied payment, a former price, a claim': [
    ['Diskon besar2an! Paket PT Rp 4.500.000', { sum: 4_500_000 }],
    ['No hidden cost, no DP. Rp 4.500.000 all in', { sum: 4_500_000 }],
    ['Harga publish 6jt, harga nett 4,9jt', { sum: 4_900_000 }],
    ['Prices increase by IDR 500,000 from January\nFee IDR 4,500,000', { sum: 4_500_000 }],
    ['Tagihan yang ditagih: Rp 350 juta\nJasa somasi Rp 3 juta', { sum: 3_000_000 }],
  ],
  'a year of a monthly price, and totals with days or another currency': [
    ['VO 250rb/bulan, bayar tahunan 3jt', { sum: 3_000_000 }],
    ['Retainer 5jt/bln kontrak 6 bulan total 30jt', { sum: 30_000_000 }],
    [
      'Akta\t5 hari kerja\t2.500.000\nSK\t3 hari kerja\t1.000.000\nTotal\t8 hari kerja\t3.500.000',
      { sum: 3_500_000, total: 3_500_000 },
    ],
    ['Grand total USD 1,350 / IDR 22,000,000', { sum: 0, total: 22_000_000 }],
    [
      'No | Deskripsi | Harga | Disc | Net\n1 | Akta | 3.000.000 | 10% | 2.700.000\n2 | SK | 1.000.000 | 0% | 1.000.000\n | TOTAL | 4.000.000 | | 3.700.000',
      { sum: 3_700_000, total: 3_700_000 },
    ],
  ],
  'sums of parts in one line or below it, with and without': [
    [
      'Invoice total 6.000.000 (jatuh tempo 7 hari)\n- Notaris 4.000.000\n- Jasa 2.000.000',
      { sum: 6_000_000, total: 6_000_000 },
    ],
    ['Biaya Rp 6.000.000:\n- notaris 4 jt\n- jasa 2 jt', { sum: 6_000_000 }],
    ['PT Rp 5.000.000 sudah termasuk notaris Rp 2.500.000, PNBP Rp 1.000.000, jasa Rp 1.500.000', { sum: 5_000_000 }],
    ['PT tanpa VO 4,5jt / dengan VO 6,5jt', { sum: 0, asked: 2 }],
    ['Jabodetabek 3jt, luar Jabodetabek 4jt', { sum: 0, asked: 2 }],
    ['Klien baru 5jt, klien lama 4jt', { sum: 0, asked: 2 }],
  ],
  'an estimate of how many, a share of the total, the value of a loan': [
    [
      'Biaya sidang Rp 1.000.000 per sidang, estimasi 10 sidang = Rp 10.000.000\nHonor Rp 25.000.000',
      { sum: 35_000_000 },
    ],
    ['Biaya administrasi 2,5% dari total\nJasa 4.000.000\nTotal 4.100.000', { sum: 4_000_000, total: 4_100_000 }],
    ['Nilai hak tanggungan Rp 1.000.000.000\nBiaya APHT Rp 2.500.000\nPNBP HT Rp 200.000', { sum: 2_700_000 }],
  ],
  'a comma that parts no cells': [
    ['Jasa Rp 1.000.000,- s/d Rp 1.500.000,-\nPNBP Rp 500.000,-', { sum: [1_500_000, 2_000_000] }],
    ['akta,sk,nib,npwp 5jt', { sum: 5_000_000, finds: ['noSplit'] }],
  ],
  'a discount is not what is left': [['Harga 4jt (diskon 10% = 400rb)', { sum: 4_000_000 }]],
})
