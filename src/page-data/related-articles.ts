/** Which articles are worth reading after one. Pure. */
import type { Article } from '../collections/articles.ts'

type Comparable = Pick<Article, 'id' | 'category' | 'tags'>

/** Those that share most with it: a tag counts as much as the category; the newest first where they share as much. */
export function relatedArticles<A extends Comparable>(article: A, newestFirst: readonly A[], limit: number): A[] {
  const tags = new Set(article.tags.map(({ id }) => id))
  return newestFirst
    .filter(({ id }) => id !== article.id)
    .map((other) => ({
      other,
      shared: other.tags.filter(({ id }) => tags.has(id)).length + Number(other.category.id === article.category.id),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, limit)
    .map(({ other }) => other)
}
