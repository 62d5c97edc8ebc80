/** The feed of the blog, one per language. */
import { articles } from '../../collections/articles.ts'
import { translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { languagePaths } from '../../i18n/page-paths.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { today } from '../../lib/day.ts'
import { atomFeed } from '../../seo/atom-feed.ts'
import { site } from '../../site/site.ts'

/** The newest articles; readers keep what they have seen. */
const entriesInFeed = 30

export const getStaticPaths = languagePaths

export function GET({ props: { language } }: { props: { language: Language } }) {
  const t = translator(language)
  const address = (path: string) => site.origin + localizedPath(path, language)
  const feed = atomFeed({
    title: t('feed.title', { company: site.name }),
    subtitle: t('blog.lead'),
    language,
    author: site.name,
    selfUrl: address('/feed.xml'),
    pageUrl: address('/blog'),
    builtOn: today(),
    entries: articles(language)
      .slice(0, entriesInFeed)
      .map(({ title, summary, path, published, updated, category }) => ({
        title,
        summary,
        url: address(path),
        published,
        updated,
        category,
      })),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
