/** What the head of an article says, and the way to it. */
import { type Article, article as articleById } from '../../collections/articles.ts'
import { blogListPath } from '../../collections/blog-lists.ts'
import { resolveCitation } from '../../collections/markdown/notations.ts'
import { type Language, languages, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PageHead } from '../../seo/head.ts'
import { articleData, breadcrumbList } from '../../seo/structured-data.ts'
import { site } from '../../site/site.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { homeTrail } from '../trails.ts'

/** From Home to the article's category. */
export function articleTrail({ category }: Article, language: Language, t: Translate): Crumb[] {
  return [
    ...homeTrail(language, t),
    { label: t('footer.blog'), href: localizedPath('/blog', language) },
    { label: category.label, href: localizedPath(blogListPath({ kind: 'kategori', id: category.id }), language) },
  ]
}

export function articleHead(article: Article, language: Language, t: Translate): PageHead {
  const { id, title, summary, path } = article
  const href = localizedPath(path, language)
  const trail = [...articleTrail(article, language, t), { label: title, href }]
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
          keywords: article.tags.map(({ label }) => label),
          words: article.words,
          cites: article.sources.flatMap((written) => resolveCitation(written, language)?.label ?? []),
        },
        site,
      ),
      breadcrumbList(trail, site.origin),
    ],
  }
}
