/** The index of the sitemap's parts. */
import { languages } from '../i18n/languages.ts'
import { listedPages, sitemapIndexXml, sitemapParts } from '../seo/sitemap.ts'
import { site } from '../site/site.ts'

export const GET = () =>
  new Response(sitemapIndexXml(sitemapParts(listedPages(), languages).length, site.origin), {
    headers: { 'Content-Type': 'application/xml' },
  })
