import { globSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { footerLinks } from '../layouts/footer.tsx'
import { type SitePage, sitePages } from './site-pages.ts'

/** Whether the site itself has the page. */
const isPublished = (path: string) => sitePages('id').some((page) => page.path === path)

let pages: readonly SitePage[]

beforeEach(() => {
  pages = sitePages('id', viewOf())
})

test('every page stands in the list once, in each language', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(sitePages('en', viewOf()).map(({ path }) => path)).toEqual(paths)
})

test('every route that is no list of entries has its page', () => {
  const routes = globSync('src/pages/[[]...lang]/**/*.astro')
    .map((file) => file.slice('src/pages/[...lang]'.length, -'.astro'.length))
    .filter((route) => !route.includes('[') && route !== '/404')
    .map((route) => (route === '/index' ? '/' : route))
  expect(routes.length).toBeGreaterThan(9)
  expect(routes.filter((route) => !isPublished(route))).toEqual([])
})

test('the footer leads to pages of the list', () => {
  expect(footerLinks.filter(({ path }) => !isPublished(path))).toEqual([])
})

test('a page says when it changed and which parts it has', () => {
  const article = pages.find(({ path }) => path === '/blog/modal-pt')
  expect(article?.changed).toBe('2026-07-01')
  expect(article?.anchors()).toEqual(['bukti-setor', 'sumber', 'riwayat', 'riwayat-2026-07-01', 'riwayat-2026-06-01'])
})
