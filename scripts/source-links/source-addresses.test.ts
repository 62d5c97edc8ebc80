import { expect, test } from 'vitest'
import { writeContent } from '../../tests/support/content-folder.ts'
import { sourceAddresses } from './source-addresses.ts'

test('regulations, services, fees, articles and duties name addresses, each once and in order', () => {
  const { folder } = writeContent()
  const own = sourceAddresses(folder)
  expect(own).toContain('https://peraturan.example/40')
  const site = sourceAddresses('content')
  expect(site).toEqual(expect.arrayContaining(['https://coretaxdjp.pajak.go.id', 'https://oss.go.id']))
  expect(site.some((address) => address.startsWith('https://www.dgip.go.id/'))).toBe(true)
  expect(site).toContain('https://wajiblapor.kemnaker.go.id')
  expect(site).toEqual([...new Set(site)].sort())
})
