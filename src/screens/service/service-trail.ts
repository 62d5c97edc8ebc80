/** The way from Home to the pages of services. Pure. */
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'

/** Home and the overview of services, which is the parent of every service. */
export function serviceTrail(language: Language, t: Translate): readonly Crumb[] {
  return [
    { label: t('menu.home'), href: localizedPath('/', language) },
    { label: t('footer.services'), href: localizedPath('/layanan', language) },
  ]
}
