/** The page of an article. */
import { createElement } from 'react'
import { type Article, article as articleById, articles, neighboursOf } from '../collections/articles.ts'
import { resolveCitation } from '../collections/markdown/notations.ts'
import { type RenderedMarkdown, renderMarkdown } from '../collections/markdown/render.ts'
import { service } from '../collections/services.ts'
import { toolsBeside } from '../collections/tool-pages.ts'
import { currentView, perLanguage } from '../collections/view.ts'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages, languageTraits } from '../i18n/languages.ts'
import { blogListPath, localizedPath } from '../i18n/paths.ts'
import { templateFolder } from '../lib/template-text.ts'
import type { PageHead } from '../seo/head.ts'
import { articleData, breadcrumbList } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../ui/first-screen-end.tsx'
import { regulationsOf, statesText } from './checked-law.ts'
import { drawnFigures } from './figures.tsx'
import { homeTrail, type Page, type PropsOf } from './page.ts'
import { relatedArticles } from './related-articles.ts'
import { daysText, priceFact } from './service-facts.ts'

const related = perLanguage((language, view) => relatedArticles(articles(language, view), 3))

export function articlePage(article: Article, language: Language) {
  const t = translator(language)
  const { category } = article
  const regulations = regulationsOf(article, t)
  const [offer, ...otherServices] = article.services.flatMap((id) => service(id, language) ?? [])
  const trail = [
    ...homeTrail(t),
    { label: t('footer.blog'), href: t.href('/blog') },
    { label: category.label, href: t.href(blogListPath({ kind: 'kategori', id: category.id })) },
  ]
  return {
    head: articleHead(article, language, trail),
    props: {
      t,
      /** From Home to the article's category. */
      trail,
      article,
      /** The regulations on which it rests, each once. */
      regulations,
      /** How many of them are in force, and in which state the others are. */
      states: statesText(regulations, t),
      /** The service that does what the article explains, with its sum and days. */
      offer: offer && { ...offer, price: priceFact(offer, t), days: daysText(offer, t) },
      otherServices,
      /** The first tool of its services. */
      tool: toolsBeside(article.services, language)[0],
      related: related(language)(article),
      ...neighboursOf(article.id, language),
      /** The day of the build: reviews are judged on it. */
      day: currentView().day,
    },
  } satisfies Page<object>
}

export type ArticleProps = PropsOf<typeof articlePage>

/** The text of the page; rendering it takes longest. */
export function articleText(article: Article, language: Language): RenderedMarkdown {
  const t = translator(language)
  const components = proseComponents(t, { templateFolder: t.href(templateFolder(article.id)), Figure: drawnFigures(t) })
  const cachedAs = { kind: 'articles', language, id: article.id } as const
  // On phones the first lines of the text stand at the foot of the first screen, and are the largest thing it paints.
  const afterFirst = createElement(FirstScreenEnd)
  return renderMarkdown(article.body(), { language, components, glossary: true, cachedAs, afterFirst })
}

function articleHead(article: Article, language: Language, trail: readonly Crumb[]): PageHead {
  const { id, title, summary, path } = article
  const href = localizedPath(path, language)
  return {
    title,
    description: summary,
    path,
    language,
    alternates: languages.filter((other) => articleById(id, other)),
    unlisted: article.unpublished,
    kind: 'article',
    structuredData: [
      articleData(
        {
          title,
          summary,
          href,
          language: languageTraits[language].locale,
          published: article.published,
          updated: article.updated,
          section: article.category.label,
          cites: article.sources.flatMap((written) => resolveCitation(written, language)?.label ?? []),
        },
        site,
      ),
      breadcrumbList([...trail, { label: title, href }], site.origin),
    ],
  }
}
