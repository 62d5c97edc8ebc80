/** The texts of the top bar: few enough to come as props, so that the bar waits for no dictionary. Looked up at build. */
import type { Translate } from '../../i18n/translate.ts'
import type { Section } from '../../lib/sections.ts'

export interface TopBarTexts {
  readonly search: string
  /** Names the menu. */
  readonly menu: string
  /** Names the button that opens the menu. */
  readonly toggle: string
  readonly items: Readonly<Record<Section, string>>
  /** Names what shows all services. */
  readonly services: string
  readonly blog: string
  readonly tools: string
}

export function topBarTexts(t: Translate): TopBarTexts {
  return {
    search: t('search.title'),
    menu: t('menu.label'),
    toggle: t('menu.toggle'),
    items: {
      home: t('menu.home'),
      'about-us': t('menu.aboutUs'),
      pricing: t('menu.pricing'),
      infohukum: t('menu.infohukum'),
      contact: t('menu.contact'),
    },
    services: t('menu.services'),
    blog: t('menu.blog'),
    tools: t('menu.tools'),
  }
}
