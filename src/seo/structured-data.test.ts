import { expect, test } from 'vitest'
import { articleData, breadcrumbList } from './structured-data.ts'

test('a trail becomes numbered absolute addresses', () => {
  const trail = [
    { label: 'Beranda', href: '/' },
    { label: 'Blog', href: '/blog' },
  ]
  expect(breadcrumbList(trail, 'https://site.example')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Beranda', item: 'https://site.example/' },
      { position: 2, name: 'Blog', item: 'https://site.example/blog' },
    ],
  })
})

test('an article names the company as author and publisher', () => {
  const data = articleData(
    {
      title: 'Merek',
      summary: 'Ringkas.',
      href: '/en/blog/merek',
      language: 'en',
      published: '2026-11-01',
      updated: '2026-11-20',
      section: 'Trademarks',
      keywords: ['OSS'],
      words: 800,
      cites: ['Article 3 of UU 20/2016'],
    },
    { name: 'Suluh Legal', origin: 'https://site.example' },
  )
  expect(data).toMatchObject({
    '@type': 'Article',
    url: 'https://site.example/en/blog/merek',
    datePublished: '2026-11-01',
    dateModified: '2026-11-20',
    author: { '@type': 'Organization', name: 'Suluh Legal' },
  })
})
