import { describe, expect, test } from 'vitest'
import { dataTags, type HeadTag, headTags, type PageHead } from './head.ts'

const publisher = { name: 'Suluh Legal', origin: 'https://site.example' }

const page: PageHead = {
  title: 'Layanan',
  description: 'Semua layanan.',
  path: '/layanan',
  language: 'en',
  alternates: ['id', 'en'],
}

const tagsOf = (changes: Partial<PageHead> = {}) => headTags({ ...page, ...changes }, publisher)
const dataOf = (changes: Partial<PageHead>) => dataTags({ ...page, ...changes }, publisher)

/** The value of each tag by its name: `description`, `og:title`, `canonical`, `alternate id`. */
function values(tags: readonly HeadTag[]): Record<string, string | undefined> {
  return Object.fromEntries(
    tags.map(({ name, attributes, text }) => {
      const { name: named, property, rel, hreflang, content, href } = attributes
      const label = [named ?? property ?? rel ?? name, hreflang].filter(Boolean).join(' ')
      return [label, content ?? href ?? text]
    }),
  )
}

test('a page says what it is, where it lives and in which languages', () => {
  expect(values(tagsOf())).toEqual({
    title: 'Layanan · Suluh Legal',
    description: 'Semua layanan.',
    canonical: 'https://site.example/en/layanan',
    'og:type': 'website',
    'og:site_name': 'Suluh Legal',
    'og:title': 'Layanan',
    'og:description': 'Semua layanan.',
    'og:url': 'https://site.example/en/layanan',
    'og:locale': 'en_GB',
    'alternate id': 'https://site.example/layanan',
    'alternate en': 'https://site.example/en/layanan',
    'alternate x-default': 'https://site.example/layanan',
  })
})

test('the company is named once in its own title', () => {
  expect(values(tagsOf({ title: 'Suluh Legal' }))).toMatchObject({ title: 'Suluh Legal' })
})

test('a title is text, whatever it holds, and cannot end its element', () => {
  const [title] = tagsOf({ title: 'R&D: </title><script>alert(1)</script>' })
  expect(title?.text).toBe('R&amp;D: &lt;/title>&lt;script>alert(1)&lt;/script> · Suluh Legal')
})

test('a page that is no search result has neither a canonical address nor alternates', () => {
  const read = values(tagsOf({ unlisted: true }))
  expect(read).toMatchObject({ robots: 'noindex' })
  expect(Object.keys(read).filter((key) => /canonical|alternate/.test(key))).toEqual([])
  expect(values(tagsOf())).not.toHaveProperty('robots')
})

test('a page in one language has no alternates', () => {
  const labels = Object.keys(values(tagsOf({ language: 'id', alternates: ['id'] })))
  expect(labels.filter((label) => label.startsWith('alternate'))).toEqual([])
})

test('a share picture has a full address, its size and its words', () => {
  const picture = { path: '/share/en/layanan.png', alt: 'Layanan: semua' }
  expect(values(tagsOf({ picture, kind: 'article' }))).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://site.example/share/en/layanan.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Layanan: semua',
    'twitter:card': 'summary_large_image',
  })
  expect(values(tagsOf())).not.toHaveProperty('twitter:card')
  expect(values(tagsOf({ picture, unlisted: true }))).not.toHaveProperty('og:image')
})

describe('structured data', () => {
  const dangerous = { name: '</script><script>alert(1)</script><!--' }
  const scripts = dataOf({ structuredData: [{ '@type': 'Organization' }, dangerous] })

  test('is written as JSON-LD, one script each', () => {
    expect(scripts.map(({ attributes }) => attributes)).toEqual([
      { type: 'application/ld+json' },
      { type: 'application/ld+json' },
    ])
    expect(scripts.map(({ text }) => JSON.parse(text ?? ''))).toEqual([{ '@type': 'Organization' }, dangerous])
  })

  test('cannot end its script', () => {
    expect(scripts.map(({ text }) => text?.includes('<'))).toEqual([false, false])
  })
})

test('an article is described with the picture of its page, other things without', () => {
  const picture = { path: '/share/en/blog/merek.png', alt: 'Merek' }
  const described = (type: string) => {
    const [tag] = dataOf({ picture, structuredData: [{ '@type': type }] })
    return JSON.parse(tag?.text ?? '')
  }
  expect(described('Article')).toEqual({ '@type': 'Article', image: 'https://site.example/share/en/blog/merek.png' })
  expect(described('BreadcrumbList')).toEqual({ '@type': 'BreadcrumbList' })
})
