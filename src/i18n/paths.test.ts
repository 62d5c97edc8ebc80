import { describe, expect, test } from 'vitest'
import { blogListPath, localizedPath } from './paths.ts'

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

test('a list of the blog has a path of its own, and each further page of it', () => {
  const topic = { kind: 'kategori', id: 'merek' } as const
  expect([blogListPath(undefined), blogListPath(undefined, 2)]).toEqual(['/blog', '/blog/halaman/2'])
  expect(blogListPath(topic, 3)).toBe('/blog/kategori/merek/halaman/3')
})
