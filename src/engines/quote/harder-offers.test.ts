/** Offers whose sums restate, hold back or pay another one: none is added twice, and no honest total is doubted. */
import { expect, test } from 'vitest'
import { toolFacts } from '../../collections/tool-facts.ts'
import { checkOffer } from '../quote.ts'
import { openPrices, sumOf } from './offer.ts'
import { readOffer } from './read-offer.ts'

const words = toolFacts('quote')
const nothing = { isSocial: false, needed: [], notNeeded: [], outside: [], state: [] }

interface Expected {
  readonly sum: number
  /** How many prices are asked about. */
  readonly asked?: number
  readonly total?: number
  readonly capital?: number
  /** Findings besides those that only state something. */
  readonly finds?: readonly string[]
  /** What each line with a figure is. */
  readonly roles?: string
  readonly isRisk?: true
}

const offers: Readonly<Record<string, readonly (readonly [text: string, expected: Expected])[]>> = {
  'a share of a base is not the base': [
    ['Akta jual beli 1% dari Rp 500.000.000', { sum: 5_000_000 }],
    ['Honor PPAT 1% dari nilai transaksi Rp 500.000.000', { sum: 5_000_000 }],
    ['Jasa 5jt\nPromo Desember, diskon 20% dari 5jt', { sum: 4_000_000, roles: 'price discount' }],
    ['Biaya notaris 1,5% dari nilai transaksi\nJasa 2jt', { sum: 2_000_000 }],
    ['Honor notaris 0,5% x Rp 1.000.000.000', { sum: 5_000_000 }],
    ['Success fee 10% of 50,000,000', { sum: 5_000_000 }],
    ['Biaya pembatalan 25% dari Rp 3.000.000\nJasa 3jt', { sum: 3_000_000, roles: 'other price' }],
    ['Jasa 3jt\nCancellation fee 25% of Rp 3.000.000', { sum: 3_000_000, roles: 'price other' }],
  ],
  'payments are no costs': [
    ['Jasa 3jt. Pembayaran: 1,5jt saat deal, 1,5jt saat akta jadi', { sum: 3_000_000 }],
    ['Notaris 3jt. Bayar 1jt dulu, 2jt setelah akta', { sum: 3_000_000 }],
    ['Notaris 4jt. Dibayar 1jt saat deal, 1jt saat draft, 2jt saat akta jadi', { sum: 4_000_000 }],
    ['Jasa 6jt, bayar 3jt dulu baru 3jt lagi setelah akta jadi', { sum: 6_000_000 }],
    ['Jasa 3jt bayar 2x: 1,5jt awal, 1,5jt akhir', { sum: 3_000_000, roles: 'price instalment instalment' }],
    ['Jasa 3jt\n1st payment 1.500.000\n2nd payment 1.500.000', { sum: 3_000_000 }],
    ['Jasa 3jt\nMinggu ke-1: 1jt\nMinggu ke-2: 2jt', { sum: 3_000_000 }],
    ['Jasa 3jt\nPayment schedule:\n30% = 900.000\n70% = 2.100.000', { sum: 3_000_000 }],
    ['Jasa 3jt\nJadwal pembayaran:\n- saat mulai 1jt\n- akta terbit 2jt', { sum: 3_000_000 }],
    ['Jasa 3jt\nTahap pertama: 1jt\nTahap kedua: 2jt', { sum: 3_000_000 }],
    ['Pembayaran:\nNotaris 3jt\nJasa 2jt\nTotal 5jt', { sum: 5_000_000, total: 5_000_000 }],
    ['Jasa 5jt\nSudah DP 2jt\nKurang 3jt', { sum: 5_000_000, roles: 'price instalment instalment' }],
    ['Total: 5jt\nTerbayar: 2jt\nSisa: 3jt', { sum: 0, total: 5_000_000, finds: ['noSplit'] }],
    ['Fee 5,000,000\nPaid 2,000,000\nOutstanding 3,000,000', { sum: 5_000_000 }],
    ['Jasa 5jt\nTelah diterima 2jt\nKurang bayar 3jt', { sum: 5_000_000 }],
    ['Jasa 5jt\nTotal sudah dibayar 2jt\nKekurangan 3jt', { sum: 5_000_000 }],
    ['Jasa 6jt dibayar 3 kali: 2jt, 2jt, 2jt', { sum: 6_000_000 }],
    ['Jasa 6jt bayar 3x @2jt', { sum: 6_000_000 }],
    ['Jasa 3jt. Bisa dibayar 2 kali, 1,5jt sekarang dan 1,5jt nanti', { sum: 3_000_000 }],
    ['Jasa 6jt\nSaat tanda tangan: 3jt\nSaat selesai: 3jt', { sum: 6_000_000 }],
    ['Jasa 6jt\nPada saat akta: 3jt\nPada saat NIB: 3jt', { sum: 6_000_000 }],
    ['Jasa 6jt\nJanuari: 3jt\nFebruari: 3jt', { sum: 6_000_000 }],
    ['Kekurangan dokumen dikenakan 500rb\nJasa 3jt', { sum: 3_500_000 }],
    ['Outstanding documents fee 500,000', { sum: 500_000 }],
    ['Jasa kurang lebih 5jt', { sum: 5_000_000, finds: ['about'] }],
  ],
  'the total of a tax or of a discount is no total': [
    ['Jasa 5.000.000\nTotal PPN 550.000\nGrand Total 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Fee 5,000,000\nTotal VAT 550,000\nTotal due 5,550,000', { sum: 5_550_000, total: 5_550_000 }],
    ['Jasa 5jt\nPPN 550.000\nJumlah pajak 550.000\nTotal 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Jasa 5jt\nPPN 550.000\nTotal termasuk PPN 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Jasa 5.000.000\nTotal Diskon -500.000\nTotal 4.500.000', { sum: 4_500_000, total: 4_500_000 }],
    ['Jasa 5.000.000\nJumlah diskon 500.000\nTotal 4.500.000', { sum: 4_500_000, total: 4_500_000 }],
    ['Jasa 5jt\nDiskon 500rb\nTotal diskon 500.000\nTotal 4.500.000', { sum: 4_500_000, total: 4_500_000 }],
    ['Akta 2jt\nSub Total I 2jt\nSK 1jt\nSub Total II 1jt\nTotal I + II 3jt', { sum: 3_000_000, total: 3_000_000 }],
    ['Akta 2,5jt\nSK 1jt\nTotal 3.5jt + PPN = 3.885.000', { sum: 3_885_000, total: 3_885_000 }],
    ['Akta 2,5jt\nSK 1jt\nTotal 3,5jt + PPN 385.000 = 3.885.000', { sum: 3_885_000, total: 3_885_000 }],
    ['Nilai kontrak Rp 5jt\nPPN Rp 550.000\nTotal Rp 5.550.000', { sum: 5_550_000, total: 5_550_000 }],
    ['Nilai kontrak Rp 100jt\nJasa Rp 5jt', { sum: 5_000_000 }],
  ],
  'what is taken off is neither the price nor a cost': [
    [
      'Akta 2,5jt\nJasa 1jt\nTotal akhir setelah diskon 500rb: 3.000.000',
      { sum: 3_000_000, total: 3_000_000, roles: 'price price total discount' },
    ],
    ['Harga 3jt (nett setelah diskon 500rb)', { sum: 3_000_000 }],
    ['Harga setelah potongan 500rb 3jt', { sum: 3_000_000 }],
    ['Akta 2jt\nJasa 2jt\nTotal setelah dikurangi diskon 500rb: 3,5jt', { sum: 3_500_000, total: 3_500_000 }],
    ['Akta 2jt\nJasa 2jt\nTotal 3,5jt (sudah diskon 500rb)', { sum: 3_500_000, total: 3_500_000 }],
    ['Akta 2jt\nJasa 2jt\nTotal after IDR 500,000 discount: 3,500,000', { sum: 3_500_000, total: 3_500_000 }],
    ['Akta 2jt\nJasa 2jt\nHarga akhir setelah promo 500rb = 3,5jt', { sum: 3_500_000, total: 3_500_000 }],
    ['Harga 3jt setelah diskon 500rb', { sum: 3_000_000 }],
    ['Total after discount of 500,000: 3,000,000', { sum: 0, total: 3_000_000 }],
    ['Jasa 3.500.000\nLess: 500.000\nTotal 3.000.000', { sum: 3_000_000, total: 3_000_000 }],
    ['Jasa 3.500.000\nPromo 11.11 potongan langsung 500.000', { sum: 3_000_000, finds: ['discount'] }],
    ['Jasa 3.500.000\nMinus 500.000', { sum: 3_000_000, finds: ['discount'] }],
    ['Jasa 3.500.000\nKorting 500.000', { sum: 3_000_000, finds: ['discount'] }],
    ['Jasa 3.500.000\nSubsidi kantor kami 500.000\nTotal 3.000.000', { sum: 3_000_000, total: 3_000_000 }],
    ['Pengurangan modal dasar Rp 4.000.000', { sum: 4_000_000 }],
  ],
  'a currency that is said once': [
    ...[
      'All prices in USD\nLegal fee 15,000\nNotary 12,500',
      'Quotation (USD)\nLegal fee 15,000\nNotary 12,500',
      'Mata uang: USD\nLegal fee 15,000\nNotary 850',
      'Rincian (harga dalam US$)\nLegal fee 15,000\nNotary 12,500',
      'Jasa 15.000\nNotaris 12.500\n*Harga dlm SGD ya kak*',
      'Item\tUSD\nLegal fee\t15,000\nNotary\t12,500',
      'Legal fee 12,000 (USD)\nNotary US 12,000',
    ].map((text): readonly [string, Expected] => [text, { sum: 0, asked: 2, finds: ['foreign', 'foreign'] }]),
    ['FEE PROPOSAL - USD\nLegal fee: 15,000', { sum: 0, asked: 1 }],
    ['Item | Price |\n|---|---|\n| Legal | 12,000 |\n*in USD', { sum: 0, asked: 1 }],
    ['Fee 1,500 (in USD)', { sum: 0, asked: 1, finds: ['foreign'] }],
    ['Price in USD can be requested\nJasa 3.000.000', { sum: 3_000_000 }],
    ['All prices in USD\nLegal fee 15,000\nNotary Rp 2.500.000', { sum: 2_500_000, asked: 1 }],
    ['Pembukaan rekening bank (USD)\nJasa 3.000.000', { sum: 3_000_000 }],
    ['Modal dalam USD\nJasa 15.000.000', { sum: 15_000_000 }],
    ['Jasa 5.000.000\nBisa bayar pakai USD', { sum: 5_000_000 }],
    ['Payment can be made in USD or IDR\nLegal fee 15,000,000', { sum: 15_000_000 }],
    ['(dalam jutaan)\nAkta 2,5\nSK 1', { sum: 3_500_000 }],
  ],
  'capital is no cost, and the value of one share no capital': [
    ['Saham: Budi 60% (30.000.000), Siti 40% (20.000.000)\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Andi setor Rp 30.000.000, Rudi setor Rp 20.000.000\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Direktur: Budi (60%) - Rp 30.000.000\nJasa 3jt', { sum: 3_000_000, capital: 30_000_000 }],
    ['Ani menyetor 50 juta, Budi 50 juta\nJasa 3jt', { sum: 3_000_000, capital: 100_000_000 }],
    ['Kapital 50 juta\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Susunan pemegang saham:\n- Budi Rp 30jt\n- Siti Rp 20jt\n\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Nilai saham per lembar Rp 100.000\nNotaris 2.500.000', { sum: 2_500_000 }],
    ['Saham Budi 30.000.000\nSaham Siti 20.000.000\nNotaris 1.200.000', { sum: 1_200_000, capital: 50_000_000 }],
    ['Modal dasar 50jt\nSaham Budi 30jt\nSaham Siti 20jt\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Budi: 30.000.000 (60%)\nSiti: 20.000.000 (40%)\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Struktur modal\n- Budi: 30jt\n- Siti: 20jt\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Setoran Budi 30jt, Siti 20jt\nJasa 3jt', { sum: 3_000_000, capital: 50_000_000 }],
    ['Jasa lapor dan setor PPN Rp 300.000', { sum: 300_000 }],
  ],
  'an honest total is not doubted': [
    ['Jasa 3.000.000\nKode unik: 123\nTotal 3.000.123', { sum: 3_000_123, total: 3_000_123, finds: [] }],
    ['Jasa 3.000.500\nPembulatan -500\nTotal 3.000.000', { sum: 3_000_000, total: 3_000_000, finds: [] }],
    ['Jasa 3.000.570\nPembulatan (570)\nTotal 3.000.000', { sum: 3_000_000, total: 3_000_000, finds: [] }],
    ['Kode unik 123\nTotal transfer 3.000.123', { sum: 0, total: 3_000_123, finds: ['noSplit'] }],
    ['Jasa hitung PPh 21 dan potong pajak Rp 500.000', { sum: 500_000 }],
    ['Jasa 3.000.570\nPembulatan 570\nTotal 3.000.000', { sum: 3_000_000, total: 3_000_000, finds: [] }],
    ['Jasa 5jt\nPPh 23 2% dipotong klien 100.000\nTotal 4.900.000', { sum: 5_000_000, total: 4_900_000, finds: [] }],
    ['Jasa 5jt\nPPh 23 (dipotong 2%) = 100.000\nYang dibayar klien 4,9jt', { sum: 5_000_000, total: 4_900_000 }],
    ['Jasa 5jt\nLess: WHT 2% 100.000\nTotal 4.900.000', { sum: 5_000_000, total: 4_900_000, finds: [] }],
    ['Jasa 5jt\nPotong PPh 23: 100.000\nTotal 4.900.000', { sum: 5_000_000, total: 4_900_000, finds: [] }],
    ['Jasa 3.000.000\nTotal transfer 3.000.123 (kode unik 123)', { sum: 3_000_000, total: 3_000_123, finds: [] }],
    ['Jasa 3.000.000\nTotal 3.000.123\n*3 digit terakhir kode unik', { sum: 3_000_000, total: 3_000_123, finds: [] }],
    ['Jasa 3.000.400\nTotal dibulatkan 3.000.000', { sum: 3_000_400, total: 3_000_000, finds: [] }],
    ['Jasa 3jt\nTotal dibulatkan 4jt', { sum: 3_000_000, total: 4_000_000, finds: ['sumMismatch'], isRisk: true }],
    ['Jasa 5jt\nPPh Pasal 23 (2%) (100.000)\nNetto 4.900.000', { sum: 5_000_000, total: 4_900_000, finds: [] }],
    ['Jasa 5jt\nPPh 23 -100.000\nJumlah yang diterima 4,9jt', { sum: 5_000_000, total: 4_900_000, finds: [] }],
    ['Harga 5jt belum PPN, total jadi 5,55jt', { sum: 5_000_000, total: 5_550_000, finds: ['noSplit'] }],
    [
      'Akta 2jt\nJasa 3jt (belum PPN 11%)\nTotal setelah PPN 5.330.000',
      { sum: 5_000_000, total: 5_330_000, finds: [] },
    ],
    ['Jasa 5jt\nPajak 2% 100.000', { sum: 5_100_000, finds: ['unclear'] }],
    ['Jasa 5jt, dipotong PPh 23 100rb, total 4,9jt', { sum: 5_000_000, total: 4_900_000, finds: [] }],
    ['Fee 5jt (dipotong PPh 23 2%)', { sum: 5_000_000 }],
    ['Jasa 5jt belum PPN 11%\nTotal + PPN 5.550.000', { sum: 5_000_000, total: 5_550_000, finds: [] }],
    ['Jasa Rp 5jt belum PPN. Total dengan PPN 5.550.000', { sum: 5_000_000, total: 5_550_000, finds: [] }],
    ['Jasa 5jt\nTotal + PPN 5.900.000', { sum: 5_000_000, total: 5_900_000, finds: ['sumMismatch'], isRisk: true }],
    ['VO 3jt\nPajak sewa VO 10% Rp 300.000', { sum: 3_300_000, finds: ['unclear'] }],
    ['Jasa 5jt\nPPh final 0,5% Rp 25.000', { sum: 5_025_000, finds: ['unclear'] }],
    ['Jasa 5jt\nPPN 11% Rp 550.000', { sum: 5_550_000, finds: ['vatLine'] }],
  ],
  'a share behind its sum, and a ceiling of a discount': [
    ['Akta 2.500.000 disc 10%\nJasa 1.000.000\nTotal 3.250.000', { sum: 3_250_000, total: 3_250_000 }],
    ['Akta 2.500.000 disc 10%\nJasa 1.000.000\nTotal 3.500.000', { sum: 3_500_000, total: 3_500_000 }],
    ['Jasa 5.000.000 (diskon 10%)', { sum: 0, asked: 1, finds: ['reading'] }],
    ['Jasa 3.000.000\nDiskon s/d Rp 1.000.000', { sum: 3_000_000, asked: 1, finds: ['choice'] }],
    ['Jasa 3.000.000\nDiskon 100-500rb', { sum: 3_000_000, asked: 1, finds: ['choice'] }],
    ['Jasa 3.000.000\nDiskon 10% max 500rb', { sum: 3_000_000, asked: 1, finds: ['choice'] }],
    ['Jasa 3.000.000\nDisc up to 20%', { sum: 3_000_000 }],
    ['Diskon 10%\nJasa 5jt\nTotal 4,5jt', { sum: 4_500_000, total: 4_500_000 }],
    ['Jasa 3.000.000\nDiskon hingga 1jt\nTotal 2jt', { sum: 2_000_000, total: 2_000_000 }],
    ['Service fee IDR 5,000,000 plus 11% VAT (IDR 550,000)', { sum: 5_550_000, roles: 'price price' }],
    ['Service fee IDR 5,000,000 (+ 11% VAT IDR 550,000)', { sum: 5_550_000 }],
    ['Service fee 5,000,000 and VAT 11% (550,000)', { sum: 5_550_000 }],
    ['Voucher Rp 250.000 untuk pembelian berikutnya\nJasa 3jt', { sum: 3_000_000 }],
    ['Dapatkan voucher Rp 250.000\nJasa 3jt', { sum: 3_000_000, roles: 'included price' }],
    ['Invoice total: 5jt\nPayment received: 2jt\nAmount due: 3jt', { sum: 0, total: 5_000_000 }],
    ['Jasa 5jt\nDP 2jt\nTotal yang harus dibayar 3jt', { sum: 5_000_000, total: 3_000_000, finds: [] }],
    ['Jasa 3,5jt\nHemat 500rb\nTotal 3jt', { sum: 3_000_000, total: 3_000_000 }],
  ],
  'prices that replace each other are asked about': [
    ['Sampai 30 Nov 5jt, mulai Desember 6jt', { sum: 0, asked: 2 }],
    ['Harga per 1 Januari 2027: 6jt\nHarga sekarang: 5jt', { sum: 0, asked: 2 }],
    ['Harga 2026: 5jt\nHarga 2027: 6jt', { sum: 0, asked: 2 }],
    ['Jasa 5jt\nItu sudah termasuk PNBP 1jt?', { sum: 5_000_000 }],
    ['Daripada 8 juta, mending 5 juta', { sum: 5_000_000, roles: 'before price' }],
    ['Rina: Jasa 5jt\nSaya: kalau 4jt boleh?\nRina: 4,5jt deh', { sum: 5_000_000, asked: 1 }],
    ['Jasa 5jt, boleh dicicil?', { sum: 0, asked: 1 }],
    ['Saya: bisa kurang 3jt ga?', { sum: 0, roles: 'other', finds: ['noPrice'] }],
    ['Laporan per 31 Desember 2026 2jt\nAkta 3jt', { sum: 5_000_000 }],
  ],
  'a package with a list below it is one sum': [
    ...[
      '*PAKET PT HEMAT*\n- Akta Notaris\n- SK Kemenkumham\n- NPWP\n- NIB\n*Rp 4.500.000*',
      'Paket Basic:\n1. Akta Notaris\n2. SK\n3. NIB\nRp 4.500.000',
      'Paket PT sudah termasuk:\n- Akta Notaris\n- SK\n- NIB\nRp 4.500.000',
      'PAKET PT\n✅ Akta Notaris\n✅ SK\n✅ NIB\n💰 Rp 4.500.000',
      'Paket PT\nAkta Notaris\nSK\nNIB\n\nRp 4.500.000',
      'Pendirian PT\n\nAkta Notaris\nSK Kemenkumham\nNIB\n\nRp 4.500.000',
      'Akta Notaris\nSK Kemenkumham\nNIB\n\nRp 4.500.000',
      '*PAKET PT*\n\nSudah termasuk:\n✅ Akta Notaris\n✅ NPWP\n✅ NIB\n\n💰 *Rp 4.500.000*',
      'Jasa pendirian PT:\n- Akta notaris\n- SK\n- NIB\nRp 4.500.000\nDP 50%',
      'Promo PT\nAkta\nSK\nNPWP\nNIB\nRp 4.500.000',
      '- Akta\n- SK\n- NIB\nRp 4.500.000',
      'PT Perorangan\n- Sertifikat\n- NIB\n- NPWP\n4,5 jt',
    ].map((text): readonly [string, Expected] => [text, { sum: 4_500_000, finds: ['noSplit'] }]),
    ['Paket Silver\n- Akta\n- SK\nRp 3jt\nPaket Gold\n- Akta\n- SK\n- VO\nRp 5jt', { sum: 0, asked: 2 }],
    ['- Akta Notaris\nRp 2.500.000\n- SK\nRp 1.000.000', { sum: 3_500_000, finds: [] }],
  ],
  'what is not yet included': [
    ['Jasa 3.000.000, blm PNBP 200.000', { sum: 3_000_000, roles: 'price notIncluded' }],
    ['Jasa 3jt. Belum PNBP 200rb ya kak', { sum: 3_000_000, roles: 'price notIncluded' }],
    ['Jasa 3jt belum + PNBP 200rb', { sum: 3_000_000, roles: 'price notIncluded' }],
    ['Jasa 3jt, notaris belum 2jt', { sum: 3_000_000, roles: 'price notIncluded' }],
    ['Jasa 3jt blm notaris 2jt dan PNBP 1jt', { sum: 3_000_000, roles: 'price notIncluded notIncluded' }],
    ['Jasa 3jt\nBelum:\n- PNBP 200rb\n- VO 2jt', { sum: 3_000_000, roles: 'price notIncluded notIncluded' }],
    ['Sudah punya akta belum?\nJasa 5jt', { sum: 5_000_000 }],
    ['Jasa 5jt, jadi belum?', { sum: 5_000_000 }],
    ['Jasa 5jt belum PPN', { sum: 5_000_000 }],
  ],
  'counts are multiplied or asked about': [
    ['Meterai Rp 10.000 (10 lembar)', { sum: 0, asked: 1 }],
    ['Meterai Rp 10.000,- sebanyak 10 lembar', { sum: 0, asked: 1 }],
    ['Meterai 10 lembar (@Rp10.000)', { sum: 100_000 }],
    ['Legalisasi 5 lembar x Rp 20.000 (@Rp 20.000) = Rp 100.000', { sum: 100_000 }],
    ['Meterai @10.000 (4 lbr)', { sum: 40_000 }],
    ['Akta Rp 2.500.000/akta x 2 akta', { sum: 5_000_000 }],
    ['Jasa 2,5jt/PT untuk 3 PT', { sum: 7_500_000 }],
    ['Jasa 2,5jt per PT, 3 PT', { sum: 2_500_000, finds: ['perUnit'] }],
    ['Jasa 2,5jt/PT', { sum: 2_500_000, finds: [] }],
    ['Meterai Rp10.000 sebanyak 4 lembar = Rp40.000', { sum: 40_000 }],
    ['Meterai 4 lbr: @ Rp 10.000,-', { sum: 40_000 }],
    ['Salinan akta (2 rangkap) @ 100.000', { sum: 200_000 }],
    ['Akta Rp 2.500.000 (3 rangkap)', { sum: 2_500_000 }],
    ['Jasa 1 juta setengah', { sum: 1_500_000 }],
    ['Jasa Rp -\nPNBP Rp 200.000', { sum: 200_000, roles: 'price' }],
  ],
  'the price of a period is asked about': [
    ...['pertahun', '@bulan', 'setahun', 'monthly', 'a month', 'every month', 'p.m.', 'p.a.', 'annually'].map(
      (period): readonly [string, Expected] => [`VO Rp 2.500.000 ${period}`, { sum: 2_500_000, finds: ['perUnit'] }],
    ),
    ...['Annual fee IDR 2,500,000', 'Sewa VO tahunan Rp 2.500.000', 'Jasa Rp 2.500.000 (per tahun)'].map(
      (text): readonly [string, Expected] => [text, { sum: 2_500_000, finds: ['perUnit'] }],
    ),
    ['Laporan tahunan Rp 2.500.000\nJasa 1jt', { sum: 3_500_000 }],
    ['Penerjemah Rp 150.000 per halaman', { sum: 150_000, finds: ['perUnit'] }],
    ['Virtual office monthly: Rp 2.500.000', { sum: 2_500_000, finds: ['perUnit'] }],
  ],
}

const silent = ['notaryNoValue', 'notaryWithin', 'notarySliced']

for (const [kind, rows] of Object.entries(offers)) {
  test.each(rows)(`${kind}: %j`, (text, { sum, asked = 0, total, capital, finds, roles, isRisk = false }) => {
    const offer = readOffer(text, words)
    expect(sumOf(offer.lines)).toEqual({ minIdr: sum, maxIdr: sum })
    expect(openPrices(offer)).toHaveLength(asked)
    expect(offer.totalIdr).toBe(total)
    expect(offer.capitalIdr).toBe(capital)
    if (roles) expect(offer.lines.flatMap(({ role }) => (role === 'text' ? [] : [role])).join(' ')).toBe(roles)
    const { findings, verdict } = checkOffer(words, nothing, offer, { valueIdr: capital, included: [], terms: [] })
    expect(verdict === 'risk').toBe(isRisk)
    if (finds) expect(findings.flatMap(({ id }) => (silent.includes(id) ? [] : [id]))).toEqual(finds)
  })
}
