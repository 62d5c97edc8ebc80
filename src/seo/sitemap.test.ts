// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap.ts'
import { robotsTxt } from './text-files.ts'

const origin = 'https://site.example'

/** What a crawler reads: address, day and alternates of every entry. */
function entriesOf(xml: string) {
  const read = new DOMParser().parseFromString(xml, 'text/xml')
  return [...read.querySelectorAll('urlset > url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent,
    changed: url.querySelector('lastmod')?.textContent,
    alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }))
}

test('a page in two languages is two entries, each with all alternates', () => {
  const alternates = [
    ['alternate', 'id', `${origin}/layanan`],
    ['alternate', 'en', `${origin}/en/layanan`],
    ['alternate', 'x-default', `${origin}/layanan`],
  ]
  expect(entriesOf(sitemapXml([{ path: '/layanan', changed: '2026-11-01' }], origin, ['id', 'en']))).toEqual([
    { loc: `${origin}/layanan`, changed: '2026-11-01', alternates },
    { loc: `${origin}/en/layanan`, changed: '2026-11-01', alternates },
  ])
})

test('a site in one language has no alternates; a page without a day has none', () => {
  const entries = entriesOf(sitemapXml([{ path: '/' }, { path: '/blog', changed: undefined }], origin, ['id']))
  expect(entries).toEqual([
    { loc: `${origin}/`, changed: undefined, alternates: [] },
    { loc: `${origin}/blog`, changed: undefined, alternates: [] },
  ])
})

test('it declares what it is', () => {
  const xml = sitemapXml([], origin, ['id'])
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true)
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
})

test('twenty thousand addresses are parts of five thousand at most, each page with all its languages in one of them', () => {
  const pages = Array.from({ length: 10_001 }, (_, place) => ({ path: `/blog/${place}` }))
  const parts = sitemapParts(pages, ['id', 'en'])
  expect(parts.map(({ length }) => 2 * length)).toEqual([5000, 5000, 5000, 5000, 2])
  expect(parts.flat()).toEqual(pages)
})

test('the index names every part at the root, and robots.txt the index', () => {
  const index = new DOMParser().parseFromString(sitemapIndexXml(2, origin), 'text/xml')
  expect([...index.querySelectorAll('sitemapindex > sitemap > loc')].map((loc) => loc.textContent)).toEqual([
    `${origin}/sitemap-1.xml`,
    `${origin}/sitemap-2.xml`,
  ])
  expect(robotsTxt(origin)).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})
