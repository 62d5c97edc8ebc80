/** The parts of the sitemap: `/sitemap-1.xml`, … */
import { languages } from '../i18n/languages.ts'
import { listedPages, type SitemapEntry, sitemapParts, sitemapXml } from '../seo/sitemap.ts'
import { site } from '../site/site.ts'

export const getStaticPaths = () =>
  sitemapParts(listedPages(), languages).map((entries, index) => ({
    params: { part: String(index + 1) },
    props: { entries },
  }))

export const GET = ({ props: { entries } }: { props: { entries: readonly SitemapEntry[] } }) =>
  new Response(sitemapXml(entries, site.origin, languages), { headers: { 'Content-Type': 'application/xml' } })
