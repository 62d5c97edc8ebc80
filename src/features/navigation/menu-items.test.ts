import { describe, expect, test } from 'vitest'
import { isHome, menuItems } from './menu-items.ts'

const hrefs = (path: string, language: 'id' | 'en') => menuItems(path, language).map(({ href }) => href)

test('the items are the five sections in the order of the specification, section 2', () => {
  expect(menuItems('/', 'id').map(({ section, textKey }) => [section, textKey])).toEqual([
    ['home', 'menu.home'],
    ['about-us', 'menu.aboutUs'],
    ['pricing', 'menu.pricing'],
    ['infohukum', 'menu.infohukum'],
    ['contact', 'menu.contact'],
  ])
})

describe('each leads to its anchor', () => {
  test.each([
    ['/', 'id', '/'],
    ['/', 'en', '/en'],
    ['/konsultasi', 'id', '/konsultasi'],
    ['/konsultasi', 'en', '/en/konsultasi'],
    ['/blog', 'id', '/'],
    ['/layanan/pendirian-pt', 'en', '/en'],
  ] as const)('on %s in %s at %s', (path, language, home) => {
    const sections = ['home', 'about-us', 'pricing', 'infohukum', 'contact']
    expect(hrefs(path, language)).toEqual(sections.map((section) => `${home}#${section}`))
  })
})

test.each([
  ['/about-us', ['about-us']],
  ['/layanan', ['pricing']],
  ['/layanan/pendirian-pt', ['pricing']],
  ['/infohukum/uu-40-2007', ['infohukum']],
  ['/layanan-lain', []],
  ['/', []],
  ['/blog', []],
])('the page %s belongs to %j', (path, own) => {
  const items = menuItems(path, 'id').filter(({ ownPage }) => ownPage)
  expect(items.map(({ section }) => section)).toEqual(own)
})

test.each([
  ['/', true],
  ['/konsultasi', true],
  ['/layanan', false],
  ['/konsultasi/a', false],
])('%s is Home: %s', (path, home) => {
  expect(isHome(path)).toBe(home)
})
