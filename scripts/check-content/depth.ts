/** Published articles that are too thin to answer a founder's question. */
import type { Problem } from '../../src/collections/problem.ts'
import { isUnpublished } from '../../src/collections/view.ts'
import { type Check, proseOf } from './context.ts'

/** A warning, not an error: a short article is thin, but it misleads nobody. */
export const checkDepth: Check = (context) => {
  const problems: Problem[] = []
  const { words, citedArticles } = context.depth
  for (const { id, prose, report } of proseOf('articles', context, problems)) {
    const facts = context.content.entries.articles.get(id)?.facts
    if (!facts || isUnpublished(facts, context.day)) continue
    if (prose.words < words) {
      report(
        [],
        `The text has ${prose.words} words, fewer than ${words}. Answer the question in full, or write \`draft: true\` in the facts until it does.`,
        'warning',
      )
    }
    const cited = prose.cites.filter((written) => written.includes('#')).length
    if (cited < citedArticles) {
      report(
        [],
        `The text cites ${cited} ${cited === 1 ? 'article' : 'articles'} of law, fewer than ${citedArticles}. Name the articles on which it rests: [[uu-40-2007#7]].`,
        'warning',
      )
    }
  }
  return problems
}
