/** Offers in tables with several columns of prices: packages of which one is chosen, or parts of one price. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'packages in columns are chosen from, one price for each, and never added': [
    [
      'No\tLayanan\tPaket A\tPaket B\n1\tAkta notaris\t2.500.000\t3.000.000\n2\tNIB\t500.000\t500.000\n3\tVirtual office\t-\t3.000.000\n\tTotal\t3.000.000\t6.500.000',
      { sum: 0, asked: 2, finds: ['choice', 'choice'] },
    ],
    ['No\tLayanan\tPaket A\tPaket B\n1\tPendirian PT\t4.500.000\t6.500.000', { sum: 0, asked: 2 }],
    ['Uraian | Basic | Pro | Enterprise\nPendirian PT | 3.500.000 | 5.500.000 | 8.500.000', { sum: 0, asked: 3 }],
    [
      'Uraian | Basic | Pro | Enterprise\nAkta | 2.000.000 | 2.500.000 | 3.000.000\nNIB | 500.000 | 500.000 | 500.000\nVO | - | 2.500.000 | 4.000.000\nTotal | 2.500.000 | 5.500.000 | 7.500.000',
      { sum: 0, asked: 3 },
    ],
    [
      'Item\tBasic\tPremium\nDeed\tIDR 3,000,000\tIDR 4,000,000\nNIB\tincluded\tincluded\nVO\t-\tIDR 2,500,000\nTotal\tIDR 3,000,000\tIDR 6,500,000',
      { sum: 0, asked: 2 },
    ],
    [
      'Fitur\tSilver\tGold\tPlatinum\nAkta\t✓\t✓\t✓\nNIB\t✓\t✓\t✓\nVO\t✗\t✓\t✓\nHarga\t3.999.000\t5.999.000\t8.999.000',
      { sum: 0, asked: 3 },
    ],
    [
      'Layanan | CV | PT\nAkta | 1.500.000 | 2.500.000\nNIB | 500.000 | 500.000\nJumlah | 2.000.000 | 3.000.000',
      { sum: 0, asked: 2 },
    ],
    ['Paket\tBasic\tPro\nHarga\tRp 3,5 jt\tRp 5 jt', { sum: 0, asked: 2 }],
    [
      '| Layanan | Reguler | Express |\n|---|---|---|\n| Pendirian PT | Rp 4.500.000 | Rp 6.000.000 |',
      { sum: 0, asked: 2 },
    ],
    ['Layanan | Harga Basic | Harga Pro\nPT | 3.000.000 | 4.500.000', { sum: 0, asked: 2 }],
    [
      'Uraian\tPaket Hemat\tPaket Lengkap\nAkta + SK\t2.500.000\t2.500.000\nNIB\t500.000\t500.000\nNPWP\tgratis\tgratis\nDiskon\t-500.000\t-250.000\nJumlah\t2.500.000\t2.750.000',
      { sum: 0, asked: 2 },
    ],
    [
      'Layanan\tUMK\tUmum\nPNBP merek\t500.000\t1.800.000\nJasa\t1.000.000\t1.000.000\nTotal\t1.500.000\t2.800.000',
      { sum: 0, asked: 2 },
    ],
    ['Paket\tBasic (Rp 3.500.000)\tPro (Rp 5.500.000)\nAkta\t✓\t✓\nVO\t-\t✓', { sum: 0, asked: 2 }],
  ],
  'rows that are chosen from, too, have a price for each cell': [
    [
      'Layanan | Reguler | Express\nPendirian PT | 4.500.000 | 6.000.000\nPendirian CV | 3.000.000 | 4.000.000',
      { sum: 0, asked: 4 },
    ],
    [
      'Virtual Office | 6 bulan | 12 bulan\nMelati | 1.500.000 | 2.500.000\nMawar | 2.000.000 | 3.500.000',
      { sum: 0, asked: 4 },
    ],
  ],
  'columns that say who is paid are parts of one price': [
    [
      'Layanan\tJasa\tPNBP\nMerek kelas 25\t1.000.000\t2.800.000\nMerek kelas 35\t1.000.000\t2.800.000\nTotal\t2.000.000\t5.600.000',
      { sum: 7_600_000 },
    ],
    ['Layanan | Harga | PPN\nJasa PT | 5.000.000 | 550.000', { sum: 5_550_000 }],
    ['Layanan | Durasi | Biaya Pemerintah | Biaya Kami\nMerek | 12 bulan | 2.800.000 | 1.000.000', { sum: 3_800_000 }],
    ['Layanan\tNotaris\tPNBP\tJasa\nPT\t2.500.000\t1.000.000\t1.500.000', { sum: 5_000_000 }],
    ['Item\tGov fee\tService fee\nName\t200,000\t100,000\nApproval\t1,000,000\t500,000', { sum: 1_800_000 }],
  ],
  'of the same price in two currencies, the one in rupiah counts': [
    [
      'Item | IDR | USD\nDeed | 5,000,000 | 300\nNIB | 1,000,000 | 60\nTotal | 6,000,000 | 360',
      { sum: 6_000_000, total: 6_000_000 },
    ],
  ],
  'a former price, another currency and a count in a column': [
    [
      'Item\tHarga Lama\tHarga Baru\nAkta\t3.000.000\t2.500.000\nSK\t1.200.000\t1.000.000\nTotal\t4.200.000\t3.500.000',
      { sum: 3_500_000, total: 3_500_000 },
    ],
    [
      'Uraian\tBiaya (Rp)\tBiaya (USD)\nSetup\t24.000.000\t1.500\nVO\t4.800.000\t300\nTotal\t28.800.000\t1.800',
      { sum: 28_800_000, total: 28_800_000 },
    ],
    ['Uraian\tJumlah\tHarga\nMeterai\t4\t10.000\nAkta\t1\t2.500.000', { sum: 2_540_000 }],
  ],
  'rows that are packages, or payments': [
    ['Paket\tIsi\tHarga\nHemat\tAkta, SK\t3.000.000\nLengkap\tAkta, SK, NIB, VO\t5.500.000', { sum: 0, asked: 2 }],
    ['Layanan,Paket A,Paket B\nPT,4500000,6500000\nVO,0,2500000\nTotal,4500000,9000000', { sum: 0, asked: 2 }],
    [
      'Termin\tPersen\tNilai\n1\t50%\t2.500.000\n2\t50%\t2.500.000\nTotal\t100%\t5.000.000',
      { sum: 0, total: 5_000_000 },
    ],
    ['Paket A\tPaket B\n3.500.000\t5.500.000', { sum: 0, asked: 2 }],
  ],
  'columns of several that are called alike': [
    ['Uraian\tNotaris A\tNotaris B\nAkta\t2.500.000\t3.000.000\nSK\t1.000.000\t1.000.000', { sum: 0, asked: 2 }],
  ],
})
