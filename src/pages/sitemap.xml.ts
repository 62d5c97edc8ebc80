import { articles } from '../collections/articles.ts'
import { documents } from '../collections/documents.ts'
import { guides } from '../collections/guides.ts'
import { page } from '../collections/pages.ts'
import { regulations } from '../collections/regulations.ts'
import { services } from '../collections/services.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { type SitemapEntry, sitemapXml } from '../seo/sitemap.ts'
import { site } from '../site/site.ts'

const companyPages = ['about-us', 'terms-and-condition', 'privacy-policy']

function entries(): SitemapEntry[] {
  const language = defaultLanguage
  return [
    { path: '/' },
    { path: '/layanan' },
    ...services(language).map(({ path, reviewedOn }) => ({ path, changed: reviewedOn })),
    { path: '/blog', changed: articles(language)[0]?.published },
    ...articles(language).map(({ path, updated }) => ({ path, changed: updated })),
    { path: '/pilih-badan-usaha' },
    { path: '/cari' },
    { path: '/infohukum' },
    { path: '/infohukum/glosarium' },
    ...guides(language).map(({ path, reviewedOn }) => ({ path, changed: reviewedOn })),
    ...documents(language).map(({ path }) => ({ path })),
    ...regulations(language).map(({ path, checkedOn }) => ({ path, changed: checkedOn })),
    ...companyPages.map((id) => ({ path: `/${id}`, changed: page(id, language)?.effective })),
  ]
}

export const GET = () =>
  new Response(sitemapXml(entries(), site.origin, languages), { headers: { 'Content-Type': 'application/xml' } })
