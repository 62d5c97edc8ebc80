/** The ways that every page offers: all services with their least price, and all tools. */
import { services } from '../collections/services.ts'
import { toolPages } from '../collections/tool-pages.ts'
import { perLanguage } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { total } from '../lib/fees.ts'
import { formatRupiahBrief } from '../lib/format.ts'
import { type HashedJson, hashedJson } from '../lib/hashed-files.ts'
import type { ServicesMenu } from '../lib/island-data.ts'

export interface SiteLinks {
  /** Those that found a legal entity first. */
  readonly services: readonly {
    readonly path: string
    readonly title: string
    readonly founds: boolean
    /** Whole rupiah, of the first case. */
    readonly fromIdr: number
  }[]
  readonly tools: readonly { readonly path: string; readonly title: string }[]
}

export const siteLinks = perLanguage(
  (language): SiteLinks => ({
    services: services(language)
      .map(({ path, short_title, entity, fees, variants }) => ({
        path,
        title: short_title,
        founds: entity !== undefined,
        fromIdr: total(fees.lines, variants[0]?.id).minIdr,
      }))
      .sort((a, b) => Number(b.founds) - Number(a.founds)),
    tools: toolPages(language).map(({ path, short }) => ({ path, title: short })),
  }),
)

/** What the menu's item of services opens to: all of them with their price, and help for who is not sure. */
export const servicesMenuFile = perLanguage((language): HashedJson => {
  const t = translator(language)
  const { services: all } = siteLinks(language)
  const priced = (founds: boolean) =>
    all
      .filter((service) => service.founds === founds)
      .map(({ path, title, fromIdr }) => ({
        href: t.href(path),
        title,
        price: t('price.from', { price: formatRupiahBrief(fromIdr, fromIdr, t.locale) }),
      }))
  const menu: ServicesMenu = [
    { heading: t('home.task.found'), links: priced(true) },
    { heading: t('pricing.others'), links: priced(false) },
    {
      heading: t('menu.unsure'),
      links: [
        { href: t.href('/pilih-badan-usaha'), title: t('pricing.choose') },
        { href: t.href('/ubah-badan-usaha'), title: t('home.task.change') },
        { href: t.href('/alat/cek-penawaran'), title: t('home.offer.title') },
        { href: t.href('/layanan'), title: t('pricing.more') },
      ],
    },
  ]
  return hashedJson(`layanan-${language}`, menu)
})
