import { describe, expect, test } from 'vitest'
import { localizedPath, splitAddress } from './paths.ts'

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

describe('an address is split into language and path', () => {
  test.each([
    ['/', 'id', '/'],
    ['/layanan', 'id', '/layanan'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/layanan', 'en', '/layanan'],
    ['/energi', 'id', '/energi'],
    ['/id/layanan', 'id', '/id/layanan'],
  ] as const)('%s is in %s at %s', (address, language, path) => {
    expect(splitAddress(address, ['id', 'en'])).toEqual({ language, path })
  })

  test('a language that is not published has no addresses', () => {
    expect(splitAddress('/en/layanan', ['id'])).toEqual({ language: 'id', path: '/en/layanan' })
  })
})
