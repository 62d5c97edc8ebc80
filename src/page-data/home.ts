/** Home. */
import { type Regulation, regulations } from '../collections/regulations.ts'
import { type Service, services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Page } from './page.ts'

export interface HomeProps {
  readonly t: Translate
  readonly services: readonly Service[]
  readonly regulations: readonly Regulation[]
}

export function homePage(language: Language): Page<HomeProps> {
  const t = translator(language)
  return {
    head: { title: t('home.headTitle'), description: t('home.lead'), path: '/', language, alternates: languages },
    props: {
      t,
      services: services(language),
      regulations: regulations(language),
    },
  }
}
