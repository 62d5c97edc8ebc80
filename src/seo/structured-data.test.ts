import { expect, test } from 'vitest'
import { articleData, breadcrumbList, organization } from './structured-data.ts'

test('a trail becomes numbered absolute addresses, of which the page itself needs none', () => {
  const trail = [
    { label: 'Beranda', href: '/' },
    { label: 'Blog', href: '/blog' },
  ]
  expect(breadcrumbList(trail, 'https://site.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog' },
    ],
  })
})

test('the company is named as its site file names it, with absolute addresses', () => {
  const data = organization({
    name: 'Suluh Legal',
    legalName: 'PT Suluh Legal Contoh',
    origin: 'https://site.example',
    email: 'halo@site.example',
    whatsapp: '620000000000',
    address: { street: 'Jalan Contoh Nomor 1', city: 'Jakarta', postalCode: '00000', country: 'ID' },
    socials: [{ url: 'https://social.example/suluh' }],
  })
  expect(data).toMatchObject({
    '@type': 'Organization',
    legalName: 'PT Suluh Legal Contoh',
    logo: 'https://site.example/icon-512.png',
    telephone: '+620000000000',
    address: { addressLocality: 'Jakarta', addressCountry: 'ID' },
    sameAs: ['https://social.example/suluh'],
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
      cites: ['Article 3 of UU 20/2016'],
    },
    { name: 'Suluh Legal', origin: 'https://site.example' },
  )
  expect(data).toMatchObject({
    '@type': 'Article',
    url: 'https://site.example/en/blog/merek',
    datePublished: '2026-11-01T00:00:00+07:00',
    dateModified: '2026-11-20T00:00:00+07:00',
    author: { '@type': 'Organization', name: 'Suluh Legal' },
  })
})
