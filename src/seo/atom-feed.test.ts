// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { atomFeed, type Feed, maxEntries } from './atom-feed.ts'

const entry = {
  title: 'Merek <baru> & "lama"',
  summary: 'Ringkas.',
  url: 'https://site.example/blog/merek',
  published: '2026-11-01',
  updated: '2026-11-20',
  categories: [
    { id: 'merek', label: 'Merek' },
    { id: 'haki', label: 'Kekayaan intelektual' },
  ],
}
const feed: Feed = {
  title: 'Blog',
  subtitle: 'Tulisan',
  language: 'id',
  author: 'Suluh Legal',
  selfUrl: 'https://site.example/feed.xml',
  pageUrl: 'https://site.example/blog',
  builtOn: '2026-11-20',
  entries: [entry, { ...entry, url: 'https://site.example/blog/pt', updated: '2026-11-02' }],
}

function parsed(source: string): Document {
  const document = new DOMParser().parseFromString(source, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

test('feed and entries have every element that RFC 4287 requires, once', () => {
  const document = parsed(atomFeed(feed))
  const root = document.documentElement
  for (const name of ['id', 'title', 'updated', 'author']) {
    expect([...root.children].filter((child) => child.tagName === name)).toHaveLength(1)
  }
  expect(root.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(feed.selfUrl)
  const entries = [...root.querySelectorAll('entry')]
  expect(entries.map((element) => element.querySelector('id')?.textContent)).toEqual([
    'https://site.example/blog/merek',
    'https://site.example/blog/pt',
  ])
  for (const element of entries) {
    for (const name of ['id', 'title', 'updated', 'link']) expect(element.querySelectorAll(name)).toHaveLength(1)
  }
})

test('the feed changed when its newest entry did; an empty one when it was built', () => {
  expect(parsed(atomFeed(feed)).querySelector('updated')?.textContent).toBe('2026-11-20T00:00:00+07:00')
  const empty = atomFeed({ ...feed, builtOn: '2026-12-01', entries: [] })
  expect(parsed(empty).querySelector('updated')?.textContent).toBe('2026-12-01T00:00:00+07:00')
})

test('what would be markup is text', () => {
  expect(parsed(atomFeed(feed)).querySelector('entry title')?.textContent).toBe('Merek <baru> & "lama"')
})

test('an entry has each of its categories, and its source where it names one', () => {
  const source = 'https://office.example/?law=1&year=2026'
  const [first, second] = parsed(atomFeed({ ...feed, entries: [{ ...entry, source }, entry] })).querySelectorAll(
    'entry',
  )
  expect([...(first?.querySelectorAll('category') ?? [])].map((category) => category.getAttribute('term'))).toEqual([
    'merek',
    'haki',
  ])
  expect(first?.querySelector('link[rel="via"]')?.getAttribute('href')).toBe(source)
  expect(second?.querySelector('link[rel="via"]')).toBeNull()
})

test('a feed of ten thousand entries has the newest fifty', () => {
  const entries = Array.from({ length: 10_000 }, (_, place) => ({
    ...entry,
    url: `https://site.example/blog/${place}`,
  }))
  const ids = [...parsed(atomFeed({ ...feed, entries })).querySelectorAll('entry > id')].map((id) => id.textContent)
  expect(ids).toEqual(entries.slice(0, maxEntries).map(({ url }) => url))
  expect(ids).toHaveLength(50)
})

test('entries of one page have links that differ without their anchors, and ids that stay', () => {
  const entries = ['a', 'b'].map((anchor) => ({ ...entry, url: `https://site.example/uu-1-2026#${anchor}` }))
  const xml = atomFeed({ ...feed, entries })
  const links = [...xml.matchAll(/<entry>.*?<link rel="alternate"[^>]*href="([^"#]*)#/gs)].map(([, link]) => link)
  expect(links).toEqual(['https://site.example/uu-1-2026?entri=a', 'https://site.example/uu-1-2026?entri=b'])
  expect(xml).toContain('<id>https://site.example/uu-1-2026#a</id>')
})
