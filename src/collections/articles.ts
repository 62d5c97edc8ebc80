/** Articles of the blog, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { parseCitation } from '../lib/citation.ts'
import { readingMinutes } from '../lib/text-measures.ts'
import { regulation } from './regulations.ts'
import { entriesOf, type Joined, named, perLanguage, type View } from './view.ts'
import { watchOf } from './watch.ts'

function derived({ facts, prose, source }: Joined<'articles'>, language: Language, view: View) {
  const changes = [...facts.changes].sort().reverse()
  return {
    /** What is about to change in the law, while that is so. */
    watch: watchOf(facts.watch, language, view),
    category: named('categories', facts.category, language, view),
    tags: facts.tags.map((tag) => named('tags', tag, language, view)),
    /** The day of the newest change, or of publication. */
    updated: changes[0] ?? facts.published,
    /** The public change log, newest first; `previous` are the passages that a change replaced, as they stood before. */
    changes: changes.map((day) => ({ day, text: prose.changes[day] ?? '', previous: prose.previous[day] ?? [] })),
    author: named('roles', facts.author, language, view),
    /** Undefined where no second person has reviewed the text. */
    reviewer: facts.reviewer === undefined ? undefined : named('roles', facts.reviewer, language, view),
    /** What its picture shows large. */
    figure: prose.figure ?? lawOf(facts.sources[0], language, view),
    /** Every distinct citation in the text, in order. */
    cites: source.cites,
    words: source.words,
    readingMinutes: readingMinutes(source.words),
  }
}

/** All articles, newest first. */
export const articles = perLanguage((language, view) =>
  entriesOf('articles', language, view, (found) => derived(found, language, view)).sort((a, b) =>
    a.published === b.published ? compare(a.id, b.id) : compare(b.published, a.published),
  ),
)

export type Article = ReturnType<typeof articles>[number]

const byId = perLanguage((language, view) => new Map(articles(language, view).map((article) => [article.id, article])))

/** Undefined where there is no such article, or it is not shown in this view. */
export function article(id: string, language: Language, view?: View): Article | undefined {
  return byId(language, view).get(id)
}

/** The name of the regulation that a citation is of. */
function lawOf(written: string | undefined, language: Language, view: View): string {
  return (written && regulation(parseCitation(written).regulation, language, view)?.label) ?? ''
}

/** The editors' choice, in their order. */
export const pickedArticles = perLanguage((language, view) =>
  articles(language, view)
    .filter(({ pick }) => pick !== undefined)
    .sort((a, b) => (a.pick ?? 0) - (b.pick ?? 0)),
)

/** The articles before and after one in the list of its category. */
export function neighboursOf(id: string, language: Language, view?: View) {
  const newestFirst = articlesByCategory(article(id, language, view)?.category.id ?? '', language, view)
  const place = places(language, view).get(id) ?? -2
  return { newer: newestFirst[place - 1], older: newestFirst[place + 1] }
}

/** Of each article, in the list of its category. */
const places = perLanguage(
  (language, view) =>
    new Map(
      [...byCategory(language, view).values()].flatMap((list) => list.map(({ id }, place) => [id, place] as const)),
    ),
)

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
