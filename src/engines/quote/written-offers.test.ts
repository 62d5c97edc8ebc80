/** Offers as people write them: bundles, discounts in sentences, prices of what is sold, columns of discounts. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'a bundle is the total of its parts, or another choice': [
    ['PT 4,5jt, NPWP 500rb, ambil dua-duanya cukup 4,7jt', { sum: 0, asked: 3 }],
    ['Pendirian PT 5 juta, NIB 1 juta, kalau diambil keduanya 5,5 juta ya', { sum: 0, asked: 3 }],
    ['Pendirian PT 4.500.000\nVirtual office 2.500.000\nBundling PT + VO 6.500.000', { sum: 0, asked: 3 }],
    ['PT 5 jt, merek 3 jt, dua-duanya 8 jt', { sum: 8_000_000, total: 8_000_000 }],
    ['Company setup IDR 5,000,000, trademark IDR 3,000,000, both for IDR 7,500,000', { sum: 0, asked: 3 }],
    ['PT + NPWP dua-duanya 6,5jt', { sum: 6_500_000, finds: ['noSplit'] }],
    ['Paket lengkap semuanya 7 juta', { sum: 7_000_000, finds: ['noSplit'] }],
    ['Kontrak 2 dokumen 3jt, review 1jt, semua 4jt nett non PPN', { sum: 4_000_000, total: 4_000_000 }],
  ],
  'the price behind a discount is what is left': [
    ['Promo akhir tahun diskon 25%! Paket PT cuma 4,5jt', { sum: 4_500_000 }],
    ['Diskon 20% → 4,8 juta', { sum: 4_800_000 }],
    ['Diskon 20%, jadi 4,8 juta', { sum: 4_800_000 }],
    ['Harga spesial! Dari 7jt diskon 2jt, tinggal 5jt', { sum: 5_000_000 }],
    ['Diskon 1 juta untuk pembayaran bulan ini, jadi cukup bayar 5 juta', { sum: 5_000_000 }],
  ],
  'a price without and with tax is one price': [
    ['Pembuatan PT 4jt blm termasuk pajak ya pak, kalau sama pajak 4.440.000', { sum: 0, asked: 2 }],
    ['Jasa legal Rp 4.500.000 exclude PPN / Rp 4.995.000 include PPN', { sum: 0, asked: 2 }],
    ['Harga non PPN: 5.000.000\nHarga PPN: 5.550.000', { sum: 0, asked: 2 }],
    ['PT 5jt (tanpa faktur pajak), kalau pakai faktur 5,55jt', { sum: 0, asked: 2 }],
    ['5 jt belum PPN 11% ya kak jadi 5,55 jt', { sum: 5_550_000 }],
    ['Harga tidak termasuk PPN dan notaris: 3 juta', { sum: 0, asked: 1 }],
    ['Harga belum termasuk PPN: 5 juta', { sum: 5_000_000 }],
    ['Harga 5.000.000\nPPN 550.000\nHarga + PPN 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Belum PPN 11%: Rp 5.000.000', { sum: 0, asked: 1 }],
    ['PPh final UMKM 0,5% dari omzet 500 juta. Jasa lapor pajak 750rb', { sum: 750_000 }],
  ],
  'the price of what is sold or rented is no fee': [
    ['Jual beli rumah dengan harga 850 juta, fee notaris/PPAT 1% = 8,5 juta', { sum: 8_500_000 }],
    ['Harga jual beli tanah Rp 1.200.000.000\nHonor PPAT 1% Rp 12.000.000\nBPHTB Rp 56.000.000', { sum: 68_000_000 }],
    ['Transaksi jual beli saham Rp 300 juta; honor notaris Rp 3 juta', { sum: 3_000_000 }],
    ['Rumah dijual 1,2 M. Biaya notaris 6 juta', { sum: 6_000_000 }],
    ['Nilai sewa Rp 60 juta/tahun. Fee legal Rp 2 juta', { sum: 2_000_000 }],
    ['Jual Beli Saham Rp 5.000.000\nPendaftaran NIB Rp 1.000.000', { sum: 6_000_000 }],
    ['Biaya jual beli saham Rp 5.000.000\nBiaya admin Rp 500.000', { sum: 5_500_000 }],
  ],
  'a capital is no fee, and one capital leaves nothing to choose': [
    ['Peningkatan modal dari 50 juta jadi 1 miliar, biaya 7,5 juta', { sum: 7_500_000, capital: 1_000_000_000 }],
    ['Modal awal 200 juta, biaya jasa 4jt, notaris 3jt', { sum: 7_000_000, capital: 200_000_000 }],
  ],
  'the rest of a sum is a part of it': [
    ['Jasa 5 juta: notaris 2,5 juta, PNBP 1 juta, sisanya fee kami', { sum: 5_000_000 }],
    ['Total 6 juta, untuk notaris 2,5jt, pnbp 1,2jt, sisanya fee kami', { sum: 6_000_000, total: 6_000_000 }],
    [
      'Total biaya 8 juta\n- Notaris 3 juta\n- PNBP 1,5 juta\n- Sisanya buat jasa kami',
      { sum: 8_000_000, total: 8_000_000 },
    ],
  ],
  'a total behind a payment in one sentence': [
    [
      'Mohon ditransfer ke BCA 1234567890 a.n. PT Legal sebesar 2.500.000 utk DP, total biaya 5jt',
      { sum: 0, total: 5_000_000 },
    ],
  ],
  'a column of discounts is taken off where no column says what is left': [
    ['Layanan | Tarif | Potongan\nPT | 5jt | 500rb\nVO | 3jt | 0', { sum: 7_500_000 }],
    [
      'Layanan\tHarga\tDiskon\nPendirian PT\t5.000.000\t500.000\nVO\t3.000.000\t300.000\nTotal\t8.000.000\t800.000',
      { sum: 7_200_000, total: 7_200_000 },
    ],
    ['No | Uraian | Harga | Diskon\n1 | Akta notaris | 3.000.000 | 10%\n2 | NIB | 1.000.000 | 0%', { sum: 3_700_000 }],
    ['Uraian | Harga Satuan | Diskon (%)\nMerek | 2.000.000 | 10\nHak cipta | 1.000.000 | 0', { sum: 2_800_000 }],
    ['Uraian\tQty\tHarga\tDiskon\nMerek\t2\t2.000.000\t400.000\nJasa\t1\t1.000.000\t0', { sum: 1_000_000, asked: 1 }],
    [
      'Uraian\tQty\tHarga\tDiskon\nMerek\t2\t2.000.000\t400.000\nJasa\t1\t1.000.000\t0\nTotal\t\t4.600.000\t',
      { sum: 4_600_000, total: 4_600_000 },
    ],
    [
      'Layanan | Harga | Diskon\nPT | 5.000.000 | 500.000\nSubtotal | 5.000.000 |\nDiskon | 500.000 |\nTotal | 4.500.000 |',
      { sum: 4_500_000, total: 4_500_000 },
    ],
  ],
  'the price of one more is no part of what is offered': [
    ['PT 5jt sudah 5 KBLI, lebih dari itu 100rb per KBLI', { sum: 5_000_000 }],
    ['Pendirian PT 4.500.000. Tambah kode KBLI kena 100.000 per kode', { sum: 4_500_000 }],
    ['Merek 1 kelas 3.000.000, kelas berikutnya 2.500.000 per kelas', { sum: 3_000_000 }],
    ['Pendaftaran merek 1 kelas Rp 2.800.000\nKelas tambahan @ Rp 2.300.000', { sum: 2_800_000 }],
    ['Jasa izin OSS 1,5jt utk 2 KBLI\nKBLI ke-3 dst @250rb', { sum: 1_500_000 }],
    ['PT 5jt max 5 KBLI, nambah 1 KBLI 100rb', { sum: 5_000_000 }],
    ['Tambahan 2 KBLI 200rb\nPT 5jt', { sum: 5_200_000 }],
  ],
  'packages by sessions or periods are chosen from': [
    ['Konsultasi hukum: 1 sesi 500rb, 3 sesi 1,3jt, 5 sesi 2jt', { sum: 0, asked: 3 }],
    ['Konsultasi 1 jam 350rb; 2 jam 600rb', { sum: 0, asked: 2 }],
    ['Konsultasi 500rb/sesi, paket 3 sesi 1,2jt', { sum: 0, asked: 2 }],
    ['Langganan bulanan 2jt, triwulan 5,5jt, tahunan 20jt', { sum: 0, asked: 3 }],
    ['Laporan bulanan 2jt, laporan tahunan 5jt', { sum: 7_000_000 }],
    ['Sesi 1 500rb, sesi 2 750rb', { sum: 1_250_000 }],
  ],
  'what is paid already is asked about beside what is not, unless the total tells': [
    [
      'Invoice 001 pendirian PT Rp 5.000.000 (LUNAS)\nInvoice 002 izin Rp 2.000.000 (belum dibayar)',
      { sum: 2_000_000, asked: 1, finds: ['noSplit', 'paid'] },
    ],
    ['Pendirian CV 4.000.000 sudah dibayar\nNPWP 500.000', { sum: 500_000, asked: 1 }],
    ['Tagihan Oktober 1.500.000 (sudah dibayar)\nTagihan November 1.500.000', { sum: 1_500_000, asked: 1 }],
    ['Invoice #12 Rp 3.000.000 PAID\nInvoice #13 Rp 2.000.000 UNPAID', { sum: 2_000_000, asked: 1 }],
    ['Akta 3.000.000 - LUNAS\nMerek 2.000.000 - BELUM\nTotal 5.000.000', { sum: 5_000_000, total: 5_000_000 }],
    [
      'Akta 3.000.000 - LUNAS\nMerek 2.000.000 - BELUM\nYang harus dibayar 2.000.000',
      { sum: 2_000_000, total: 2_000_000 },
    ],
    ['Biaya pendirian 8jt, DP 50% sudah dibayar 4jt, sisa 4jt', { sum: 8_000_000 }],
    ['Jasa PT 6.000.000\nDP dibayar 50% 3.000.000\nSisa 3.000.000', { sum: 6_000_000 }],
    ['Jasa PT 5jt (lunas)', { sum: 5_000_000 }],
  ],
  'what is a part of a dearer choice, or holds in another case, is not added to it': [
    ['NIB saja 500rb; NIB + izin usaha 1,5jt; NIB + izin usaha + SPPL 2jt', { sum: 0, asked: 3 }],
    ['Merek 3jt\nMerek + hak cipta 4jt', { sum: 0, asked: 2 }],
    ['Semua 3 dokumen 4,5jt, satuan 1,75jt', { sum: 0, asked: 2 }],
    ['Akta 3jt, NIB 1jt, total 4jt, kalau sekaligus jadi 3,5jt', { sum: 4_000_000, asked: 1, total: 4_000_000 }],
    ['1 PT = 5 juta, 2 PT = 9 juta', { sum: 0, asked: 2 }],
    ['Dengan modal 50jt biayanya 5jt, kalau modal 1 miliar jadi 8jt', { sum: 0, asked: 2, capital: 1_000_000_000 }],
    ['PT perorangan 1,2jt udh all in, klo mau plus npwp badan 1,4jt ya', { sum: 1_200_000 }],
  ],
  'a bill of one payment names the whole price': [
    ['Tagihan termin 2 (30%): Rp 3.000.000 dari total kontrak Rp 10.000.000', { sum: 10_000_000 }],
  ],
})
