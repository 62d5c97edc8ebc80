/** The pages that the sitemap lists: every canonical page with the day of its last change. */
import { type SitePage, sitePages } from '../collections/site-pages.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import type { SitemapEntry } from '../seo/sitemap.ts'

/** The lists of the blog hold what their articles say; unlisted pages are addresses of other pages, or answers. */
function isLeftOut(page: SitePage): boolean {
  const isEmptyList = page.kind === 'library-list' && page.entry.regulations.length === 0
  return page.kind === 'blog-list' || page.kind === 'unlisted' || isEmptyList
}

export function listedPages(): SitemapEntry[] {
  return sitePages(defaultLanguage)
    .filter((page) => !isLeftOut(page))
    .map(({ path, changed }) => ({ path, changed }))
}
