/** The overview of services. */
import { services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { entityComparison } from './entity-comparison.ts'
import type { Page, PropsOf } from './page.ts'
import { pageHead } from './page-head.ts'
import { homeTrail } from './trails.ts'

export function servicesPage(language: Language) {
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
  } satisfies Page<object>
}

export type ServicesProps = PropsOf<typeof servicesPage>
