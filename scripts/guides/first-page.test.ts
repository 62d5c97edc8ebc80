import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFirstPage, readPdfFacts } from './first-page.ts'

const file = new Uint8Array(readFileSync('content/documents/lembar-kerja-pendiri-pt.pdf'))

test('a PDF has pages, a size, and the proportions of its first page', async () => {
  const { pages, bytes, width, height } = await readPdfFacts(file)
  expect({ pages, bytes }).toEqual({ pages: 2, bytes: file.length })
  expect(height / width).toBeCloseTo(Math.SQRT2, 2)
})

test('its first page is drawn, with ink', async () => {
  const picture = Buffer.from(await drawFirstPage(file))
  expect(picture.subarray(0, 4).toString() + picture.subarray(8, 12).toString()).toBe('RIFFWEBP')
  // An empty page takes a few hundred bytes.
  expect(picture.length).toBeGreaterThan(5_000)
})

test('what is no PDF is refused', async () => {
  await expect(readPdfFacts(new TextEncoder().encode('nothing'))).rejects.toThrow('PDF')
})
