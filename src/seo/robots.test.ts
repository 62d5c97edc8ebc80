import { expect, test } from 'vitest'
import { robotsTxt } from './robots.ts'

test('crawlers may read everything and find the sitemap', () => {
  expect(robotsTxt('https://site.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})
