import { describe, expect, test } from 'vitest'
import { isHome, menuItems } from './menu-items.ts'

const hrefs = (path: string, language: 'id' | 'en') => menuItems(path, language).map(({ href }) => href)

describe('the five items in the order of the specification, section 2, lead to their anchors', () => {
  test.each([
    ['/', 'id', '/'],
    ['/', 'en', '/en'],
    ['/konsultasi', 'id', '/konsultasi'],
    ['/konsultasi', 'en', '/en/konsultasi'],
  ] as const)('on %s in %s at %s', (path, language, home) => {
    const sections = ['home', 'about-us', 'pricing', 'infohukum', 'contact']
    expect(menuItems(path, language).map(({ section }) => section)).toEqual(sections)
    expect(hrefs(path, language)).toEqual(sections.map((section) => `${home}#${section}`))
  })
})

test('elsewhere they lead to the pages of their subject', () => {
  expect(hrefs('/blog/modal-pt', 'en')).toEqual([
    '/en#home',
    '/en/about-us',
    '/en/layanan',
    '/en/infohukum',
    '/en#contact',
  ])
})

describe('an item to which the page belongs is the current one and leads to its own page', () => {
  test.each([
    ['/about-us', 'about-us', 'page', '/en/about-us'],
    ['/layanan', 'pricing', 'page', '/en/layanan'],
    ['/layanan/pendirian-pt', 'pricing', 'true', '/en/layanan'],
    ['/infohukum/uu-40-2007', 'infohukum', 'true', '/en/infohukum'],
  ] as const)('%s: %s', (path, section, current, href) => {
    expect(menuItems(path, 'en').filter((item) => item.current)).toEqual([{ section, current, href }])
  })

  test.each(['/layanan-lain', '/', '/konsultasi', '/blog', '/cari'])('%s belongs to none', (path) => {
    expect(menuItems(path, 'id').filter(({ current }) => current)).toEqual([])
  })
})

test.each([
  ['/', true],
  ['/konsultasi', true],
  ['/layanan', false],
  ['/konsultasi/a', false],
])('%s is Home: %s', (path, home) => {
  expect(isHome(path)).toBe(home)
})
