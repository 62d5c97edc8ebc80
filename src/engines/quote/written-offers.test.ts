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
})
