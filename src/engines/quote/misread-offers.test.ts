/** Offers that were once read wrongly: each kind beside a neighbour that is read as before. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'a sentence before the price says what it says of something else': [
    ['Diskon akhir tahun! PT 4,5jt', { sum: 4_500_000 }],
    ['Diskon kak, PT 4,5jt aja', { sum: 4_500_000 }],
    ['Discount period ends soon. Fee IDR 4,500,000', { sum: 4_500_000 }],
    ['Gratis konsultasi. PT 4,5jt', { sum: 4_500_000 }],
    ['Gratis VO 1 bulan - PT 4,5jt', { sum: 4_500_000 }],
    ['Sudah termasuk NIB. Harga 4,5jt', { sum: 4_500_000 }],
    ['Belum termasuk VO. Harga 4,5jt', { sum: 4_500_000 }],
    ['Opsional VO. Harga paket 4,5jt', { sum: 4_500_000 }],
    ['DP 50%, harga 4,5jt', { sum: 4_500_000 }],
    ['Bisa dicicil! PT 4,5jt', { sum: 4_500_000 }],
    ['Bayar setelah selesai, harga 4,5jt', { sum: 4_500_000 }],
    ['No deposit required. Fee IDR 15,000,000', { sum: 15_000_000 }],
    ['Modal bebas, PT 4,5jt', { sum: 4_500_000 }],
    ['Hindari sanksi! Lapor LKPM cuma 500rb', { sum: 500_000 }],
    ['Untuk omzet kecil. Pembukuan 500rb', { sum: 500_000 }],
    ['Harga naik per Januari. PT 4,5jt', { sum: 4_500_000 }],
    ['Diskon untuk PT, khusus 500rb\nJasa 4jt', { sum: 3_500_000 }],
    ['Diskon akhir tahun! Hanya 500rb\nJasa 4jt', { sum: 3_500_000 }],
    ['Belum termasuk akta, biaya notaris Rp 2.000.000\nJasa 4jt', { sum: 4_000_000 }],
    ['Modal disetor, PT 50jt\nJasa 4jt', { sum: 4_000_000, capital: 50_000_000 }],
    ['Modal dasar PT. Rp 50.000.000\nJasa 4jt', { sum: 4_000_000, capital: 50_000_000 }],
    ['Gratis konsultasi - senilai 500rb\nPT 4jt', { sum: 4_000_000 }],
  ],
})
