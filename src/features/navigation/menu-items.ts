/** The items of the top menu (specification, section 2): where each leads, and which is the current one. Pure. */
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { type Section, sections } from '../../lib/sections.ts'

/** A value of `aria-current`: the page that a link leads to, or one of the pages below it; absent on all others. */
type Current = 'page' | 'true' | undefined

interface MenuItem {
  readonly section: Section
  readonly href: string
  readonly current: Current
}

/** The part of the site whose pages belong to an item. */
const ownPaths: Partial<Record<Section, string>> = {
  'about-us': '/about-us',
  pricing: '/layanan',
  infohukum: '/infohukum',
}

/**
 * On Home the items lead to its own sections, elsewhere to the pages of their subject, and where there is none to its
 * section of Home.
 *
 * @param path the page's neutral path
 */
export function menuItems(path: string, language: Language): readonly MenuItem[] {
  const home = localizedPath(isHome(path) ? path : '/', language)
  return sections.map((section) => {
    const ownPath = ownPaths[section]
    const current = ownPath === undefined ? undefined : currentBelow(ownPath, path)
    const leavesHome = ownPath !== undefined && !isHome(path)
    return { section, href: leavesHome ? localizedPath(ownPath, language) : `${home}#${section}`, current }
  })
}

/** Whether a page is the one at `base`, or below it. */
export function currentBelow(base: string, path: string): Current {
  if (path === base) return 'page'
  return path.startsWith(`${base}/`) ? 'true' : undefined
}

/** Home stands at two paths (specification, section 2). */
export function isHome(path: string): boolean {
  return path === '/' || path === '/konsultasi'
}
