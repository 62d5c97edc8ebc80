/** Which articles are worth reading after one. Pure. */
import type { Article } from '../collections/articles.ts'

type Comparable = Pick<Article, 'id' | 'category' | 'tags'>

/**
 * Finds the articles that share most with one: a tag counts as much as the category; the newest first where they share
 * as much. All are compared once for each pair of category and tags that occurs, since the answer depends on nothing else.
 */
export function relatedArticles<A extends Comparable>(
  newestFirst: readonly A[],
  limit: number,
): (article: A) => readonly A[] {
  const known = new Map<string, readonly A[]>()
  return (article) => {
    const topics = topicsOf(article)
    const key = [...topics].sort().join(' ')
    // One more, since the article itself is among those of its kind.
    const closest = known.get(key) ?? closestTo(topics, newestFirst).slice(0, limit + 1)
    known.set(key, closest)
    return closest.filter(({ id }) => id !== article.id).slice(0, limit)
  }
}

function topicsOf({ category, tags }: Comparable): ReadonlySet<string> {
  return new Set([`category:${category.id}`, ...tags.map(({ id }) => `tag:${id}`)])
}

function closestTo<A extends Comparable>(topics: ReadonlySet<string>, newestFirst: readonly A[]): A[] {
  return newestFirst
    .map((other) => ({ other, shared: [...topicsOf(other)].filter((topic) => topics.has(topic)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ other }) => other)
}
