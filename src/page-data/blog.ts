/** A page of the blog's lists. */

import { articlesByTag, pickedArticles } from '../collections/articles.ts'
import { type BlogListPage, blogListPages } from '../collections/blog-lists.ts'
import { labels, perLanguage } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { blogListPath } from '../i18n/paths.ts'
import type { Translate } from '../i18n/translate.ts'
import { breadcrumbList } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { regulationsOf, statesText } from './checked-law.ts'
import { homeTrail, type Page, type PropsOf } from './page.ts'

/** As many as stand beside the newest article. */
const mostPicks = 5

/** The second pages of categories and tags, from which their further ones are a link away. */
const secondPages = perLanguage((language, view) =>
  blogListPages(language, view).flatMap(({ topic, page, path }) =>
    topic && page === 2 ? [{ label: topic.label, page, path }] : [],
  ),
)

const paths = perLanguage((language, view) => new Set(blogListPages(language, view).map(({ path }) => path)))

export function blogPage(list: BlogListPage, language: Language) {
  const t = translator(language)
  const { title, summary, path, count } = list
  const trail = blogTrail(list, t)
  return {
    head: {
      title,
      description: summary,
      path,
      language,
      alternates: languages.filter((other) => other === language || paths(other).has(path)),
      // A list without articles is no search result.
      unlisted: count === 0,
      structuredData: [breadcrumbList(trail, site.origin)],
    },
    props: {
      t,
      /** From Home to here, without here. */
      trail: trail.slice(0, -1),
      list,
      /** Of each article, when it was checked and in which state its law is. */
      checks: list.items.map((article) =>
        t('blog.checked', {
          day: t.day(article.reviewed_on, 'short'),
          states: statesText(regulationsOf(article, t), t),
        }),
      ),
      /** At the head of the blog alone. */
      picks: list.topic || list.page > 1 ? [] : pickedArticles(language).slice(0, mostPicks),
      categories: labels('categories', language),
      secondPages: secondPages(language).map(({ label, path, page }) => ({
        label: `${label}, ${t('blog.page', { page })}`,
        href: t.href(path),
      })),
      /** Those that an article has. */
      tags: labels('tags', language).filter(({ id }) => articlesByTag(id, language).length > 0),
    },
  } satisfies Page<object>
}

export type BlogProps = PropsOf<typeof blogPage>

/** From Home to the page itself. */
function blogTrail({ topic, page }: BlogListPage, t: Translate): Crumb[] {
  const crumb = (label: string, path: string): Crumb => ({ label, href: t.href(path) })
  return [
    ...homeTrail(t),
    crumb(t('footer.blog'), '/blog'),
    ...(topic ? [crumb(topic.label, blogListPath(topic))] : []),
    ...(page > 1 ? [crumb(t('blog.page', { page }), blogListPath(topic, page))] : []),
  ]
}
