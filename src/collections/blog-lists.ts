/** The lists of the blog and the pages they are cut into: everything, per category, per tag. */

import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { blogListPath } from '../i18n/paths.ts'
import type { Translate } from '../i18n/translate.ts'
import { type ListPart, paged } from '../lib/paging.ts'
import { type Article, articles, articlesByCategory, articlesByTag } from './articles.ts'
import { labels, type Named, perLanguage, type View } from './view.ts'

const articlesPerPage = 12

/** Behind the first page of a category or a tag stand the older ones of one subject, which are looked through. */
const olderPerPage = 48

interface BlogTopic extends Named {
  readonly kind: 'kategori' | 'tag'
}

export interface BlogListPage extends ListPart<Article> {
  /** What the list is about; absent where it holds everything. */
  readonly topic?: BlogTopic
  /** Articles of the whole list. */
  readonly count: number
  /** The neutral path of this page, for example `/blog/kategori/merek/halaman/2`. */
  readonly path: string
  /** What search engines show: no two pages of lists have the same words. */
  readonly title: string
  readonly summary: string
}

/** Every page of every list. A category or tag without articles has a page that says so. */
export const blogListPages = perLanguage((language, view): readonly BlogListPage[] => {
  const t = translator(language)
  const topics: readonly BlogTopic[] = [
    ...labels('categories', language, view).map((name) => ({ ...name, kind: 'kategori' as const })),
    ...labels('tags', language, view).map((name) => ({ ...name, kind: 'tag' as const })),
  ]
  return [
    ...listPages(articles(language, view), undefined, t),
    ...topics.flatMap((topic) => listPages(articlesOf(topic, language, view), topic, t)),
  ]
})

function articlesOf({ kind, id }: BlogTopic, language: Language, view: View): readonly Article[] {
  return kind === 'kategori' ? articlesByCategory(id, language, view) : articlesByTag(id, language, view)
}

function listPages(list: readonly Article[], topic: BlogTopic | undefined, t: Translate): BlogListPage[] {
  return paged(list, articlesPerPage, topic ? olderPerPage : articlesPerPage).map((page) => ({
    ...page,
    topic,
    count: list.length,
    path: blogListPath(topic, page.page),
    ...headTexts(page, topic, t),
  }))
}

/** The first page has the words of its list; the others say which page they are and with which article they begin. */
function headTexts({ page, pages, items }: ListPart<Article>, topic: BlogTopic | undefined, t: Translate) {
  const list = topic
    ? t(topic.kind === 'tag' ? 'blog.topicTitle' : 'blog.categoryTitle', { topic: topic.label })
    : t('blog.headTitle')
  if (page > 1) {
    const first = items[0]?.title ?? ''
    return { title: `${list}, ${t('blog.page', { page })}`, summary: t('blog.pageLead', { list, page, pages, first }) }
  }
  return { title: list, summary: topic ? t(leads[topic.kind], { topic: topic.label }) : t('blog.lead') }
}

const leads = { tag: 'blog.tagLead', kategori: 'blog.categoryLead' } as const
