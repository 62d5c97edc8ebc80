/** The items of the top menu (specification, section 2): where each leads, and which is the page's own. Pure. */
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { TextKey } from '../../i18n/translate.ts'
import { type Section, sections } from '../../lib/sections.ts'

export interface MenuItem {
  readonly section: Section
  readonly textKey: TextKey
  readonly href: string
  /** Whether the page that the visitor is on belongs to this item. */
  readonly ownPage: boolean
}

const textKeys: Readonly<Record<Section, TextKey>> = {
  home: 'menu.home',
  'about-us': 'menu.aboutUs',
  pricing: 'menu.pricing',
  infohukum: 'menu.infohukum',
  contact: 'menu.contact',
}

/** The part of the site below which every page belongs to an item. */
const ownPaths: Partial<Record<Section, string>> = {
  'about-us': '/about-us',
  pricing: '/layanan',
  infohukum: '/infohukum',
}

/** @param path the page's neutral path; `/` and `/konsultasi` are Home, where items lead to anchors of the page itself */
export function menuItems(path: string, language: Language): MenuItem[] {
  const home = isHome(path) ? localizedPath(path, language) : localizedPath('/', language)
  return sections.map((section) => {
    const ownPath = ownPaths[section]
    return {
      section,
      textKey: textKeys[section],
      href: `${home}#${section}`,
      ownPage: ownPath !== undefined && (path === ownPath || path.startsWith(`${ownPath}/`)),
    }
  })
}

export function isHome(path: string): boolean {
  return path === '/' || path === '/konsultasi'
}
