import { expect, test } from 'vitest'
import { writeContent } from '../../tests/support/content-folder.ts'
import { sourceAddresses } from './check-links.ts'

test('facts and prose name addresses, each once and in order', () => {
  const linked = '\n\nLihat [arsip](https://arsip.example/40/), atau https://lain.example/a.\n'
  const { folder } = writeContent({ 'content/articles/modal-pt/id.md': (text) => text + linked })
  const own = sourceAddresses(folder)
  expect(own).toEqual(
    expect.arrayContaining(['https://peraturan.example/40', 'https://arsip.example/40/', 'https://lain.example/a']),
  )
  const site = sourceAddresses('content')
  expect(site).toEqual(expect.arrayContaining(['https://coretaxdjp.pajak.go.id', 'https://oss.go.id']))
  expect(site.some((address) => address.startsWith('https://www.dgip.go.id/'))).toBe(true)
  expect(site).toContain('https://wajiblapor.kemnaker.go.id')
  expect(site).toEqual([...new Set(site)].sort())
})
