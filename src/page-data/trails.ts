import type { Translate } from '../i18n/translate.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'

/** Home alone. */
export function homeTrail(t: Translate): readonly Crumb[] {
  return [{ label: t('menu.home'), href: t.href('/') }]
}

/** Home and the library, which is the parent of guides, regulations, documents and the glossary. */
export function libraryTrail(t: Translate): readonly Crumb[] {
  return [...homeTrail(t), { label: t('menu.infohukum'), href: t.href('/infohukum') }]
}

/** Home and the overview of services, which is the parent of every service. */
export function servicesTrail(t: Translate): readonly Crumb[] {
  return [...homeTrail(t), { label: t('footer.services'), href: t.href('/layanan') }]
}
