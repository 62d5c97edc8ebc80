/** The pages that the sitemap lists: every canonical page with the day of its last change. */
import { articles } from '../collections/articles.ts'
import { documents } from '../collections/documents.ts'
import { guides } from '../collections/guides.ts'
import { kbliCategoryPages } from '../collections/kbli-pages.ts'
import { libraryLists } from '../collections/library-lists.ts'
import { regulations } from '../collections/regulations.ts'
import { services } from '../collections/services.ts'
import { sitePages } from '../collections/site-pages.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import type { SitemapEntry } from '../seo/sitemap.ts'

export function listedPages(): SitemapEntry[] {
  const language = defaultLanguage
  return [
    { path: '/' },
    { path: '/cari' },
    ...sitePages(language).map(({ path, effective }) => ({
      path,
      changed: path === '/blog' ? articles(language)[0]?.published : effective,
    })),
    ...kbliCategoryPages(language).map(({ path }) => ({ path })),
    ...libraryLists(language).map(({ path }) => ({ path })),
    ...services(language).map(({ path, reviewedOn }) => ({ path, changed: reviewedOn })),
    ...articles(language).map(({ path, updated }) => ({ path, changed: updated })),
    ...guides(language).map(({ path, reviewedOn }) => ({ path, changed: reviewedOn })),
    ...documents(language).map(({ path }) => ({ path })),
    ...regulations(language).map(({ path, checkedOn }) => ({ path, changed: checkedOn })),
  ]
}
