/** Everything that the page of an article shows, gathered from the content. */
import { type Article, articles } from '../../collections/articles.ts'
import { type RenderedMarkdown, renderMarkdown } from '../../collections/markdown/render.ts'
import { type Regulation, regulation } from '../../collections/regulations.ts'
import { type Service, service } from '../../collections/services.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { parseCitation } from '../../lib/citation.ts'
import { proseComponents } from '../prose/prose-components.tsx'
import { relatedArticles } from './related-articles.ts'

export interface ArticleProps {
  readonly language: Language
  readonly t: Translate
  readonly article: Article
  readonly text: RenderedMarkdown
  /** The regulations on which it rests, each once. */
  readonly regulations: readonly Regulation[]
  readonly services: readonly Service[]
  readonly related: readonly Article[]
  readonly newer: Article | undefined
  readonly older: Article | undefined
  /** The day of the build: reviews are judged on it. */
  readonly day: string
}

export function articleProps(article: Article, language: Language, t: Translate, day: string): ArticleProps {
  const newestFirst = articles(language)
  const place = newestFirst.findIndex(({ id }) => id === article.id)
  const sources = new Set(article.sources.map((written) => parseCitation(written).regulation))
  return {
    language,
    t,
    article,
    text: renderMarkdown(article.body(), { language, components: proseComponents(t), glossary: true }),
    regulations: [...sources].flatMap((id) => regulation(id, language) ?? []),
    services: article.services.flatMap((id) => service(id, language) ?? []),
    related: relatedArticles(article, newestFirst, 3),
    newer: newestFirst[place - 1],
    older: newestFirst[place + 1],
    day,
  }
}
