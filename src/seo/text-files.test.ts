import { expect, test } from 'vitest'
import { robotsTxt, securityTxt } from './text-files.ts'

test('crawlers may read everything and find the sitemap', () => {
  expect(robotsTxt('https://site.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})

test('names contact, languages, address and a day half a year ahead', () => {
  const site = { email: 'halo@a.example', origin: 'https://a.example', languages: ['id' as const, 'en' as const] }
  expect(securityTxt(site, '2026-11-22')).toBe(
    'Contact: mailto:halo@a.example\nExpires: 2027-05-21T00:00:00Z\nPreferred-Languages: id, en\nCanonical: https://a.example/.well-known/security.txt\n',
  )
})
