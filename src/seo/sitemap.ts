/**
 * The sitemap (sitemaps.org 0.9) with the alternates of every page: an index at `/sitemap.xml`, and the parts that it
 * names. They lie at the root, since a part may only list addresses below its own folder. Pure.
 */

import { type SitePage, sitePages } from '../collections/site-pages.ts'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { paged } from '../lib/paging.ts'

/** Addresses in a part; the format allows 50,000 and 50 MB. */
const maxAddresses = 5000

export interface SitemapEntry {
  /** The neutral path of a canonical page. */
  readonly path: string
  /** The day of its last change of substance, `YYYY-MM-DD`. */
  readonly changed?: string | undefined
}

/** The entries of each part: as many pages as fit with all their languages. */
export function sitemapParts(
  entries: readonly SitemapEntry[],
  languages: readonly Language[],
): readonly (readonly SitemapEntry[])[] {
  return paged(entries, Math.floor(maxAddresses / languages.length)).map(({ items }) => items)
}

/** The index; the parts are `/sitemap-1.xml` and so on. */
export function sitemapIndexXml(parts: number, origin: string): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`
}

/** One part. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string, languages: readonly Language[]): string {
  const urls = entries.flatMap((entry) => languages.map((language) => url(entry, language, origin, languages)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function url(
  { path, changed }: SitemapEntry,
  language: Language,
  origin: string,
  languages: readonly Language[],
): string {
  const address = (of: Language) => origin + localizedPath(path, of)
  const alternates =
    languages.length === 1
      ? []
      : [...languages.map((of) => [of, address(of)]), ['x-default', address(defaultLanguage)]].map(
          ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        )
  const lastChange = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${address(language)}</loc>${lastChange}${alternates.join('')}</url>`
}

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
