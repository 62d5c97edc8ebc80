/** Articles of the blog, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { type Named, named } from './labels.ts'
import { entryPath } from './paths.ts'
import { readingMinutes } from './text.ts'
import { type Joined, joined, perLanguage, type View } from './view.ts'
import { type Watch, watchOf } from './watch.ts'

interface ArticleChange {
  readonly day: string
  readonly text: string
  /** Passages that it replaced, as they stood before. */
  readonly previous: readonly string[]
}

export interface Article {
  readonly id: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  readonly summary: string
  /** The answer in three sentences. */
  readonly inShort: readonly string[]
  /** What is settled and what is not. */
  readonly status: { readonly sure: string; readonly unsure: string }
  /** What is about to change in the law, while that is so. */
  readonly watch: Watch | undefined
  readonly category: Named
  readonly tags: readonly Named[]
  readonly published: string
  /** The day of the newest change, or of publication. */
  readonly updated: string
  /** The public change log, newest first. */
  readonly changes: readonly ArticleChange[]
  readonly reviewedOn: string
  readonly reviewDue: string
  readonly author: Named
  /** Undefined where no second person has reviewed the text. */
  readonly reviewer: Named | undefined
  /** Citations on which the article rests. */
  readonly sources: readonly string[]
  readonly furtherSources: readonly { readonly title: string; readonly url: string }[]
  /** Ids of services. */
  readonly services: readonly string[]
  /** Every distinct citation in the text, in order. */
  readonly cites: readonly string[]
  readonly words: number
  readonly readingMinutes: number
  readonly unpublished: boolean
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

/** All articles, newest first. */
export const articles = perLanguage((language, view): readonly Article[] =>
  joined('articles', language, view)
    .map((entry) => toArticle(entry, language, view))
    .sort((a, b) => (a.published === b.published ? compare(a.id, b.id) : compare(b.published, a.published))),
)

const byId = perLanguage((language, view) => new Map(articles(language, view).map((article) => [article.id, article])))

export function article(id: string, language: Language, view?: View): Article | undefined {
  return byId(language, view).get(id)
}

/** The articles before and after one in the list of all. */
export function neighboursOf(id: string, language: Language, view?: View) {
  const place = places(language, view).get(id)
  if (place === undefined) return { newer: undefined, older: undefined }
  const newestFirst = articles(language, view)
  return { newer: newestFirst[place - 1], older: newestFirst[place + 1] }
}

const places = perLanguage((language, view) => new Map(articles(language, view).map(({ id }, place) => [id, place])))

const byCategory = perLanguage((language, view) => grouped(articles(language, view), ({ category }) => [category.id]))

/** The articles of a category, newest first. */
export function articlesByCategory(category: string, language: Language, view?: View): readonly Article[] {
  return byCategory(language, view).get(category) ?? []
}

const byTag = perLanguage((language, view) => grouped(articles(language, view), ({ tags }) => tags.map(({ id }) => id)))

/** The articles that carry a tag, newest first. */
export function articlesByTag(tag: string, language: Language, view?: View): readonly Article[] {
  return byTag(language, view).get(tag) ?? []
}

const byService = perLanguage((language, view) => grouped(articles(language, view), ({ services }) => services))

/** The articles that name a service, newest first. */
export function articlesByService(service: string, language: Language, view?: View): readonly Article[] {
  return byService(language, view).get(service) ?? []
}

function grouped(list: readonly Article[], keysOf: (article: Article) => readonly string[]): Map<string, Article[]> {
  const groups = new Map<string, Article[]>()
  for (const entry of list) {
    for (const key of keysOf(entry)) {
      const group = groups.get(key)
      if (group) group.push(entry)
      else groups.set(key, [entry])
    }
  }
  return groups
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function toArticle(entry: Joined<'articles'>, language: Language, view: View): Article {
  const { id, facts, prose, source, unpublished, body } = entry
  const changes = [...facts.changes].sort().reverse()
  return {
    id,
    path: entryPath('articles', id),
    title: prose.title,
    summary: prose.summary,
    inShort: prose.in_short,
    status: prose.status,
    watch: watchOf(facts.watch, language, view),
    category: named('categories', facts.category, language, view),
    tags: facts.tags.map((tag) => named('tags', tag, language, view)),
    published: facts.published,
    updated: changes[0] ?? facts.published,
    changes: changes.map((day) => ({ day, text: prose.changes[day] ?? '', previous: prose.previous[day] ?? [] })),
    reviewedOn: facts.reviewed_on,
    reviewDue: facts.review_due,
    author: named('roles', facts.author, language, view),
    reviewer: facts.reviewer === undefined ? undefined : named('roles', facts.reviewer, language, view),
    sources: facts.sources,
    furtherSources: facts.further_sources,
    services: facts.services,
    cites: source.cites,
    words: source.words,
    readingMinutes: readingMinutes(source.words),
    unpublished,
    body,
  }
}
