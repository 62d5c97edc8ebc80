/** The ways from Home that several pages share. Pure. */
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'

/** Home alone. */
export function homeTrail(language: Language, t: Translate): readonly Crumb[] {
  return [{ label: t('menu.home'), href: localizedPath('/', language) }]
}

/** Home and the library, which is the parent of guides, regulations, documents and the glossary. */
export function libraryTrail(language: Language, t: Translate): readonly Crumb[] {
  return [...homeTrail(language, t), { label: t('menu.infohukum'), href: localizedPath('/infohukum', language) }]
}

/** Home and the overview of services, which is the parent of every service. */
export function servicesTrail(language: Language, t: Translate): readonly Crumb[] {
  return [...homeTrail(language, t), { label: t('footer.services'), href: localizedPath('/layanan', language) }]
}
