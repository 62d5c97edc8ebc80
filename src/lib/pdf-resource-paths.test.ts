import installed from 'pdfjs-dist/package.json'
import { expect, test } from 'vitest'
import { importingWorkers, pdfjsVersion, pdfResources } from './pdf-resource-paths.ts'

test('the version is the installed one', () => {
  expect(installed.version).toBe(pdfjsVersion)
})

test('the resources are part of the site, at addresses that need no encoding', () => {
  const own = pdfResources(null)
  expect(own.worker).toBe(`/assets/pdf/pdfjs-dist-${pdfjsVersion}/build/pdf.worker.min.mjs`)
  expect(own.characterMaps).toMatch(/\/cmaps\/$/)
  for (const address of Object.values(own)) expect(address).toMatch(/^[/\w.-]+$/)
})

test('one setting moves them to a public content host, behind a worker of our own', () => {
  const moved = pdfResources('https://cdn.example/npm/')
  const folder = `https://cdn.example/npm/pdfjs-dist@${pdfjsVersion}`
  expect(moved.fonts).toBe(`${folder}/standard_fonts/`)
  expect(moved.worker).toBe(`/assets/pdf/pdfjs-dist-${pdfjsVersion}/build/pdf.worker.cdn.example.mjs`)
  expect(importingWorkers('https://cdn.example/npm/').get('build/pdf.worker.cdn.example.mjs')).toContain(
    `import('${folder}/build/pdf.worker.min.mjs')`,
  )
})
