/** The sitemap (sitemaps.org 0.9) with the alternates of every page. Pure. */
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'

export interface SitemapEntry {
  /** The neutral path of a canonical page. */
  readonly path: string
  /** The day of its last change of substance, `YYYY-MM-DD`. */
  readonly changed?: string | undefined
}

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
