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
  'a total that names what it is for is one, and so is a package above the bullets of its parts': [
    ['Total biaya pendirian PT: Rp 3.000.000\nAkta 2jt\nSK 1jt', { sum: 3_000_000, total: 3_000_000 }],
    ['Total untuk 2 kelas: 7.100.000\nPNBP 5.600.000\nJasa 1.500.000', { sum: 7_100_000, total: 7_100_000 }],
    ['Total 3 item: 3.500.000\nAkta 2jt\nSK 1jt\nNIB 500rb', { sum: 3_500_000, total: 3_500_000 }],
    [
      'Total estimated cost (3 months): IDR 3,000,000\nDeed 2,000,000\nApproval 1,000,000',
      { sum: 3_000_000, total: 3_000_000 },
    ],
    ['Akta 2jt\nSK 1jt\nTotal untuk 1 PT: 3jt', { sum: 3_000_000, total: 3_000_000 }],
    [
      'Akta 2jt\nSK 1jt\nTotal biaya pendirian PT: Rp 3.500.000',
      { sum: 3_000_000, total: 3_500_000, isRisk: true, finds: ['sumMismatch'] },
    ],
    ['Paket PT 3jt\n- Akta 2jt\n- SK 1jt', { sum: 3_000_000 }],
    ['Paket PT 3jt\nVO 2jt\nPKP 1jt', { sum: 6_000_000 }],
    ['Paket PT 3jt\n- VO 2jt\n- PKP 500rb', { sum: 5_500_000 }],
    ['Total jasa notaris 3jt\nJasa 5jt', { sum: 8_000_000 }],
  ],
})
