/** The overview of services. */
import { type Service, services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { type EntityComparison, entityComparison } from './entity-comparison.ts'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { homeTrail } from './trails.ts'

export interface ServicesProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly services: readonly Service[]
  readonly entities: EntityComparison
}

export function servicesPage(language: Language): Page<ServicesProps> {
  const t = translator(language)
  const all = services(language)
  const trail = homeTrail(t)
  return {
    head: pageHead({
      title: t('services.headTitle'),
      description: t('services.lead'),
      path: '/layanan',
      language,
      trail,
      label: t('footer.services'),
    }),
    props: { t, trail, services: all, entities: entityComparison(all, t) },
  }
}
