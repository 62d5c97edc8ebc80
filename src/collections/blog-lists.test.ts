import { expect, test } from 'vitest'
import { validText } from '../../tests/support/content-folder.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { blogListPath } from '../i18n/paths.ts'
import { blogListPages } from './blog-lists.ts'

/** Articles of one category and tag: the one there is, and so many like it, `a-11` on January 11 and so on. */
function withMore(articles: number) {
  const facts = validText('content/articles/modal-pt/facts.yaml')
  const changes: Record<string, string> = {}
  for (let day = 11; day < 11 + articles; day++) {
    const published = new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)
    changes[`content/articles/a-${day}/facts.yaml`] = facts.replace(/^published: .*$/m, `published: ${published}`)
    for (const language of ['id', 'en']) {
      changes[`content/articles/a-${day}/${language}.md`] = validText(`content/articles/modal-pt/${language}.md`)
    }
  }
  return viewOf(changes)
}

test('twelve articles stand on a page, newest first, in every list', () => {
  const pages = blogListPages('id', withMore(13))
  expect(pages.map(({ path, items }) => [path, items.length])).toEqual([
    ['/blog', 12],
    ['/blog/halaman/2', 2],
    ['/blog/kategori/badan-usaha', 12],
    ['/blog/kategori/badan-usaha/halaman/2', 2],
    ['/blog/tag/pt', 12],
    ['/blog/tag/pt/halaman/2', 2],
  ])
  expect(pages[0]?.items.slice(0, 2).map(({ id }) => id)).toEqual(['modal-pt', 'a-23'])
  expect(pages[1]?.items.map(({ id }) => id)).toEqual(['a-12', 'a-11'])
})

test('behind the first page of a subject stand 48 on a page', () => {
  const sizes = (path: string) =>
    blogListPages('id', withMore(61))
      .filter((page) => page.path.startsWith(path))
      .map(({ items }) => items.length)
  expect(sizes('/blog/tag/pt')).toEqual([12, 48, 2])
  expect(sizes('/blog/kategori/badan-usaha')).toEqual([12, 48, 2])
  expect(sizes('/blog/halaman')).toEqual([12, 12, 12, 12, 2])
})

test('each page of a list has a title and a description of its own, which names the article it begins with', () => {
  const pages = blogListPages('id', withMore(13))
  for (const field of ['title', 'summary'] as const)
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
  expect(pages.at(-1)).toMatchObject({
    title: 'Artikel tentang PT, Halaman 2',
    summary: 'Artikel tentang PT, halaman 2 dari 2, mulai dari “Berapa modal PT?”.',
  })
})

test('a category without articles has a page all the same', () => {
  const view = viewOf({
    'content/id/labels.yaml': (text) => text.replace('categories:\n', 'categories:\n  merek: Merek\n'),
  })
  const page = blogListPages('id', view).find(({ path }) => path === '/blog/kategori/merek')
  expect(page).toMatchObject({ items: [], count: 0, pages: 1 })
})

test('paths of lists', () => {
  expect(blogListPath(undefined)).toBe('/blog')
  expect(blogListPath({ kind: 'tag', id: 'pt' }, 3)).toBe('/blog/tag/pt/halaman/3')
})
