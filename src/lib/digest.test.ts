import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the digest of %j is that of FNV-1a', (text, digest) => {
  expect(digestOf(text)).toBe(digest.toString(36))
})
