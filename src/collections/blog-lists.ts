/** The lists of the blog and the pages they are cut into: everything, per category, per tag. */

import type { Language } from '../i18n/languages.ts'
import { blogListPath } from '../i18n/paths.ts'
import { type Page, paged } from '../lib/paging.ts'
import { type Article, articles, articlesByCategory, articlesByTag } from './articles.ts'
import { labels, type Named } from './labels.ts'
import { perLanguage, type View } from './view.ts'

const articlesPerPage = 12

interface BlogTopic extends Named {
  readonly kind: 'kategori' | 'tag'
}

export interface BlogListPage extends Page<Article> {
  /** What the list is about; absent where it holds everything. */
  readonly topic?: BlogTopic
  /** Articles of the whole list. */
  readonly count: number
  /** The neutral path of this page, for example `/blog/kategori/merek/halaman/2`. */
  readonly path: string
}

/** Every page of every list. A category or tag without articles has a page that says so. */
export const blogListPages = perLanguage((language, view): readonly BlogListPage[] => {
  const topics: readonly BlogTopic[] = [
    ...labels('categories', language, view).map((name) => ({ ...name, kind: 'kategori' as const })),
    ...labels('tags', language, view).map((name) => ({ ...name, kind: 'tag' as const })),
  ]
  return [
    ...listPages(articles(language, view), undefined),
    ...topics.flatMap((topic) => listPages(articlesOf(topic, language, view), topic)),
  ]
})

function articlesOf({ kind, id }: BlogTopic, language: Language, view: View): readonly Article[] {
  return kind === 'kategori' ? articlesByCategory(id, language, view) : articlesByTag(id, language, view)
}

function listPages(list: readonly Article[], topic: BlogTopic | undefined): BlogListPage[] {
  return paged(list, articlesPerPage).map((page) => ({
    ...page,
    topic,
    count: list.length,
    path: blogListPath(topic, page.page),
  }))
}
