import * as core from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { DocumentError, errorKindOf } from './document-error.ts'
import type { Pdfjs } from './load-pdfjs.ts'

const library = { core } as unknown as Pdfjs

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [401, 'refused'],
  [403, 'refused'],
  [500, 'server'],
  [503, 'server'],
] as const)('a status of %i: %s', (status, kind) => {
  expect(errorKindOf(new core.ResponseException('', status, status === 404), library, false)).toBe(kind)
})

test('what the library does not name is a lost connection while bytes are missing, else a damaged file', () => {
  expect(errorKindOf(new Error('Failed to fetch'), library, false)).toBe('network')
  expect(errorKindOf(new Error('unknown'), library, true)).toBe('broken')
  expect(errorKindOf(new core.InvalidPDFException('no header'), library, false)).toBe('broken')
})

test('a known kind stays', () => {
  expect(errorKindOf(new DocumentError('worker'), library, true)).toBe('worker')
})
