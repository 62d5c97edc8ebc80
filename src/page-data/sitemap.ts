/** The pages that the sitemap lists: every canonical page with the day of its last change. */
import { type SitePage, sitePages } from '../collections/site-pages.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import type { SitemapEntry } from '../seo/sitemap.ts'

/** The lists of the blog hold what their articles say; the others are addresses of other pages, or answers. */
const leftOut: readonly SitePage['kind'][] = ['blog-list', 'unlisted']

export function listedPages(): SitemapEntry[] {
  return sitePages(defaultLanguage)
    .filter(({ kind }) => !leftOut.includes(kind))
    .map(({ path, changed }) => ({ path, changed }))
}
