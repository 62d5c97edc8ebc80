/** What a line is about: a name that is reserved, and names of people, accounts and things. */
import { expect, test } from 'vitest'
import { toolFacts } from '../../collections/tool-facts.ts'
import { topicsOf } from './payees.ts'

const words = toolFacts('quote')

test.each([
  ['Pembayaran ke BCA 5430123456 atas nama Budi', false],
  ['Account name: PT Contoh Jasa', false],
  ['Nama rekening: PT Contoh', false],
  ['Nama pemilik rekening Budi', false],
  ['Beneficiary name: Budi', false],
  ['Nama Bank: BCA', false],
  ['Nama klien: Andi', false],
  ['Nama perusahaan: PT Maju', false],
  ['Company name: PT Maju', false],
  ['Nama: Andi', false],
  ['Certificate in the name of PT ABC', false],
  ['Balik nama sertifikat', false],
  ['Papan nama kantor', false],
  ['Domain name 1 year', false],
  ['Pemesanan nama PT', true],
  ['Pesan nama PT atas nama Budi', true],
  ['Voucher nama', true],
  ['Nama PT: gratis', true],
  ['Nama PT', true],
  ['Nama, akta, SK, NIB', true],
  ['Name reservation', true],
  ['Name check', true],
])('"%s" speaks of the reservation of a name: %s', (text, isReserved) => {
  expect(topicsOf(text, words).includes('nama')).toBe(isReserved)
})
