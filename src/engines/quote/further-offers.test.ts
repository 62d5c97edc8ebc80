/** Offers as people write them, in Indonesian and English: chats, tables, letters, slips of scanners. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { testOffers } from '../quote-offers.fixture.ts'

testOffers(toolFacts('quote'), {
  'a talk about a price comes to what was agreed to, or to the first price and questions': [
    [
      'Rina: Pendirian PT 6jt kak\nSaya: 4,5jt bisa?\nRina: Belum bisa kak, 5jt paling mentok\nSaya: ok deal 5jt',
      { sum: 5_000_000 },
    ],
    ['Jasa PT 6 juta\nNego dong kak\nYaudah 4,5 juta deh nett', { sum: 4_500_000 }],
    ['Kak PT berapa?\n4,5jt kak\nItu udah sama NIB?\nUdah kak', { sum: 4_500_000 }],
    ['Rina: Jasa 5jt\nSaya: kemahalan kak, 4jt ya\nRina: 4,5jt deh\nSaya: oke 4,5jt', { sum: 4_500_000 }],
    ['A: PT 5jt\nB: 4jt gimana\nA: 4,5jt', { sum: 5_000_000, asked: 2 }],
    ['Dulu 9jt sekarang cuma 7jt aja kak, promo akhir tahun', { sum: 7_000_000 }],
    ['total semuanya jadi 5jt500 kak, eh 5,5jt maksudnya', { sum: 5_500_000 }],
    ['jadinya 4jt kak, tadinya 5jt', { sum: 4_000_000 }],
  ],
  'what is denied is no price': [
    ['Bukan 8 juta, cukup 5 juta untuk pendirian PT lengkap', { sum: 5_000_000 }],
    ['Not IDR 12,000,000 but only IDR 7,500,000 for company setup', { sum: 7_500_000 }],
    ['Bukan 8 juta, cukup 5 juta', { sum: 5_000_000 }],
    ['Bukan 8 juta tapi 5 juta', { sum: 5_000_000 }],
    ['Ngga sampai 8 juta kok, 5 juta aja', { sum: 5_000_000 }],
    ['Harga 4jt ya kak bukan 5jt', { sum: 4_000_000 }],
  ],
  'a count in a line of its own': [
    ['Akta notaris 2.500.000\nx 2 akta', { sum: 5_000_000 }],
    ['akta 2,5jt\nx 2 akta', { sum: 5_000_000 }],
    ['Meterai Rp 10.000\n4 lembar', { sum: 0, asked: 1 }],
    ['Akta 2.500.000\n2 x', { sum: 5_000_000 }],
    ['Harga satuan 1.500.000\nJumlah 2 merek\nTotal 3.000.000', { sum: 3_000_000, total: 3_000_000 }],
  ],
  'a count before the price of each': [
    ['Pendaftaran merek 3 kelas x 1.800.000', { sum: 5_400_000 }],
    ['Trademark filing: 3 classes at IDR 1,800,000 each\nService fee IDR 3,000,000', { sum: 8_400_000 }],
    ['Retainer fee IDR 5,000,000/month x 6 months = IDR 30,000,000', { sum: 30_000_000 }],
    ['Jasa SPT Tahunan Badan 2.000.000\nJasa SPT Masa 500.000 x 2 bulan', { sum: 3_000_000 }],
    ['PT CV paket hemat\nPendirian PT 5jt + meterai 10 lbr @10rb + ongkir 1jt', { sum: 6_100_000 }],
    ['Jasa 3jt/perusahaan, untuk 2 perusahaan = 6jt', { sum: 6_000_000 }],
    ['2 PT @ 3jt', { sum: 6_000_000 }],
  ],
  'prices of the same for another period are chosen from, and a renewal is paid later': [
    ['Virtual office per bulan 500rb, setahun 5jt', { sum: 0, asked: 2 }],
    ['Sewa VO bulanan: Rp 400.000\nSewa VO tahunan: Rp 4.000.000', { sum: 0, asked: 2 }],
    ['per bulan 500rb, setahun 5jt', { sum: 0, asked: 2 }],
    ['VO 500rb/bulan atau 5jt/tahun', { sum: 0, asked: 1 }],
    ['VO: 500rb/bln, 5jt/thn', { sum: 0, asked: 1 }],
    ['Virtual office\n- 1 bulan Rp 500.000\n- 1 tahun Rp 5.000.000', { sum: 0, asked: 2 }],
    ['Retainer IDR 15,000,000 per month, minimum 12 months', { sum: 15_000_000 }],
    ['Jasa pembukuan 1,5jt per bulan (min 1 tahun)', { sum: 1_500_000 }],
    ['VO Rp 2.500.000 /thn, perpanjangan Rp 2.000.000/thn', { sum: 2_500_000 }],
    ['VO tahun pertama Rp 2.500.000\nPerpanjangan tahun berikutnya Rp 2.000.000', { sum: 2_500_000 }],
    ['Renewal fee IDR 1,800,000 per annum', { sum: 1_800_000 }],
  ],
  'a tax behind a price, its base and its result': [
    [
      'Jasa konsultasi dan pendirian PT Rp 10.000.000\nDPP Nilai Lain (11/12) Rp 9.166.667\nPPN 12% Rp 1.100.000\nTotal tagihan Rp 11.100.000',
      { sum: 11_100_000, total: 11_100_000 },
    ],
    ['Service fee IDR 5,000,000\nplus VAT 550,000 = 5,550,000', { sum: 5_550_000, total: 5_550_000 }],
    ['Service fee IDR 5,000,000 plus VAT 550,000 = 5,550,000', { sum: 5_550_000 }],
    ['plus VAT 550,000 = 5,550,000', { sum: 5_550_000 }],
    ['Fee 5,000,000\nplus VAT 550,000 = 5,550,000', { sum: 5_550_000, total: 5_550_000 }],
    ['Jasa 5.000.000\n+ PPN 550.000 = 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Akta 3jt\nJasa 5jt\nSubtotal 8jt\nPPN 11% 880rb\nTotal 8,88jt', { sum: 8_880_000, total: 8_880_000 }],
    ['VO 3.000.000 + pajak 10% 300.000', { sum: 3_300_000 }],
    ['Biaya (belum PPN 11%):\nAkta 3jt\nJasa 5jt', { sum: 8_000_000 }],
    ['Jasa Rp 7.000.000\n(belum termasuk PPN 11% Rp 770.000)', { sum: 7_000_000 }],
    ['Jasa Rp 7.000.000 + PPN 11% Rp 770.000 = Rp 7.770.000', { sum: 7_770_000 }],
    ['Harga sudah termasuk PPN: 7.770.000 (DPP 7.000.000 + PPN 770.000)', { sum: 7_770_000 }],
    [
      'Jasa hukum Rp 10.000.000\nPPh 23 (2%) Rp 200.000 dipotong pemberi kerja\nDibayarkan Rp 9.800.000',
      { sum: 10_000_000, total: 9_800_000 },
    ],
  ],
  'capital is the sum of what each pays': [
    ['Modal ditempatkan: Budi 30jt & Siti 20jt\nJasa pendirian 4jt', { sum: 4_000_000, capital: 50_000_000 }],
    ['Modal ditempatkan: Budi 30jt & Siti 20jt\nJasa 4jt', { sum: 4_000_000, capital: 50_000_000 }],
    ['Modal disetor Budi 30 juta dan Siti 20 juta. Jasa 4jt', { sum: 4_000_000, capital: 50_000_000 }],
    [
      'Modal dasar Rp 1.000.000.000,- (satu miliar rupiah), disetor 25% Rp 250.000.000,-\nBiaya akta dan pengesahan Rp 5.500.000,-',
      { sum: 5_500_000, capital: 1_000_000_000 },
    ],
    ['PT PMA (min. capital IDR 10 billion)\nSetup fee IDR 18,000,000', { sum: 18_000_000, capital: 10_000_000_000 }],
    ['modal < 1M : 5jt\nmodal > 1M : 8jt', { sum: 0, asked: 2 }],
  ],
  'former prices, savings and discounts': [
    ['~Rp 7.500.000~ Rp 4.999.000\nPendirian PT lengkap', { sum: 4_999_000 }],
    ['Pendirian CV ~5jt~ *3,5jt* 🔥', { sum: 3_500_000 }],
    ['Harga normal: Rp 6.000.000\nHarga promo s/d 31 Des: Rp 4.500.000', { sum: 4_500_000 }],
    ['Company Package IDR 12,000,000 → IDR 9,000,000 (Save 25%)', { sum: 9_000_000 }],
    [
      'Pendirian PT Rp 6.000.000\nDiskon akhir tahun 10% Rp 600.000\nGrand total Rp 5.400.000',
      { sum: 5_400_000, total: 5_400_000 },
    ],
    [
      'Pendirian PT Rp 6.000.000\nDiskon member (500.000)\nVoucher -500.000\nTotal bayar Rp 5.000.000',
      { sum: 5_000_000, total: 5_000_000 },
    ],
    ['PT Perorangan\nHarga coret 5.000.000\nHarga promo 3.500.000', { sum: 3_500_000 }],
    [
      'Akta 2.500.000\nSK 1.000.000\nJasa 1.500.000\nDiskon 5% (250.000)\nTotal 4.750.000',
      { sum: 4_750_000, total: 4_750_000 },
    ],
    ['Setup fee 10,000,000\nLess 5% early payment discount (500,000)\nNet 9,500,000', { sum: 9_500_000 }],
    ['🔥🔥 FLASH SALE 🔥🔥\nPT ❌6.500.000❌ ➡️ 4.500.000', { sum: 4_500_000 }],
    ['Jasa 5jt\nCashback 10% utk pengurusan berikutnya', { sum: 5_000_000 }],
  ],
  'what may have to be paid in some case': [
    [
      'Company setup fee Rp 8.000.000\nRefundable security deposit Rp 2.000.000 (returned after 12 months)',
      { sum: 8_000_000 },
    ],
    ['Jasa pendirian PT 6jt\nGaransi uang kembali: refund 100% (6jt) bila nama ditolak', { sum: 6_000_000 }],
    ['Jasa 5jt\nPembatalan setelah akta dikenakan 1jt', { sum: 5_000_000 }],
    ['Company registration IDR 5,000,000\nSworn translation IDR 100,000/page (if required)', { sum: 5_000_000 }],
    [
      'Pendirian PT Rp 5.000.000\nOpsional: virtual office Rp 3.000.000/tahun\nOpsional: PKP Rp 1.500.000',
      { sum: 5_000_000 },
    ],
    ['Biaya Rp 6.500.000\nTidak termasuk:\n- PNBP merek Rp 1.800.000\n- Penerjemah Rp 500.000', { sum: 6_500_000 }],
    [
      'Paket PT Rp 5.000.000\nTermasuk:\n- Akta senilai Rp 2.500.000\n- Virtual office senilai Rp 2.000.000\nBonus logo (senilai 500rb)',
      { sum: 5_000_000 },
    ],
    ['Jasa pendirian PT Rp 5.000.000 (tahun depan naik jadi 6 juta)', { sum: 5_000_000 }],
    ['PT all in 5jt, kalau mau tambah VO nambah 2,5jt/thn', { sum: 5_000_000 }],
    ['Fee: IDR 5 million\nDisbursements: capped at IDR 1 million', { sum: 6_000_000 }],
    ['Refund: 500rb jika batal\nBiaya jasa 2jt', { sum: 2_000_000 }],
  ],
  'payments of one price': [
    [
      'Biaya jasa Rp 10.000.000\nTermin pembayaran:\n- 40% di muka Rp 4.000.000\n- 40% setelah SK terbit Rp 4.000.000\n- 20% setelah NIB terbit Rp 2.000.000',
      { sum: 10_000_000 },
    ],
    [
      'Total fee: IDR 20,000,000\nTerms of payment\n50% upon engagement: IDR 10,000,000\n50% upon completion: IDR 10,000,000',
      { sum: 0, total: 20_000_000 },
    ],
    ['Biaya PT 5.000.000\nTransfer ke BCA 1234567890 a.n. CV Maju\nDP 2.500.000', { sum: 5_000_000 }],
    [
      'Our fee for setting up your company is IDR 15 million, payable in two installments of IDR 7.5 million each.',
      { sum: 15_000_000 },
    ],
    [
      'Untuk pendirian PT biayanya Rp 7.000.000 dengan DP Rp 3.500.000 dan sisanya dibayar setelah selesai.',
      { sum: 7_000_000 },
    ],
    ['Total biaya 6jt. DP 3jt, sisa 3jt setelah akta.', { sum: 0, total: 6_000_000 }],
    [
      'Akta: 2.500.000\nSK: 1.000.000\nNIB: 500.000\nAdmin: 800.000\nJumlah: 4.800.000\nUang muka: 2.400.000\nSisa: 2.400.000',
      { sum: 4_800_000, total: 4_800_000 },
    ],
    [
      'Jasa hukum Rp7.000.000 (tujuh juta rupiah), dibayar 50% di awal (Rp3.500.000) dan 50% saat selesai (Rp3.500.000)',
      { sum: 7_000_000 },
    ],
    ['Bayar 2x ya: 2,25jt di depan, 2,25jt setelah SK. Total 4,5jt', { sum: 0, total: 4_500_000 }],
  ],
  'other money, and its price in rupiah': [
    ['Legal fee: USD 1,200\nNotary fee: IDR 2,500,000\nPrices exclude VAT', { sum: 2_500_000, asked: 1 }],
    ['Professional fee USD 1,500 (kurs Rp 16.000) = Rp 24.000.000', { sum: 24_000_000 }],
    ['Notary 2,500,000 IDR\nOur service: S$ 450', { sum: 2_500_000, asked: 1 }],
    ['USD 1,000 = IDR 16,500,000\nCompany registration', { sum: 16_500_000 }],
    ['Company registration USD 1,000 / IDR 16,500,000', { sum: 16_500_000 }],
    ['Company registration: 1.000 dolar', { sum: 0, asked: 1 }],
  ],
  'tables and broken lines': [
    [
      'No\tUraian\tQty\tSatuan\tHarga Satuan\tJumlah\n1\tAkta Pendirian PT\t1\takta\t2.500.000\t2.500.000\n2\tMeterai\t12\tlembar\t10.000\t120.000\n3\tPengesahan SK\t1\tpaket\t1.000.000\t1.000.000\n4\tJasa pengurusan\t1\tls\t3.000.000\t3.000.000\n\tTotal\t\t\t\t6.620.000',
      { sum: 6_620_000, total: 6_620_000 },
    ],
    [
      'Item\tQty\tUnit Price\tDisc\tAmount\nCompany registration\t1\t6,000,000\t10%\t5,400,000\nVirtual office 1 year\t1\t3,000,000\t10%\t2,700,000\nTotal\t\t\t\t8,100,000',
      { sum: 8_100_000, total: 8_100_000 },
    ],
    [
      'Jasa Pendirian Perseroan\nTerbatas (PT) termasuk akta\nnotaris\nRp 5.250.000\nVirtual Office 1 tahun\nRp 2.000.000\nTOTAL\nRp 7.250.000',
      { sum: 7_250_000, total: 7_250_000 },
    ],
    [
      '1. Pembuatan akta pendirian di hadapan notaris dan pengesahan\nKementerian Hukum Rp3.750.000\n2. Pengurusan NIB melalui OSS Rp1.000.000\nJumlah Rp4.750.000',
      { sum: 4_750_000, total: 4_750_000 },
    ],
    ['No;Uraian;Qty;Harga\n1;Akta notaris;1;2500000\n2;SK Kemenkum;1;1000000', { sum: 3_500_000 }],
    [
      'Akta notaris ............ 2.500.000\nSK Kemenkum ............. 1.000.000\n                          ---------\n                          3.500.000',
      { sum: 3_500_000, total: 3_500_000 },
    ],
    [
      'Company registration (PT PMA)\nProfessional fee ........ IDR 9,000,000\nNotary & MOLHR .......... IDR 3,000,000\nTOTAL ................... IDR 12,000,000',
      { sum: 12_000_000, total: 12_000_000 },
    ],
    [
      '1. Legal Fee\n   IDR 10.000.000,00\n2. Notary Fee\n   IDR 5.000.000,00\n   --------------------\n   IDR 15.000.000,00',
      { sum: 15_000_000, total: 15_000_000 },
    ],
    [
      'Invoice\nQty 1  Jasa Pendirian PT  5.500.000  5.500.000\nGrand Total 5.500.000',
      { sum: 5_500_000, total: 5_500_000 },
    ],
    [
      '| Layanan | Biaya |\n|---------|------:|\n| Akta notaris | Rp 3.500.000 |\n| SK Menkum | Rp 1.250.000 |\n| Jasa | Rp 4.500.000 |\n| **Total** | **Rp 9.250.000** |',
      { sum: 9_250_000, total: 9_250_000 },
    ],
    [
      'Uraian\tVolume\tHarga\tDiskon\tTotal\nAkta\t1\t3.000.000\t250.000\t2.750.000\nJasa\t1\t3.000.000\t0\t3.000.000\nTOTAL\t\t\t\t5.750.000',
      { sum: 5_750_000, total: 5_750_000 },
    ],
  ],
  'figures as they are written': [
    ['Pendirian PT Perorangan mulai dari Rp 3.500.000', { sum: 3_500_000 }],
    ['Biaya pendirian PT antara 6 - 8 juta tergantung modal', { sum: [6_000_000, 8_000_000] }],
    ['Akta notaris Rp 2.5OO.000\nPNBP Rp 500.000\nJasa Rp 3.000.000', { sum: 3_500_000, asked: 1 }],
    [
      'Akta notaris Rp. 3.200.000.-\nSK Kemenkum Rp.1.000.000.-\nJumlah Rp. 4.200.000.-',
      { sum: 4_200_000, total: 4_200_000 },
    ],
    ['Akta notaris Rp 3 . 200 . 000\nSK Rp 1 000 000\nTotal Rp 4 200 000', { sum: 4_200_000, total: 4_200_000 }],
    [
      '✅ Akta notaris: 2,5 juta\n✅ SK Kemenkum: 1 juta\n✅ NIB + NPWP: 800 ribu\n💵 Total: 4,3 juta',
      { sum: 4_300_000, total: 4_300_000 },
    ],
    ['1️⃣ Cek nama 200rb\n2️⃣ Akta 2,5jt\n3️⃣ SK 1jt', { sum: 3_700_000 }],
    [
      'Akta 3.000.000\nSK 1.500.000\nJasa 2.000.000\nTotal 7.000.000',
      { sum: 6_500_000, total: 7_000_000, isRisk: true },
    ],
    [
      'INVOICE No. 045/INV/XI/2026\nTanggal 26-11-2026, jatuh tempo 10-12-2026\nJasa pengurusan merek 3.000.000',
      { sum: 3_000_000 },
    ],
    ['pembuatan npwp 250k\njasa oss 1000k', { sum: 1_250_000 }],
    ['Pendirian CV 4jt\nCek nama: FREE\nKonsultasi: gratis (normal 500rb)\nNIB: Rp 0', { sum: 4_000_000 }],
    ['Kisaran 4 s/d 5 juta ya pak', { sum: [4_000_000, 5_000_000] }],
    ['Jasa pendirian PT Rp 4.500.000,- (Empat Juta Lima Ratus Ribu Rupiah)', { sum: 4_500_000 }],
    ['Hanya dengan 2 jutaan bisa punya CV!', { sum: 2_000_000 }],
    ['Akta 2,5jt\nJasa 2,5jt\nBiaya lain ± ??? / Rp 5oo.000', { sum: 5_000_000, asked: 1 }],
    ['Pendirian PT = 5.000 (dalam ribuan)', { sum: 0, asked: 1 }],
    ['jasa pendirian pt rp. 5.ooo.ooo sudah ppn / 5.000.000', { sum: 0, asked: 1 }],
    ['Pendirian PT 5,000K', { sum: 5_000_000 }],
    ['Pendirian PT: lima juta', { sum: 5_000_000 }],
    ['Jasa pendirian Rp. 5000.000', { sum: 0, asked: 1 }],
  ],
  'a number without its thousands is asked about, and settled by the total': [
    ['Akta 2000\nSK 1000\nNIB 500\nTotal 3500', { sum: 3_500_000, total: 3_500_000 }],
    ['Akta notaris 2jt\nSK 1jt\nNIB 500\nNPWP: 250', { sum: 3_000_000, asked: 2 }],
    ['Akta notaris 2jt\nSK 1jt\n3. NIB 500\ntotal 3,5jt', { sum: 3_500_000, total: 3_500_000 }],
    ['Notaris 2jt\nSK Menteri 2026\nPPh 21\nMerek kelas 35\nTelp 1500\nModal 500', { sum: 2_000_000 }],
  ],
  choices: [
    ['📦 Paket Hemat – 3,9jt\n📦 Paket Bisnis – 5,9jt\n📦 Paket Premium – 8,9jt', { sum: 0, asked: 3 }],
    ['PNBP merek per kelas: UMK Rp 500.000 / umum Rp 1.800.000', { sum: 0, asked: 1 }],
    ['Pendirian PT Perorangan 1,5jt atau PT biasa 4,5jt', { sum: 0, asked: 2 }],
    ['Opsi A: tanpa VO Rp 4.000.000\nOpsi B: dengan VO Rp 6.500.000', { sum: 0, asked: 2 }],
    ['Paket A 5jt (tanpa PKP), paket B 7jt (dengan PKP)', { sum: 0, asked: 2 }],
    ['Reguler (14 hari) Rp 4.000.000\nEkspres (5 hari) Rp 6.000.000', { sum: 0, asked: 2 }],
  ],
  'prose and chats': [
    [
      '[10:21, 26/11/2026] Bu Rina Notaris: Pagi kak 🙏\n[10:22, 26/11/2026] Bu Rina Notaris: Untuk pendirian PT biayanya 5,5jt all in ya\n[10:22, 26/11/2026] Bu Rina Notaris: Sudah termasuk akta, SK, NPWP, NIB\n[10:23, 26/11/2026] Saya: Oke kak',
      { sum: 5_500_000 },
    ],
    [
      'Assalamualaikum bu, berikut rinciannya ya:\nAkta + SK = 3.500.000\nNIB, NPWP = 1.000.000\nJasa = 1.500.000\nTotal 6jt 🙏',
      { sum: 6_000_000, total: 6_000_000 },
    ],
    ['Paket komplit 5.5 jt sudah semua, tinggal terima beres kak 👍', { sum: 5_500_000 }],
    ['Merek 1 kelas:\nPNBP 1.800.000\nJasa 900.000\nTotal per kelas 2.700.000', { sum: 2_700_000 }],
    ['Jasa 5jt\n*harga dapat berubah sewaktu-waktu\n*berlaku s/d 31/12/2026\n*min. order 1 PT', { sum: 5_000_000 }],
    [
      'Biaya pendirian PT\nRp 5 juta (lima juta) include notaris,\nbelum termasuk PKP (Rp 1,5 juta)',
      { sum: 5_000_000 },
    ],
    [
      'Pembayaran via transfer ke Mandiri 123-00-0456789-1\nNilai Rp5.000.000 untuk jasa pendirian PT',
      { sum: 5_000_000 },
    ],
    ['Kak total 6,5jt ya. Rinciannya notaris 3jt, PNBP 1jt, jasa kita 2,5jt', { sum: 6_500_000, total: 6_500_000 }],
    [
      'Yth. Bapak Andi,\nDengan ini kami menawarkan jasa pendirian PT dengan biaya sebesar Rp5.000.000 (lima juta rupiah).\nHormat kami,\nCV Maju Terus\nJl. Sudirman No. 45 Kav. 12 Jakarta 12190',
      { sum: 5_000_000 },
    ],
  ],
})
