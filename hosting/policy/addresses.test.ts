import { describe, expect, it } from 'vitest'
import { addressOfFile, resolveAddress } from './addresses.ts'
import type { Published } from './published.ts'

function site(files: readonly string[], languages: Published['languages'] = ['id', 'en']): Published {
  const pages = { scriptHashes: [], styleHashes: [], withVideo: new Set<string>(), hasViewer: false }
  return { languages, files: new Set(files), pages, pdfResourcesHost: null }
}

const bilingual = site([
  'index.html',
  'en.html',
  '404.html',
  'en/404.html',
  'konsultasi.html',
  'layanan.html',
  'en/layanan.html',
  'blog/a.html',
  'robots.txt',
  'assets/i18n/id.json',
  'assets/documents/a.pdf',
  'assets/build/a.B1.js',
  'assets/build/a.b1.js',
])

const redirect = (status: number, location: string) => ({ kind: 'redirect', status, location })

describe('the answer to an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/en', 'en.html'],
    ['/konsultasi', 'konsultasi.html'],
    ['/layanan', 'layanan.html'],
    ['/en/layanan', 'en/layanan.html'],
    ['/blog/a', 'blog/a.html'],
    ['/robots.txt', 'robots.txt'],
    ['/%6Cayanan', 'layanan.html'],
  ])('%s is %s', (path, file) => {
    expect(resolveAddress(path, bilingual)).toEqual({ kind: 'file', file })
  })

  it.each([
    ['/anything', '/#alamat=anything'],
    ['/anything.txt', '/#alamat=anything.txt'],
    ['/.env', '/#alamat=.env'],
    ['/404', '/#alamat=404'],
    ['/404.html', '/#alamat=404.html'],
    ['/gone.html', '/#alamat=gone.html'],
    ['/en/anything', '/en#alamat=anything'],
    ['/en/404', '/en#alamat=404'],
    ['/en/robots.txt', '/en#alamat=robots.txt'],
    ['/a%20b%23c', '/#alamat=a%20b%23c'],
    ['/ANYTHING).', '/#alamat=ANYTHING).'],
    ['/layanan%C3%A9n', '/#alamat=layanan%C3%A9n'],
  ])('%s falls back to %s', (path, root) => {
    expect(resolveAddress(path, bilingual)).toEqual(redirect(302, root))
  })

  it.each([
    ['/layanan/', '/layanan'],
    ['/anything/', '/anything'],
    ['/en/', '/en'],
    ['/layanan.html', '/layanan'],
    ['/en/layanan.html', '/en/layanan'],
    ['/en.html', '/en'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/en/index', '/en'],
    ['/en/index.html', '/en'],
    ['/LAYANAN', '/layanan'],
    ['/Layanan/', '/layanan'],
    ['/EN', '/en'],
    ['/EN/Layanan.HTML', '/en/layanan'],
    ['/Blog/A', '/blog/a'],
    ['/Robots.TXT', '/robots.txt'],
    ['/assets/documents/A.pdf).', '/assets/documents/a.pdf'],
    ['/INDEX', '/'],
  ])('%s is led to its true address %s', (path, canonical) => {
    expect(resolveAddress(path, bilingual)).toEqual(redirect(308, canonical))
  })

  it.each([
    '/',
    '//',
    '.',
    '...',
    ',',
    ';',
    ')',
    ').',
    '/).',
    '%29',
    ']',
    '%5D',
    '%3E',
    '"',
    '%22',
    "'",
    '*',
    '_',
    '%20',
    '/%20',
    '%C2%A0',
    '%E2%80%8B',
    '%E2%80%A6',
    '%E2%80%9D',
    '%EF%BB%BF',
    '.html.',
  ])('%s at the end is cut off at any depth', (end) => {
    for (const address of ['/layanan', '/en', '/en/layanan', '/blog/a']) {
      expect(resolveAddress(address + end, bilingual)).toEqual(redirect(308, address))
    }
  })

  it.each(['/).', '/%20', '/%E2%80%8B', '/,'])('%s is the root', (path) => {
    expect(resolveAddress(path, bilingual)).toEqual(redirect(308, '/'))
  })

  it.each(['a.B1.js', 'a.b1.js'])('%s, whose name carries a hash, is taken as it is written', (name) => {
    const file = `assets/build/${name}`
    expect(resolveAddress(`/${file}`, bilingual)).toEqual({ kind: 'file', file })
  })

  it.each([
    ['/a/b', '404.html'],
    ['/blog/gone', '404.html'],
    ['/en/a/b', 'en/404.html'],
    ['//evil.example', '404.html'],
    ['//evil.example/', '404.html'],
    ['/assets/i18n', '404.html'],
  ])('%s is not found: %s', (path, file) => {
    expect(resolveAddress(path, bilingual)).toEqual({ kind: 'not-found', file })
  })

  it.each([
    '/../a',
    '/%2e%2e/a',
    '/a/..',
    '/.',
    '/%00',
    '/a%2fb',
    '/a%5Cb',
    '/\\evil.example',
    '/%',
    '/%ff',
    '/a b',
    '*',
    '',
  ])('%s is refused', (path) => {
    expect(resolveAddress(path, bilingual)).toEqual({ kind: 'refused', status: 400 })
  })

  it('refuses what is longer than any page', () => {
    expect(resolveAddress(`/${'a'.repeat(3_000)}`, bilingual)).toEqual({ kind: 'refused', status: 414 })
  })

  it('knows no English address on a site in Indonesian alone', () => {
    const indonesian = site(['index.html', '404.html'], ['id'])
    expect(resolveAddress('/en', indonesian)).toEqual(redirect(302, '/#alamat=en'))
    expect(resolveAddress('/en/layanan', indonesian)).toEqual({ kind: 'not-found', file: '404.html' })
  })
})

describe('the address of a file', () => {
  it.each([
    ['index.html', '/'],
    ['en.html', '/en'],
    ['en/layanan.html', '/en/layanan'],
    ['robots.txt', '/robots.txt'],
    ['404.html', null],
    ['en/404.html', null],
  ])('%s has %s', (file, address) => {
    expect(addressOfFile(file)).toBe(address)
  })
})
