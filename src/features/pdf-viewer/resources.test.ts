import { expect, test } from 'vitest'
import installed from '../../../node_modules/pdfjs-dist/package.json'
import { pdfjsVersion, pdfResources } from './resources.ts'

test('the version is the installed one', () => {
  expect(installed.version).toBe(pdfjsVersion)
})

test('the resources are part of the site', () => {
  const own = pdfResources(null)
  expect(own.worker).toBe(`/assets/pdf/pdfjs-dist@${pdfjsVersion}/build/pdf.worker.min.mjs`)
  expect(own.characterMaps).toMatch(/\/cmaps\/$/)
  expect(own.foreign).toBe(false)
})

test('one setting moves them to a public content host', () => {
  const moved = pdfResources('https://cdn.example/npm/')
  expect(moved.worker).toBe(`https://cdn.example/npm/pdfjs-dist@${pdfjsVersion}/build/pdf.worker.min.mjs`)
  expect(moved.fonts).toBe(`https://cdn.example/npm/pdfjs-dist@${pdfjsVersion}/standard_fonts/`)
  expect(moved.foreign).toBe(true)
})
