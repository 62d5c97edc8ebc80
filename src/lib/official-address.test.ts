import { expect, test } from 'vitest'
import { isAddressOfText } from './official-address.ts'

test.each([
  ['https://peraturan.bpk.go.id', false],
  ['https://peraturan.bpk.go.id/', false],
  ['https://peraturan.bpk.go.id/Details/4879/pp-no-63-tahun-2008', true],
  ['https://tracking.mkri.id/?page=web.Putusan&id=1', true],
])('%s is the address of a text: %s', (address, expected) => {
  expect(isAddressOfText(address)).toBe(expected)
})
