/** What visitors read is in the HTML of the build; no browser is needed to see it. */
import { expect, test } from '@playwright/test'
import { Window } from 'happy-dom'
import { formatRupiahBrief } from '../../src/lib/format.ts'
import { builtFile, builtPages, listedAddresses } from '../support/built-pages.ts'

const pages = builtPages()

function documentAt(address: string) {
  const html = pages.get(address)
  if (html === undefined) throw new Error(`No page was built for ${address}.`)
  return new new Window().DOMParser().parseFromString(html, 'text/html')
}

/** Total and days of a row of prices, the total without the marks of what is unknown or not confirmed. */
function figuresOf(row: ReturnType<ReturnType<typeof documentAt>['querySelector']>): readonly (string | undefined)[] {
  return [row?.children[2]?.firstChild?.textContent, row?.children[3]?.textContent]
}

test('Home stands in both languages, at the root and at /konsultasi, which is canonical to the root', () => {
  for (const [address, language, words, root] of [
    ['/', 'id', 'Urusan hukum', '/'],
    ['/konsultasi', 'id', 'Urusan hukum', '/'],
    ['/en', 'en', 'Legal matters', '/en'],
    ['/en/konsultasi', 'en', 'Legal matters', '/en'],
  ] as const) {
    const home = documentAt(address)
    expect(home.documentElement.lang, address).toBe(language)
    expect(home.querySelector('h1')?.textContent, address).toContain(words)
    expect(home.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://suluhlegal.example${root}`)
  }
})

test('home is lit before any input, and nothing on a page that belongs to no item', () => {
  const lit = (address: string) =>
    [...documentAt(address).querySelectorAll('nav a[data-section][aria-current]')].map((item) =>
      item.getAttribute('data-section'),
    )
  for (const address of ['/', '/konsultasi', '/en']) expect(lit(address), address).toEqual(['home'])
  expect(lit('/cari')).toEqual([])
})

test('in a list, no two buttons and links to different places have the same name', () => {
  for (const address of [
    '/',
    '/contoh',
    '/pilih-badan-usaha',
    '/data-terbuka',
    '/infohukum/panduan/panduan-tahun-pertama-pt',
  ]) {
    /** By name, where it leads; a button is a place of its own. */
    const places = new Map<string, unknown>()
    for (const control of documentAt(address).querySelectorAll('main :is(a, button, summary)')) {
      const name = (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim()
      const place = control.getAttribute('href') ?? control
      expect(places.get(name) ?? place, `${address}: ${name}`).toBe(place)
      places.set(name, place)
    }
  }
})

test('a service has the same total and the same days wherever they stand', () => {
  const rows = [...documentAt('/').querySelectorAll('#pricing li a')]
  expect(rows.length).toBeGreaterThan(8)
  const overview = documentAt('/layanan')
  for (const row of rows) {
    const path = row.getAttribute('href') ?? ''
    const [brief, days] = figuresOf(row)
    expect(figuresOf(overview.querySelector(`main li a[href="${path}"]`)), path).toEqual([brief, days])
    expect(days, path).toMatch(/^\d+(–\d+)? hari$/)
    const service = documentAt(path)
    const textOf = (selector: string) => service.querySelector(selector)?.textContent ?? ''
    const sums = [...service.querySelectorAll('[data-estimate] output')].map(({ textContent }) => textContent)
    expect(
      sums.map((sum) => (/^Rp[\d.]+$/.test(sum ?? '') ? briefly(sum ?? '') : sum)),
      path,
    ).toContain(brief)
    expect(textOf('article dl'), path).toContain(brief)
    expect(textOf('#waktu'), path).toContain('Selesai')
  }
})

/** `Rp9.750.000–Rp9.850.000` as rows of figures have it. */
function briefly(total: string): string {
  const [min = 0, max = min] = (total.match(/[\d.]+/g) ?? []).map((digits) => Number(digits.replaceAll('.', '')))
  return formatRupiahBrief(min, max, 'id-ID')
}

test('the search is one page for search engines, whatever is asked', () => {
  const canonical = documentAt('/cari').querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe('https://suluhlegal.example/cari')
})

test('the structured data of a regulation say no more than its page', () => {
  const legislation = (address: string): unknown =>
    [...documentAt(address).querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent))
      .find((entry) => entry['@type'] === 'WebPage')?.about
  const unconfirmed = legislation('/infohukum/pp-35-2021')
  expect(unconfirmed).toMatchObject({ '@type': 'Legislation', legislationIdentifier: 'PP 35/2021' })
  expect(unconfirmed).not.toHaveProperty('legislationLegalForce')
  expect(legislation('/infohukum/pp-33-2026')).toMatchObject({
    legislationDateOfApplicability: '2027-01-16',
    legislationLegalForce: 'https://schema.org/NotInForce',
  })
})

test('a document of an editor stands in the sitemap in every language', () => {
  const path = '/infohukum/dokumen/lembar-kerja-pendiri-pt'
  expect(listedAddresses()).toEqual(expect.arrayContaining([path, `/en${path}`]))
})

test('library and open data lead to the feed of legal changes, in the head and by a link', () => {
  for (const [address, feed] of [
    ['/infohukum', '/infohukum/perubahan.xml'],
    ['/infohukum/jenis/uu', '/infohukum/perubahan.xml'],
    ['/en/data-terbuka', '/en/infohukum/perubahan.xml'],
  ] as const) {
    const page = documentAt(address)
    expect(page.querySelector('link[rel="alternate"][type="application/atom+xml"]')?.getAttribute('href')).toBe(feed)
    if (address !== '/infohukum/jenis/uu') expect(page.querySelector(`main a[href="${feed}"]`)).not.toBeNull()
    expect(builtFile(feed), feed).toBeDefined()
  }
})
