/** The price of one beside that of all: only what all cost is paid. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'the price of one is inside that of all': [
    ['Per kelas 2,8jt. Kita butuh 2 kelas jd 5,6jt', { sum: 5_600_000, roles: 'included price' }],
    ['per kelas 2,8jt … 2 kelas 5,6jt', { sum: 5_600_000 }],
    ['PNBP per kelas 2,8jt\n2 kelas 5,6jt\nJasa 1jt', { sum: 6_600_000 }],
    ['Biaya per org 150rb, 4 org 600rb', { sum: 600_000 }],
    ['PNBP Rp 2.800.000 per kelas, 2 kelas = Rp 5.600.000', { sum: 5_600_000, finds: [] }],
    ['PNBP Rp 2.800.000 per kelas; untuk 2 kelas Rp 5.600.000', { sum: 5_600_000 }],
    ['Jasa 750rb per kelas, total 2 kelas 1,5jt\nPNBP 5,6jt', { sum: 7_100_000 }],
    ['IDR 2,800,000 per class, IDR 5,600,000 for two classes', { sum: 5_600_000 }],
    ['Official fee IDR 2,800,000 per class (2 classes: IDR 5,600,000)', { sum: 5_600_000 }],
    ['PNBP 2.800.000 (2 kelas = 5.600.000)', { sum: 5_600_000 }],
    ['LKPM Rp 750.000/laporan, 4 laporan Rp 3.000.000', { sum: 3_000_000 }],
    ['VO 250rb/bulan, 12 bulan 3jt', { sum: 3_000_000 }],
    ['Pembukuan 1jt/bln\n12 bulan: 12jt', { sum: 12_000_000 }],
    ['Biaya satuan 150.000, 4 orang, jumlah 600.000', { sum: 600_000 }],
    ['Per dokumen Rp 100.000. Untuk 5 dokumen: Rp 500.000.', { sum: 500_000 }],
    ['Unit price IDR 1,000,000\nQuantity 3\nAmount IDR 3,000,000', { sum: 3_000_000 }],
  ],
  'a product that is no price of all stays': [
    ['Biaya bulanan 500.000 dibayar per 3 bulan 1.500.000', { sum: 0, asked: 1 }],
    ['Jasa 1jt per akta\nNIB 2jt', { sum: 3_000_000 }],
    ['Meterai Rp 10.000 per lembar\n2 akta Rp 20.000.000', { sum: 20_010_000 }],
  ],
})
