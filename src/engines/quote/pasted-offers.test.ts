/** Offers as they are pasted from chats, letters and tables: what is given, taken off, due in one case, or said again. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'what a price holds is no second cost': [
    [
      'Rp 5.000.000\nSudah termasuk:\n1. Akta notaris\n2. PNBP Rp 1.200.000\n3. NIB\nBelum termasuk:\n1. Virtual office Rp 2.500.000/tahun\n2. PKP Rp 1.500.000',
      { sum: 5_000_000, roles: 'price included notIncluded notIncluded' },
    ],
    ['Paket PT Rp 5.000.000\nTermasuk:\n- Akta notaris Rp 2.500.000\n- PNBP Rp 1.200.000\n- NIB', { sum: 5_000_000 }],
    ['Biaya termasuk:\n- Akta Rp 2.500.000\n- PNBP Rp 1.200.000', { sum: 3_700_000 }],
    [
      'Jasa 5 juta. Harga ini sudah termasuk PNBP Rp 1.200.000 dan akta Rp 2.500.000.',
      { sum: 5_000_000, roles: 'price included included' },
    ],
    ['Beli paket 5jt gratis NPWP senilai 500rb dan stempel 150rb', { sum: 5_000_000 }],
    ['Bonus: website 1jt, stempel 100rb, kartu nama 50rb\nPT 4,5jt', { sum: 4_500_000 }],
    ['Sudah termasuk Notaris ✔️ PNBP ✔️ NPWP ✔️ NIB ✔️ 💸 4.200.000', { sum: 0, asked: 1 }],
  ],
  'what is left out is not added, whatever stands before it': [
    [
      'Harga di atas belum termasuk PPN 11%, materai Rp 10.000/dokumen, dan biaya kirim Rp 50.000.\nJasa 4jt',
      { sum: 4_000_000 },
    ],
    ['Harga belum termasuk kurir Rp 50.000\nJasa 4jt', { sum: 4_000_000 }],
    ['Jasa 5jt belum PPN, notaris 2jt', { sum: 7_000_000 }],
    ['Notary 12 mio\nNIB 8 mio\nTOTAL 20 mio (excl. visa)', { sum: 20_000_000, total: 20_000_000 }],
    ['Garansi uang kembali 100%. Mulai Rp 2,9 juta', { sum: 2_900_000 }],
  ],
  'a price for one case is asked about beside others': [
    ['Biaya survei lokasi Rp 500.000 jika di luar kota\nPendirian PT 4jt', { sum: 4_000_000, asked: 1 }],
    ['Pendirian PT 4jt jika dokumen lengkap', { sum: 4_000_000 }],
    ['Success fee 10% dari nilai perkara Rp 500.000.000\nJasa 15jt', { sum: 15_000_000, asked: 1 }],
    ['Untuk modal 50jt biayanya 4jt, modal 100jt biayanya 5jt', { sum: 0, asked: 2, capital: 100_000_000 }],
    ['Harga merek: 2.5jt. UMKM: 1.2jt', { sum: 0, asked: 2 }],
    ['Hourly rates:\nPartner IDR 4,500,000\nAssociate IDR 2,000,000', { sum: 0, asked: 2 }],
    ['Penambahan pengurus lebih dari 3 orang +Rp 250.000/orang\nPendirian PT 4jt', { sum: 4_000_000 }],
  ],
  'a discount is taken off once, and never more than there is': [
    ['Harga sudah disc 10% : 4.500.000', { sum: 4_500_000 }],
    [
      'Akta 2jt\nSK 1jt\nNIB 500rb\nTotal 3,5jt\nDiskon 500rb jadi 3jt aja',
      { sum: 3_000_000, total: 3_500_000, finds: ['discount'] },
    ],
    ['Jasa 3,5jt. Diskon 500rb jadi 3jt', { sum: 3_000_000 }],
    [
      'Pendirian PT 5.000.000\nVoucher SULUH10 potongan 10%\nTotal 4.500.000',
      { sum: 4_500_000, total: 4_500_000, roles: 'price discount total' },
    ],
    ['Pendirian PT 5.000.000\nHarga khusus untuk Bapak 4.500.000', { sum: 4_500_000 }],
    ['Pendirian PT 5.000.000\nNego tipis jadi 4.750.000', { sum: 4_750_000 }],
    ['Flash sale! PT Rp 5.000.000 -20%', { sum: 0, asked: 1 }],
    ['5.000.000 - 10% = 4.500.000', { sum: 4_500_000 }],
    ['Diskon 5jt\nJasa 3jt', { sum: 3_000_000, asked: 1 }],
    [
      '| Layanan | Biaya | Diskon | PPN |\n| Akta | 3.000.000 | 300.000 | 297.000 |\n| Jasa | 2.000.000 | 0 | 220.000 |',
      { sum: 5_217_000 },
    ],
    ['Item | Harga | Diskon | PPN\nAkta | 3.000.000 | 10% | 11%', { sum: 2_700_000 }],
  ],
  'net, gross and what is paid say one price again': [
    ['Invoice total: IDR 5,550,000\nNet: IDR 5,000,000\nVAT: IDR 550,000', { sum: 5_550_000, total: 5_550_000 }],
    ['Harga (net) 5.000.000\nPajak 550.000\nHarga (gross) 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Gross Rp 5.000.000\nPPh 21 2,5% Rp 125.000\nNet Rp 4.875.000', { sum: 5_000_000, total: 4_875_000 }],
    ['Total 4.000.000 (sudah dipotong DP 1.000.000)', { sum: 0, total: 4_000_000 }],
    ['Pembayaran klien lunas: 2jt\nBelum lunas: 3jt\nJasa 5jt', { sum: 5_000_000 }],
    ['Status\nLunas: Akta 3jt\nBelum: NIB 1jt', { sum: 1_000_000, asked: 1 }],
  ],
  'a share with its least or its base, and a value that is no cost': [
    ['Notaris fee 0.5% dari nilai transaksi (min. Rp 5.000.000)', { sum: 5_000_000 }],
    ['AJB 1% dari NJOP 800jt', { sum: 8_000_000 }],
    ['Nilai akta 500jt, honor notaris 1% = 5jt', { sum: 5_000_000 }],
    ['ga lebih dari 5 juta kok', { sum: 5_000_000, finds: ['noSplit', 'about'] }],
  ],
  'numbers that name something are no counts': [
    ['Kelas 9, 35, 42 @ 2.800.000', { sum: 8_400_000 }],
    ['Kelas 35 x 2.800.000', { sum: 2_800_000 }],
    ['Class 9 and 35 at IDR 2,800,000 each', { sum: 5_600_000 }],
    ['PNBP kelas 25: 2 x 1.800.000', { sum: 3_600_000 }],
    ['3 kelas @ 2.800.000', { sum: 8_400_000 }],
    ['4 koma 5 juta', { sum: 4_500_000 }],
  ],
  'the same in another way of paying, another number or another form is chosen': [
    ['cash 4,5jt, kartu kredit 4,7jt', { sum: 0, asked: 2 }],
    ['Konsultasi\n1x pertemuan: 300rb\n5x pertemuan: 1,2jt', { sum: 0, asked: 2 }],
    ['Harga spesial PT 4jt, CV 3jt', { sum: 0, asked: 2 }],
    ['PT 4jt\nCV harga khusus 2,5jt', { sum: 0, asked: 2 }],
    ['Pembayaran 3x @ 2jt\nJasa 6jt', { sum: 6_000_000 }],
    ['Tahun pertama 5jt, tahun selanjutnya 3jt/tahun', { sum: 5_000_000 }],
  ],
  'a former price, marks and what is paid in the end': [
    ['Setup PT: 10.000.000 -> 8.500.000 (disc 15%)', { sum: 8_500_000 }],
    ['Rp. 10.000.000,-\nRp. 8.500.000,- (promo)', { sum: 8_500_000 }],
    ['Akta 2jt\nJasa 2jt\nHarga spesial 3,5jt', { sum: 3_500_000 }],
    [
      'Biaya Notaris 2.500.000\nBiaya PNBP 1.200.000\nJumlah 3.700.000\nPembulatan -50.000\nDibayar 3.650.000',
      { sum: 3_650_000, total: 3_650_000 },
    ],
    ['[v] Akta 2,5jt\n[v] SK 1jt\n[x] PKP 1,5jt', { sum: 3_500_000 }],
    ['- [ ] Akta 2.500.000\n- [x] SK 1.000.000', { sum: 3_500_000 }],
    ['Akta ✅ 2,5jt\nPKP ❌ (1,5jt)', { sum: 2_500_000 }],
  ],
  'every cost is read, however it is laid out': [
    ['Pembukaan rekening 2.500.000\nAkta 1jt', { sum: 3_500_000 }],
    ['Transfer ke rekening 5.220.304.050\nAkta 1jt', { sum: 1_000_000 }],
    ['a. NIB (6.000.000)\nb. Stempel perusahaan (400.000)\nTotal: 6.400.000', { sum: 6_400_000, total: 6_400_000 }],
    ['SK Kemenkum 3.200.000 + Legalisir dokumen 4.500.000', { sum: 7_700_000 }],
    ['Pembukaan rekening 5.100K; PNBP 1.900K; Stempel 2.000K; Laporan pajak bulanan 800K', { sum: 9_800_000 }],
    ['5.900.000 Sertifikat halal\n1.700.000 Akta notaris', { sum: 7_600_000 }],
    ['Saham 1.000.000 lembar\nAkta 1jt', { sum: 1_000_000 }],
    [
      'No;Item;Jumlah (Rp)\n1;Akta notaris;500 ribu\n2;SK Kemenkum;2700 ribu\n;Total;3200 ribu',
      { sum: 3_200_000, total: 3_200_000 },
    ],
    ['Akta 3jt\nPPN 11% 0,330jt\nTotal 3,330jt', { sum: 3_330_000, total: 3_330_000 }],
    ['VAT IDR 2,750 million\nJasa 2.500 jt', { sum: 0, asked: 2 }],
    ['VO 4,6jt, PKP 5jt, PPN 11% → 1,056jt, TOTAL → 10,656jt', { sum: 10_656_000, total: 10_656_000 }],
    ['Jasa 2jt\nSertifikat halal 800rb\nDiskon 10% → 280rb', { sum: 2_520_000 }],
    ['NIB 1,2jt; Izin PIRT 2,3jt; Rekening 6,1jt; Cetak 0,3jt; Jasa 5,8jt', { sum: 15_700_000 }],
    ['Akta 8jt\nTermin 1 (50%) 4.000.000 saat tanda tangan\nTermin 2 (50%) 4.000.000 saat selesai', { sum: 8_000_000 }],
    ['Nilai 1,250 miliar\nJasa 3jt', { sum: 3_000_000 }],
  ],
})
