import { expect, test } from 'vitest'
import { chatAddress, isAddressOfText } from './addresses.ts'

test('a chat opens with the number and a draft', () => {
  expect(chatAddress('6281234567890', 'Halo')).toBe('https://wa.me/6281234567890?text=Halo')
})

test('the draft arrives as it was written', () => {
  const draft = 'Halo Suluh & Co., biaya 50 % + PPN?\nTerima kasih #1 = “ya” 🙏'
  const address = new URL(chatAddress('6281234567890', draft))
  expect([...address.searchParams]).toEqual([['text', draft]])
  expect(address.hash).toBe('')
  // A plus sign would mean a space to some messengers and a plus to others.
  expect(address.search).not.toContain('+')
})

test.each([
  ['https://peraturan.bpk.go.id', false],
  ['https://peraturan.bpk.go.id/', false],
  ['https://peraturan.bpk.go.id/Details/4879/pp-no-63-tahun-2008', true],
  ['https://tracking.mkri.id/?page=web.Putusan&id=1', true],
])('%s is the address of a text: %s', (address, expected) => {
  expect(isAddressOfText(address)).toBe(expected)
})
