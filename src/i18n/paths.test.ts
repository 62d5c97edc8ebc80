import { describe, expect, test } from 'vitest'
import { localizedPath } from './paths.ts'

describe('the address of a neutral path', () => {
  test.each([
    ['/', '/', '/en'],
    ['/layanan', '/layanan', '/en/layanan'],
    ['/blog/modal-pt', '/blog/modal-pt', '/en/blog/modal-pt'],
    ['/#contact', '/#contact', '/en#contact'],
    ['/?q=pt', '/?q=pt', '/en?q=pt'],
    ['/layanan?a=/b#c', '/layanan?a=/b#c', '/en/layanan?a=/b#c'],
  ])('%s is %s in the default language and %s in English', (path, indonesian, english) => {
    expect(localizedPath(path, 'id')).toBe(indonesian)
    expect(localizedPath(path, 'en')).toBe(english)
  })
})
