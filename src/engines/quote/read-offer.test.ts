import { expect, test } from 'vitest'
import { toolFacts } from '../../collections/tool-facts.ts'
import { longestOffer } from './lines.ts'
import { type Correction, type Offer, sumOf } from './offer.ts'
import { readOffer } from './read-offer.ts'

const words = toolFacts('quote')
const read = (text: string, corrections?: ReadonlyMap<string, Correction>) => readOffer(text, words, corrections)

/** Lines that hold a figure, in short: `price fee 2500000 Jasa`; a doubt behind a question mark. */
function told(text: string): string[] {
  return read(text)
    .lines.filter(({ role }) => role !== 'text')
    .map(({ role, payee, sumIdr, maxIdr, doubt, text: label }) =>
      [role, payee, maxIdr === undefined ? (sumIdr ?? '-') : `${sumIdr}..${maxIdr}`, doubt && `?${doubt}`, label]
        .filter((part) => part !== undefined && part !== '')
        .join(' '),
    )
}

function sum(offer: Offer): number | string {
  const { minIdr, maxIdr } = sumOf(offer.lines)
  return minIdr === maxIdr ? minIdr : `${minIdr}..${maxIdr}`
}

const cases: Readonly<Record<string, readonly (readonly [text: string, lines: readonly string[], total?: number])[]>> =
  {
    'voucher and promo are costs': [
      [
        'Voucher nama PT Rp 200.000\nSK Kemenkum (PNBP) Rp 1.000.000\nNotaris dan akta Rp 2.500.000\nPromo pengurusan NIB dan NPWP Rp 800.000\nTotal Rp 4.500.000',
        [
          'price state 200000 Voucher nama PT',
          'price state 1000000 SK Kemenkum (PNBP)',
          'price third_party 2500000 Notaris dan akta',
          'price fee 800000 Promo pengurusan NIB dan NPWP',
          'total unclear 4500000 Total',
        ],
        4_500_000,
      ],
      ['Promo hanya Rp 4.900.000', ['price unclear 4900000 Promo hanya']],
      ['Paket promo Rp 4.900.000', ['price unclear 4900000 Paket promo']],
    ],
    'what stands behind a sum and its words stays whole': [
      [
        'Jasa Rp 10.000.000,- (sepuluh juta rupiah) per bulan untuk jangka waktu 12 bulan',
        ['price fee 10000000 Jasa untuk jangka waktu 12 bulan'],
      ],
    ],
    'prices before and after a discount': [
      [
        'Harga Rp 5.000.000 (harga sebelum diskon)\nDiskon 10% Rp 500.000\nHarga setelah diskon Rp 4.500.000',
        [
          'price unclear 5000000 Harga (harga sebelum diskon)',
          'discount fee -500000 Diskon 10%',
          'subtotal unclear 4500000 Harga setelah diskon',
        ],
      ],
      [
        'Harga normal Rp 6.500.000\nPromo hanya Rp 4.900.000',
        ['before unclear 6500000 Harga normal', 'price unclear 4900000 Promo hanya'],
      ],
      ['Diskon 10% dari 3.000.000 jadi 2.700.000', ['included fee 300000 Diskon 10%', 'price fee 2700000 Diskon 10%']],
      [
        'Jasa 3.000.000\nDiskon 10% dari 3.000.000 jadi 2.700.000',
        ['price fee 3000000 Jasa', 'included fee 300000 Diskon 10%', 'discount fee -300000 Diskon 10%'],
      ],
      ['Jasa 3.000.000\nDiskon 10% dari 3.000.000', ['price fee 3000000 Jasa', 'discount fee -300000 Diskon 10%']],
      [
        'Harga Rp 5.000.000\nSetelah diskon Rp 4.500.000',
        ['before unclear 5000000 Harga', 'price unclear 4500000 Setelah diskon'],
      ],
      ['~Rp 5.000.000~ Rp 4.000.000', ['price unclear 4000000', 'before unclear 5000000 dicoret']],
      ['Harga 5jt jadi 3jt', ['before unclear 5000000 Harga', 'price unclear 3000000 Harga']],
      [
        'Harga spesial: 3jt (normal 5jt)',
        ['price unclear 3000000 Harga spesial: (normal)', 'before unclear 5000000 normal'],
      ],
    ],
    'a share without its sum is taken from what stands above it': [
      [
        'Jasa Rp 5.000.000\nDiskon 10%\nTotal Rp 4.500.000',
        ['price fee 5000000 Jasa', 'discount fee -500000 Diskon 10%', 'total unclear 4500000 Total'],
        4_500_000,
      ],
      [
        'Jasa Rp 5.000.000\nPPN 11%\nTotal Rp 5.550.000',
        ['price fee 5000000 Jasa', 'price tax 550000 PPN 11%', 'total unclear 5550000 Total'],
        5_550_000,
      ],
      ['Jasa Rp 5.000.000\nPPN 11%', ['price fee 5000000 Jasa']],
      ['Jasa Rp 5.000.000\nPotongan 10 persen', ['price fee 5000000 Jasa', 'discount fee -500000 Potongan 10 persen']],
      [
        'Total Rp 5.000.000\nDiskon 500rb dari total 5 jt',
        ['price unclear 5000000 Total', 'discount fee -500000 Diskon', 'before unclear 5000000 dari total'],
      ],
    ],
    'a discount begins or ends with its word, or is negative': [
      ['Potongan harga -Rp 100.000', ['discount fee -100000 Potongan harga']],
      ['Early bird discount 500.000', ['discount fee -500000 Early bird discount']],
      ['Cashback Rp 200.000', ['discount fee -200000 Cashback']],
      ['Diskon: (100.000)', ['discount fee -100000 Diskon']],
      ['Jasa -500.000', ['discount fee -500000 Jasa']],
      ['Notaris (500.000)', ['discount third_party -500000 Notaris']],
      ['Jasa Rp 5.000.000 diskon Rp 500.000', ['price fee 5000000 Jasa', 'discount fee -500000 diskon']],
      ['Penyesuaian -Rp 500.000', ['discount fee -500000 Penyesuaian']],
    ],
    'a dash parts a sum from its label': [
      ['Biaya notaris -Rp 1.500.000', ['price third_party 1500000 Biaya notaris']],
      ['Biaya NIB –Rp 500.000', ['price fee 500000 Biaya NIB']],
      ['Jasa - 500.000', ['price fee 500000 Jasa']],
      ['Rp 2.500.000 - Akta notaris', ['price third_party 2500000 Akta notaris']],
      ['Akta (Rp 2.500.000)', ['price third_party 2500000 Akta']],
    ],
    'what is no money': [
      [
        'Notaris dan akta Rp 2.500.000\nTotal Rp 2.500.000\nPembayaran ke Bank Contoh 1234567890 a.n. PT Contoh Jasa\nRekening 5220 3040 50\nWA: 0812-0000-7890\n+62 812-0000-7890\nTelp (021) 5555-1234\nJl. Contoh No. 5, Jakarta 12190\nNPWP 01.234.567.8-901.000\nInvoice 20261125\nKBLI 62019, 62011\nBerlaku sampai 31 Desember 2026 pukul 17.00',
        ['price third_party 2500000 Notaris dan akta', 'total unclear 2500000 Total'],
        2_500_000,
      ],
      ...[
        'Transfer BCA 5430123456',
        'Hubungi: 0812-3456-7890',
        'NPWP 72.345.678.9-012.000',
        'A/C 123-456-7890',
        'Rekening BCA: 123.456.789 a.n. PT Contoh',
        'SK AHU-0012345.AH.01.01',
        'INV/2026/500000',
        'Akta No. 12.500',
        'KBLI: 62.019',
        'Kode pos 40115',
        'NIB 1234567890123',
        'NIK 3174 0123 4567 0001',
        'Proses 14 hari kerja',
        'Sesuai UU 40 Tahun 2007',
        'Berlaku s/d 31/12/2026',
        'Lt. 5 luas 12 m2',
        'Versi 7,5',
        'Biaya 2500',
        'Modal 50.000 lembar saham',
        'Diskon 10%',
      ].map((text): readonly [string, readonly string[]] => [text, []]),
    ],
    'totals are found wherever they stand': [
      [
        'No\tUraian\tQty\tHarga\tJumlah\n1\tAkta notaris\t1\t2.500.000\t2.500.000\n2\tPNBP SK\t1\t1.000.000\t1.000.000\n\tTOTAL\t\t\t3.500.000',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP SK', 'total unclear 3500000 TOTAL'],
        3_500_000,
      ],
      [
        'Akta notaris\n2.500.000\nPNBP SK\n1.000.000\nJumlah\n3.500.000',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP SK', 'total unclear 3500000 Jumlah'],
        3_500_000,
      ],
      [
        'Akta notaris\nPNBP SK\nJumlah\n2.500.000\n1.000.000\n3.500.000',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP SK', 'total unclear 3500000 Jumlah'],
        3_500_000,
      ],
      [
        '| No | Item | Harga |\n|---|---|---|\n| 1 | Akta notaris | 2.500.000 |\n| 2 | PNBP | 1.000.000 |\n| | **Total** | **3.500.000** |',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP', 'total unclear 3500000 Total'],
        3_500_000,
      ],
      [
        'Akta notaris\t2.500.000\nPNBP SK\t1.000.000\n\t3.500.000',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP SK', 'total unclear 3500000'],
        3_500_000,
      ],
      ['Biaya total Rp 7.000.000', ['total unclear 7000000 Biaya total'], 7_000_000],
      ['Harga total Rp 7.000.000', ['total unclear 7000000 Harga total'], 7_000_000],
      ['Biaya keseluruhan Rp 7.000.000', ['total unclear 7000000 Biaya keseluruhan'], 7_000_000],
      [
        'Notaris 2.500.000 dan PNBP 1.000.000, total 3.500.000',
        ['price third_party 2500000 Notaris', 'price state 1000000 PNBP', 'total unclear 3500000 total'],
        3_500_000,
      ],
      ['Akta 2.500.000 + SK 1.000.000 = 3.500.000', ['price third_party 2500000 Akta', 'price state 1000000 SK']],
      ['Total jasa notaris Rp 2.500.000', ['price third_party 2500000 Total jasa notaris']],
      [
        'Jasa Rp 2.000.000\nTotal A Rp 2.000.000\nNotaris Rp 1.000.000\nTotal B Rp 1.000.000',
        [
          'price fee 2000000 Jasa',
          'total unclear 2000000 Total A',
          'price third_party 1000000 Notaris',
          'total unclear 1000000 Total B',
        ],
        3_000_000,
      ],
      [
        'Subtotal Rp 5.000.000\nPPN 11% Rp 550.000\nTotal Rp 5.550.000',
        ['price unclear 5000000 Subtotal', 'price tax 550000 PPN 11%', 'total unclear 5550000 Total'],
        5_550_000,
      ],
    ],
    'foreign money is named and not added': [
      [
        'Legal fee USD 1,500\nGovernment fee US$ 250.00\nNotary IDR 15M\nCourier SGD 120',
        [
          'price fee - ?foreign Legal fee',
          'price state - ?foreign Government fee',
          'price third_party - ?scale Notary',
          'price third_party - ?foreign Courier',
        ],
      ],
      ['PMA setup $1,200', ['price unclear - ?foreign PMA setup']],
      ['Company setup package USD 1,900', ['price unclear - ?foreign Company setup package']],
      ['Retainer 400$ / month', ['price fee - ?foreign Retainer']],
      ['Jasa 1.200 dolar', ['price fee - ?foreign Jasa']],
      ['Fee 2,000 Singapore dollars', ['price fee - ?foreign Fee']],
      ['Jasa RM 2.000', ['price fee - ?foreign Jasa']],
      ['Biaya 50.000 yen', ['price unclear - ?foreign Biaya']],
      ['Jasa €500', ['price fee - ?foreign Jasa']],
      ['Item\tPrice (USD)\nLegal fee\t1,500', ['price fee - ?foreign Legal fee']],
      ['Legal fee USD 1,200-1,500', ['price fee - ?foreign Legal fee']],
      ['Legal fee USD 1,500 (Rp 24.000.000)', ['price fee 24000000 ?about Legal fee']],
      ['Kurs Rp 16.300', ['other unclear 16300 Kurs']],
    ],
    'one sum for several': [
      [
        'Jasa notaris dan SK Kemenkum termasuk PNBP Rp 3.500.000\nPengurusan NIB (billing OSS Rp 0) Rp 500.000',
        [
          'price mixed 3500000 Jasa notaris dan SK Kemenkum termasuk PNBP',
          'price fee 500000 Pengurusan NIB',
          'included state 0 billing OSS',
        ],
      ],
      [
        'Akta Rp 2.500.000 (sudah termasuk PNBP Rp 200.000)',
        ['price mixed 2500000 Akta (sudah termasuk PNBP)', 'included state 200000 sudah termasuk PNBP'],
      ],
      ['Akta notaris + SK + NIB + NPWP Rp 6.000.000', ['price mixed 6000000 Akta notaris + SK + NIB + NPWP']],
      ['Notaris + PNBP 2.500.000', ['price mixed 2500000 Notaris + PNBP']],
      ['Jasa pengurusan dan notaris Rp 5.000.000', ['price mixed 5000000 Jasa pengurusan dan notaris']],
      ['Notary & government fee IDR 3,000,000', ['price mixed 3000000 Notary & government fee']],
      ['Honor notaris Rp 2.000.000', ['price third_party 2000000 Honor notaris']],
      ['Notaris Budi, S.H., M.Kn. Rp 2.500.000', ['price third_party 2500000 Notaris Budi, S.H., M.Kn.']],
      ['NIB 500.000 (negara)', ['price state 500000 NIB (negara)']],
      ['Biaya Rp 4.000.000 sudah termasuk pajak dan PNBP', ['price mixed 4000000 Biaya sudah termasuk pajak dan PNBP']],
      ['Cek 3 nama PT 300.000', ['price fee 300000 Cek 3 nama PT']],
    ],
    'ranges, words and sums in two parts': [
      ['Notaris Rp 2 jt, NIB gratis', ['price third_party 2000000 Notaris', 'price fee 0 NIB gratis']],
      [
        '5 juta untuk jasa dan 2 juta untuk notaris',
        ['price fee 5000000 untuk jasa', 'price third_party 2000000 untuk notaris'],
      ],
      ['Fee: 5m', ['price fee - ?scale Fee']],
      ['Kamar 12m2', []],
      ['Notaris Rp 2.000.000 – Rp 3.000.000', ['price third_party 2000000..3000000 ?range Notaris']],
      ['Jasa 2-3 juta', ['price fee 2000000..3000000 ?range Jasa']],
      ['Jasa Rp 2 s/d 3 juta', ['price fee 2000000..3000000 ?range Jasa']],
      ['NIB 500-750rb', ['price fee 500000..750000 ?range NIB']],
      ['Jasa antara 2 juta dan 3 juta', ['price fee 2000000..3000000 ?range Jasa']],
      ['Jasa 1 juta 500 ribu', ['price fee 1500000 Jasa']],
      ['Jasa 1jt500rb', ['price fee 1500000 Jasa']],
      ['Jasa 1jt500', ['price fee - ?scale Jasa']],
      ['Jasa 2 jutaan', ['price fee 2000000 ?about Jasa']],
      ['Jasa mulai dari Rp 1.500.000', ['price fee 1500000 ?from Jasa mulai']],
      ['Jasa Rp 3.500.000 (hemat Rp 500.000)', ['price fee 3500000 Jasa (hemat)', 'included unclear 500000 hemat']],
      ['Jasa Rp 2.500.000.00', ['price fee - ?unread Jasa']],
      ['Jasa 2.500.000.00', ['price fee - ?unread Jasa']],
      ['Jasa Rp 2.5OO.OOO', ['price fee - ?unread Jasa']],
      ['Jasa Rp 2.500.000 (dua juta lima ratus ribu rupiah)', ['price fee 2500000 Jasa']],
      ['Jasa dua juta lima ratus ribu rupiah', ['price fee 2500000 Jasa']],
      ['Fee two and a half million rupiah', ['price fee 2500000 Fee']],
      ['Fee six million five hundred thousand', ['price fee 6500000 Fee']],
      ['Jasa satu setengah juta', ['price fee 1500000 Jasa']],
      ['Jasa 1½ juta', ['price fee 1500000 Jasa']],
      ['Jasa seratus lima puluh ribu', ['price fee 150000 Jasa']],
      ['Estimasi Rp 7,2 – 9,2 juta', ['price unclear 7200000..9200000 ?range Estimasi']],
      [
        'Trademark class 35: Rp 2.800.000 (PNBP) + Rp 1.500.000 (fee)',
        ['price state 2800000 Trademark class 35: (PNBP)', 'price fee 1500000 fee'],
      ],
      ['Total biaya = 2.000.000 + 1.000.000 = 3.000.000', ['total unclear 3000000 Total biaya'], 3_000_000],
      ['Jasa 2.500.000 atau 3.000.000', ['price fee - ?several Jasa']],
      ['Jasa Rp 500', ['price fee - ?small Jasa']],
      ['Notaris 2.500', ['price third_party - ?small Notaris']],
      ['Fotokopi Rp 500/lembar', ['price unclear 500 Fotokopi']],
      ['Jasa 3.000.000/4.000.000', ['price fee - ?several Jasa']],
      ['Meterai | 4 | 10.000', ['price state - ?several Meterai']],
      [
        'Akta Rp 2.500.000, SK Rp 1.000.000 dan NIB Rp 500.000',
        ['price third_party 2500000 Akta', 'price state 1000000 SK', 'price fee 500000 NIB'],
      ],
      ['2.500.000 Akta, 1.000.000 SK', ['price third_party 2500000 Akta', 'price state 1000000 SK']],
    ],
    'capital, instalments and the tax base are no costs': [
      ['Jasa Rp 5.000.000 (DP 50%)', ['price fee 5000000 Jasa (DP 50%)']],
      ['Jasa Rp 2.500.000 dibayar di muka', ['price fee 2500000 Jasa dibayar di muka']],
      ['Jasa Rp 5.000.000, refund kalau ditolak', ['price fee 5000000 Jasa, refund kalau ditolak']],
      [
        'Modal dasar Rp 50.000.000\nModal disetor Rp 12.500.000\nNotaris Rp 2.500.000\nJasa pengurusan Rp 2.500.000\nDP 50% Rp 2.500.000\nPelunasan 50% Rp 2.500.000\nHarga total Rp 5.000.000',
        [
          'capital unclear 50000000 Modal dasar',
          'capital unclear 12500000 Modal disetor',
          'price third_party 2500000 Notaris',
          'price fee 2500000 Jasa pengurusan',
          'instalment unclear 2500000 DP 50%',
          'instalment unclear 2500000 Pelunasan 50%',
          'total unclear 5000000 Harga total',
        ],
        5_000_000,
      ],
      [
        'Jasa hukum Rp 5.000.000\nDPP Nilai Lain Rp 4.583.333\nPPN 12% Rp 550.000\nTotal Rp 5.550.000',
        [
          'price fee 5000000 Jasa hukum',
          'taxBase unclear 4583333 DPP Nilai Lain',
          'price tax 550000 PPN 12%',
          'total unclear 5550000 Total',
        ],
        5_550_000,
      ],
      [
        'Pendirian PT modal dasar Rp 50.000.000: Rp 4.500.000',
        ['capital unclear 50000000 Pendirian PT modal dasar', 'price unclear 4500000 Pendirian PT modal dasar'],
      ],
      ['Perubahan modal dasar Rp 4.000.000', ['price unclear 4000000 Perubahan modal dasar']],
      [
        '50% di awal (Rp 2.500.000), 50% setelah selesai (Rp 2.500.000)',
        ['instalment unclear 2500000 50% di awal', 'instalment unclear 2500000 50% setelah selesai'],
        5_000_000,
      ],
      [
        'Silakan transfer Rp 2.500.000 ke BCA 5430123456',
        ['instalment unclear 2500000 Silakan transfer ke BCA 5430123456'],
      ],
      ['Denda keterlambatan Rp 1.000.000 per hari', ['other unclear 1000000 Denda keterlambatan']],
      ['Bonus virtual office senilai Rp 3.000.000', ['included third_party 3000000 Bonus virtual office senilai']],
    ],
    'tax inside, on top, and alone': [
      ['Jasa legal Rp3.330.000 (incl. PPN 11%)', ['price fee 3330000 Jasa legal (incl. PPN 11%)']],
      [
        'Jasa konsultasi Rp5.000.000 belum termasuk PPN 11%',
        ['price fee 5000000 Jasa konsultasi belum termasuk PPN 11%'],
      ],
      ['Harga belum termasuk PPN: Rp 5.000.000', ['price unclear 5000000 Harga belum termasuk PPN']],
      ['PPN 11% x Rp 5.000.000 = Rp 550.000', ['price tax 550000 PPN 11% x']],
      ['PPN 11% dari Rp 5.000.000', ['price tax 550000 PPN 11%']],
      ['Jasa lapor PPN Rp 500.000', ['price fee 500000 Jasa lapor PPN']],
    ],
    'what is not included is named and not added': [
      ['Belum termasuk virtual office Rp 3.000.000', ['notIncluded third_party 3000000 Belum termasuk virtual office']],
      [
        'Virtual office Rp 3.000.000 (tidak termasuk)',
        ['notIncluded third_party 3000000 Virtual office (tidak termasuk)'],
      ],
      ['Opsional: penerjemah Rp 150.000 / halaman', ['notIncluded third_party 150000 Opsional: penerjemah']],
      [
        'Belum termasuk: PNBP Rp 200.000, penerjemah Rp 150.000',
        ['notIncluded state 200000 Belum termasuk: PNBP', 'notIncluded third_party 150000 penerjemah'],
      ],
      ['❌ Virtual office Rp 3.000.000', ['notIncluded third_party 3000000 Virtual office']],
      [
        'Paket Rp 6.000.000 sudah termasuk:\n- Akta notaris\n- NIB\nBelum termasuk:\n- Virtual office Rp 3.000.000\n\nJasa tambahan Rp 500.000',
        [
          'price unclear 6000000 Paket sudah termasuk',
          'notIncluded third_party 3000000 Virtual office',
          'price fee 500000 Jasa tambahan',
        ],
      ],
      [
        'Tidak termasuk\nKantor virtual Rp 3.000.000\nJasa Rp 2.000.000',
        ['price third_party - ?role Kantor virtual', 'price fee - ?role Jasa'],
      ],
    ],
    'a price and its parts': [
      [
        'Paket Rp 6.000.000 terdiri dari:\n- Notaris Rp 2.500.000\n- PNBP Rp 1.000.000\n- Jasa Rp 2.500.000',
        [
          'subtotal unclear 6000000 Paket terdiri dari',
          'price third_party 2500000 Notaris',
          'price state 1000000 PNBP',
          'price fee 2500000 Jasa',
        ],
      ],
      [
        'Paket Rp 6.000.000 sudah termasuk:\n- PNBP Rp 1.000.000',
        ['price unclear 6000000 Paket sudah termasuk', 'included state 1000000 PNBP'],
      ],
    ],
    counts: [
      ['Biaya materai 10rb x 4', ['price state 40000 Biaya materai']],
      ['Meterai 4 x 10rb', ['price state 40000 Meterai']],
      ['Meterai 4 lembar @ Rp 10.000 = Rp 40.000', ['price state 40000 Meterai']],
      ['Meterai @10rb x 4', ['price state 40000 Meterai']],
      ['Meterai 4x10rb', ['price state 40000 Meterai']],
      ['Tambahan KBLI Rp 100.000/kode x 3', ['price fee 300000 Tambahan KBLI']],
      ['No\tUraian\tQty\tHarga Satuan\n1\tMeterai\t4\t10.000', ['price state 40000 Meterai']],
    ],
    'one of several is chosen, and none is added before': [
      [
        'Paket Silver: Rp 3.999.000\nPaket Gold: Rp 5.999.000',
        ['price unclear - ?choice Paket Silver', 'price unclear - ?choice Paket Gold'],
      ],
      [
        'Option A – Standard: IDR 12,000,000\nOption B – Premium: IDR 18,000,000',
        ['price unclear - ?choice Option A – Standard', 'price unclear - ?choice Option B – Premium'],
      ],
      [
        '1) Pendirian PT umum 4,9jt\n2) Pendirian PT PMA 19jt\n3) Pendirian CV 2,9jt',
        [
          'price unclear - ?choice Pendirian PT umum',
          'price unclear - ?choice Pendirian PT PMA',
          'price unclear - ?choice Pendirian CV',
        ],
      ],
      [
        'PT Perorangan 1.000.000, CV 2.500.000, PT 5.000.000',
        ['price unclear - ?choice PT Perorangan', 'price unclear - ?choice CV', 'price unclear - ?choice PT'],
      ],
      [
        'kalau sama VO jadi 8jt, tanpa VO 5jt',
        ['price third_party - ?choice kalau sama VO', 'price third_party - ?choice tanpa VO'],
      ],
      [
        'Modal sampai 50 jt: notaris 1,25 jt\nModal 51jt - 500jt: notaris 5jt',
        [
          'capital unclear 50000000 ?upTo Modal sampai',
          'price third_party - ?choice notaris',
          'capital unclear 51000000..500000000 ?range Modal',
          'price third_party - ?choice notaris',
        ],
      ],
      [
        'Paket notaris Rp 3.000.000\nPaket NIB Rp 1.000.000\nTotal Rp 4.000.000',
        ['price third_party 3000000 Paket notaris', 'price fee 1000000 Paket NIB', 'total unclear 4000000 Total'],
        4_000_000,
      ],
      [
        'PT + VO = 6,9 jt\nPT saja = 4,4 jt',
        ['price third_party - ?choice PT + VO', 'price unclear - ?choice PT saja'],
      ],
      [
        'Jasa pembuatan CV 3jt, kalau PT 5jt, PT PMA 15jt',
        ['price fee - ?choice Jasa pembuatan CV', 'price unclear - ?choice kalau PT', 'price unclear - ?choice PT PMA'],
      ],
      ['Kalau PT 5jt kak', ['price unclear 5000000 Kalau PT kak']],
    ],
    'a later sum that names nothing is asked about, or is what stands above': [
      [
        '[25/11/26, 10.24.35] Budi: Biaya pendirian PT 5.5jt\n[25/11/26, 10.26.00] Budi: Bisa 5jt nett',
        ['price unclear 5500000 Biaya pendirian PT', 'price unclear - ?role Bisa nett'],
      ],
      [
        'Sub Total\t10.000.000\nDisc 20%\t(2.000.000)\nNetto\t8.000.000\nPPN 11%\t880.000\nTOTAL\t8.880.000',
        [
          'price unclear 10000000 Sub Total',
          'discount fee -2000000 Disc 20%',
          'subtotal unclear 8000000 Netto',
          'price tax 880000 PPN 11%',
          'total unclear 8880000 TOTAL',
        ],
        8_880_000,
      ],
      [
        'Akta 2.500.000\nSK 1.000.000\nJadi 3.500.000 ya kak',
        ['price third_party 2500000 Akta', 'price state 1000000 SK', 'total unclear 3500000 Jadi ya kak'],
        3_500_000,
      ],
    ],
    'a sentence says nothing of the sum in the next': [
      [
        'Pendirian PT 7,5jt all in ya, sudah termasuk akta, SK, NPWP, NIB. DP 50% dulu',
        ['price mixed 7500000 Pendirian PT all in ya, sudah termasuk akta, SK, NPWP, NIB. DP 50% dulu'],
      ],
      [
        'Our fee is IDR 18.5 mio excl. VAT. Government fees IDR 3 mio at cost.',
        ['price fee 18500000 Our fee is excl. VAT.', 'price state 3000000 Government fees at cost.'],
      ],
      ['NIB gratis, jasa 2jt', ['price fee 2000000 NIB gratis, jasa']],
      ['Beli 2 gratis 1: 3 kelas merek 5.600.000', ['price fee 5600000 Beli 2 gratis 1: 3 kelas merek']],
      [
        'Hemat 20% dari 5jt, cukup bayar 4jt',
        ['included unclear 5000000 Hemat 20%', 'price unclear 4000000 cukup bayar'],
      ],
      [
        'Jasa PT, harga 4.000.000 sudah sama notaris, blm sama PNBP 1.200.000',
        ['price fee 4000000 Jasa PT, harga', 'notIncluded state 1200000 blm sama PNBP'],
      ],
      [
        'Biaya Akta & SK Rp 3 jt, NIB Rp 0, PKP Rp 1,5 jt.',
        ['price mixed 3000000 Biaya Akta & SK', 'price fee 0 NIB', 'price unclear 1500000 PKP'],
      ],
    ],
    'the word that stands nearest decides between a former price and the price': [
      [
        'Harga coret: ~~Rp 7.000.000~~ sekarang Rp 5.500.000',
        ['price unclear 5500000 Harga coret: sekarang', 'before unclear 7000000 dicoret'],
      ],
      ['Harga Rp 7.000.000 → Rp 5.500.000', ['before unclear 7000000 Harga', 'price unclear 5500000 Harga']],
      ['7jt ➡️ 5.5jt', ['before unclear 7000000', 'price unclear 5500000']],
      [
        'Jasa 5 jt (disc. 10% = 4,5 jt)',
        ['before fee 5000000 Jasa (disc. 10% =)', 'price fee 4500000 Jasa (disc. 10% =)'],
      ],
      [
        'Jasa: 3jt\nVO: 2jt (disc 500rb)\nTotal: 4,5jt',
        [
          'price fee 3000000 Jasa',
          'price third_party 2000000 VO: (disc)',
          'discount unclear -500000 disc',
          'total unclear 4500000 Total',
        ],
        4_500_000,
      ],
    ],
    'a price and what it is made of in one line': [
      [
        'Kami tawarkan Rp 7.500.000,- untuk seluruh pekerjaan, dengan rincian: notaris Rp 3.000.000, PNBP Rp 1.200.000, dan jasa Rp 3.300.000.',
        [
          'subtotal unclear 7500000 Kami tawarkan',
          'price third_party 3000000 untuk seluruh pekerjaan, dengan rincian: notaris',
          'price state 1200000 PNBP',
          'price fee 3300000 jasa.',
        ],
      ],
      ['2.500.000,-\n1.000.000,-', ['price unclear 2500000', 'price unclear 1000000']],
      ['VO Rp 3.000.000 (gratis)', ['included third_party 3000000 VO (gratis)']],
      ['Jasa Rp 5.000.000 gratis konsultasi', ['price fee 5000000 Jasa gratis konsultasi']],
      [
        'Jasa Rp 5.000.000\nTambahan (jika perlu):\n- PKP 1,5jt',
        ['price fee 5000000 Jasa', 'notIncluded unclear 1500000 PKP'],
      ],
    ],
    'payments in parts, and a tax base alone, are the price': [
      [
        'Pembayaran 1: 2.000.000\nPembayaran 2: 3.000.000',
        ['instalment unclear 2000000 Pembayaran 1', 'instalment unclear 3000000 Pembayaran 2'],
        5_000_000,
      ],
      [
        'Kategori A (modal < 50jt): 3,5jt; Kategori B (modal ≥ 50jt): 5jt',
        [
          'price unclear - ?choice Kategori A',
          'price unclear - ?choice Kategori B: (modal <) (modal ≥)',
          'capital unclear 50000000 ?upTo modal <',
          'capital unclear 50000000 ?from modal ≥',
        ],
      ],
      ['Saham 500 lembar @ Rp 100.000 = Rp 50.000.000', ['capital unclear 50000000 Saham']],
      ['Akta pengalihan saham Rp 3.000.000', ['price third_party 3000000 Akta pengalihan saham']],
      ['Jasa less than Rp 5.000.000', ['price fee 5000000 ?upTo Jasa less than']],
      [
        'Pembayaran:\n- 60% saat TTD kontrak = Rp 3.600.000\n- 40% saat NIB terbit = Rp 2.400.000',
        ['instalment unclear 3600000 60% saat TTD kontrak', 'instalment fee 2400000 40% saat NIB terbit'],
        6_000_000,
      ],
      [
        'DPP 4.587.156\nPPN 412.844\nTotal 5.000.000',
        ['price unclear 4587156 DPP', 'price tax 412844 PPN', 'total unclear 5000000 Total'],
        5_000_000,
      ],
    ],
    'a tax beside a sum is not what it is for': [
      ['5jt + PPN', ['price unclear 5000000 PPN']],
      [
        'Fee: IDR 5.000.000,- nett\nTax 2% PPh 23 : IDR 100.000,- (dipotong klien)',
        ['price fee 5000000 Fee: nett', 'other tax 100000 Tax 2% PPh 23: (dipotong klien)'],
      ],
    ],
    'work on something that exists has no tariff for founding': [
      ['Perubahan nama PT Rp 3.500.000', ['price unclear 3500000 Perubahan nama PT']],
      ['Cetak kartu nama Rp 150.000', ['price unclear 150000 Cetak kartu nama']],
      ['Pesan nama PT Rp 200.000', ['price state 200000 Pesan nama PT']],
    ],
    'a number before a word is not money by itself': [
      ['Pengalaman 10.000+ klien', []],
      ['Sejak 2015, 2.500 perusahaan', []],
      ['Google rating 4,9 (1.234 ulasan)', []],
      ['Melayani 150.000 anggota', ['price unclear - ?bare Melayani anggota']],
      [
        'Total investasi PT PMA > Rp 10.000.000.000 per KBLI',
        ['capital unclear 10000000000 ?from Total investasi PT PMA >'],
      ],
    ],
    'the price of one, and how many': [
      ['Legal Retainer: Rp 10.000.000/month for 6 months = Rp 60.000.000', ['price fee 60000000 Legal Retainer']],
      ['Jasa 2,5 juta rupiah per orang untuk 2 orang', ['price fee 5000000 Jasa']],
      ['Meterai tempel @10.000 sebanyak 4 lembar', ['price state 40000 Meterai tempel']],
      ['Jasa Rp 3.000.000 untuk 3 kelas', ['price fee 3000000 Jasa untuk 3 kelas']],
    ],
    'layouts of files': [
      [
        '"Akta notaris","2,500,000"\n"PNBP","1,000,000"\n"Total","3,500,000"',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP', 'total unclear 3500000 Total'],
        3_500_000,
      ],
      ['Deed of establishment ............ IDR 4,500,000', ['price third_party 4500000 Deed of establishment']],
      [
        'Scope: incorporation, tax ID, NIB\nProfessional fees: IDR 30,000,000',
        ['price fee 30000000 Professional fees'],
      ],
      ['Harga 1.200 USD / setara Rp 19.800.000', ['price unclear 19800000 ?about Harga']],
      ['AUD$ 500 per month', ['price unclear - ?foreign']],
      ['Fee: 25 mil', ['price fee - ?scale Fee']],
    ],
    'lines that were broken in two are one': [
      [
        'Jasa pengurusan akta, pengesahan\nKemenkum dan NIB Rp3.250.000',
        ['price mixed 3250000 Jasa pengurusan akta, pengesahan Kemenkum dan NIB'],
      ],
      [
        'Jasa pengurusan akta,\nKemenkum dan NIB Rp3.250.000',
        ['price mixed 3250000 Jasa pengurusan akta, Kemenkum dan NIB'],
      ],
      [
        'Jasa pendirian PT lengkap beserta pengesahan badan hukum\nKemenkum dan NIB Rp3.250.000',
        ['price mixed 3250000 Jasa pendirian PT lengkap beserta pengesahan badan hukum Kemenkum dan NIB'],
      ],
      [
        'Akta Rp 2.500.000 (termasuk\nPNBP Rp 200.000)',
        ['price mixed 2500000 Akta (termasuk PNBP)', 'included state 200000 termasuk PNBP'],
      ],
      [
        'Akta notaris\nRp\n2.500.000\nPNBP\nRp\n1.000.000',
        ['price third_party 2500000 Akta notaris', 'price state 1000000 PNBP'],
      ],
      [
        'Cara bayar: transfer ke BCA 123 456 7890\nTotal bayar Rp 3jt',
        ['total unclear 3000000 Total bayar'],
        3_000_000,
      ],
      ['NPWP perusahaan\nAkta notaris Rp 2.500.000', ['price third_party 2500000 Akta notaris']],
    ],
  }

for (const [name, examples] of Object.entries(cases)) {
  for (const [text, lines, total] of examples) {
    test(`${name}: ${JSON.stringify(text)}`, () => {
      expect(told(text)).toEqual(lines)
      expect(read(text).totalIdr).toBe(total)
    })
  }
}

test('marks, senders and list signs of chats and notes are not part of a line', () => {
  const text =
    '[10.24, 25/11/2026] Ani: *Rincian biaya:*\n[10.24, 25/11/2026] Ani: ✅ Akta notaris Rp 2.500.000\n25/11/26 10.25 - Ani: 1️⃣ PNBP *Rp1.000.000*\u2028• Jasa\u00a0Rp\u202f500.000\n> _NIB_ gratis\n💰 *Total: Rp 4.000.000*'
  expect(told(text)).toEqual([
    'price third_party 2500000 Akta notaris',
    'price state 1000000 PNBP',
    'price fee 500000 Jasa',
    'price fee 0 NIB gratis',
    'total unclear 4000000 Total',
  ])
  expect(sum(read(text))).toBe(4_000_000)
})

test('a question without any sum has no price', () => {
  const offer = read('Berapa biaya pendirian PT ya kak?')
  expect(offer.lines.map(({ role }) => role)).toEqual(['text'])
  expect(offer.totalIdr).toBeUndefined()
})

test('a long offer is read to its end, or it is said where it was cut', () => {
  const term = 'Ketentuan: penyedia menyimpan salinan dokumen selama jangka waktu yang disepakati.\n'
  const within = `${term.repeat(60)}Notaris Rp 2.500.000\nTotal Rp 2.500.000`
  expect(within.length).toBeGreaterThan(4000)
  expect(read(within)).toMatchObject({ totalIdr: 2_500_000 })
  expect(read(within).cutAfter).toBeUndefined()
  const beyond = `Notaris Rp 2.500.000\n${term.repeat(Math.ceil(longestOffer / term.length))}Jasa Rp 9.000.000`
  expect(sum(read(beyond))).toBe(2_500_000)
  expect(read(beyond).cutAfter).toBe(term.trim())
})

test('a correction belongs to the words of its line and survives changes elsewhere', () => {
  const text = 'Jasa Rp 2.500.000\nNotary IDR 15M\nUang lelah Rp 500.000'
  const [, notary, extra] = read(text).lines
  const corrections = new Map<string, Correction>([
    [notary?.key ?? '', { sumIdr: 15_000_000 }],
    [extra?.key ?? '', { payee: 'fee', role: 'discount' }],
  ])
  const changed = read(`Baris baru Rp 1.000.000\n${text}\nLain-lain`, corrections)
  expect(sum(changed)).toBe(1_000_000 + 2_500_000 + 15_000_000 - 500_000)
  expect(changed.lines.filter(({ isCorrected }) => isCorrected)).toHaveLength(2)
  expect(changed.lines.find(({ key }) => key === notary?.key)?.doubt).toBeUndefined()
  const deleted = read(text, new Map([[extra?.key ?? '', { isDeleted: true }]]))
  expect(deleted).toMatchObject({ deletedCount: 1 })
  expect(deleted.lines).toHaveLength(2)
})

test('two lines of the same words have keys of their own', () => {
  const keys = read('Meterai 10.000\nMeterai 10.000').lines.map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('what an offer says of its parts is kept', () => {
  const offer = read(
    'Paket Rp 6 juta\nBelum termasuk:\n- penerjemah\n- kantor virtual\nModal Rp 50 juta\nBerlaku sampai 31/12/2026',
  )
  expect(offer.excluded).toEqual(['penerjemah', 'alamat'])
  expect(offer.capitalIdr).toBe(50_000_000)
  expect(offer.terms).toEqual(['berlaku', 'tidak-termasuk'])
})
