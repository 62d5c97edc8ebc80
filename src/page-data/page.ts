/** What every page is made of: its head, the props of its screen, and its place in the site. */

import { type Language, languages } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import type { Translate } from '../i18n/translate.ts'
import type { PageHead } from '../seo/head.ts'
import { breadcrumbList } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'

/** The head of a page and the props of its screen, for one entry in one language. */
export interface Page<Props> {
  readonly head: PageHead
  readonly props: Props
}

/** The props that a function of this room gives a screen. */
export type PropsOf<F extends (...given: never[]) => Page<object>> = ReturnType<F>['props']

interface HeadOptions {
  readonly title: string
  readonly description: string
  /** Neutral. */
  readonly path: string
  readonly language: Language
  /** From Home to here, without here. */
  readonly trail: readonly Crumb[]
  /** What the page is called at the end of the trail. Default: its title. */
  readonly label?: string
  /** Structured data besides the trail. */
  readonly data?: readonly object[]
}

/** Title, description, alternates, and the trail as structured data. */
export function pageHead({
  title,
  description,
  path,
  language,
  trail,
  label = title,
  data = [],
}: HeadOptions): PageHead {
  const here = { label, href: localizedPath(path, language) }
  return {
    title,
    description,
    path,
    language,
    alternates: languages,
    structuredData: [breadcrumbList([...trail, here], site.origin), ...data],
  }
}

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
