/** The ways that every page offers: all services with their least price, and all tools. */
import { services } from '../collections/services.ts'
import { toolPages } from '../collections/tool-pages.ts'
import { perLanguage } from '../collections/view.ts'
import { total } from '../lib/fees.ts'

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
      .map(({ path, shortTitle, entity, fees, variants }) => ({
        path,
        title: shortTitle,
        founds: entity !== undefined,
        fromIdr: total(fees.lines, variants[0]?.id).minIdr,
      }))
      .sort((a, b) => Number(b.founds) - Number(a.founds)),
    tools: toolPages(language).map(({ path, title }) => ({ path, title })),
  }),
)
