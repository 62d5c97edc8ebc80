/** The feed of the blog, one per language: the newest articles, and the newest changes of substance to one as entries of their own. */
import { articles } from '../../collections/articles.ts'
import { translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { languagePaths } from '../../i18n/paths.ts'
import { changeAnchor } from '../../lib/anchors.ts'
import { today } from '../../lib/day.ts'
import { atomFeed, maxEntries } from '../../seo/atom-feed.ts'
import { site } from '../../site/site.ts'

/** Half of the feed for each kind, so that a day of many corrections hides no new article. */
const entriesOfKind = maxEntries / 2

export const getStaticPaths = languagePaths

export function GET({ props: { language } }: { props: { language: Language } }) {
  const t = translator(language)
  const address = (path: string) => site.origin + t.href(path)
  const newestFirst = articles(language)
  const written = newestFirst.slice(0, entriesOfKind).map(({ title, summary, path, published, updated, category }) => ({
    title,
    summary,
    url: address(path),
    published,
    updated,
    categories: [category],
  }))
  const changed = newestFirst
    .flatMap(({ title, path, category, changes }) =>
      changes.map(({ day, text }) => ({
        title: t('feed.change', { title }),
        summary: text,
        url: address(`${path}#${changeAnchor(day)}`),
        published: day,
        updated: day,
        categories: [category],
      })),
    )
    .sort((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, entriesOfKind)
  const feed = atomFeed({
    title: t('feed.title', { company: site.name }),
    subtitle: t('blog.lead'),
    language,
    author: site.name,
    selfUrl: address('/feed.xml'),
    pageUrl: address('/blog'),
    builtOn: today(),
    entries: [...changed, ...written],
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
