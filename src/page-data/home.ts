/** Home. */
import { regulations } from '../collections/regulations.ts'
import { services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import type { Page, PropsOf } from './page.ts'

export function homePage(language: Language) {
  const t = translator(language)
  return {
    head: { title: t('home.headTitle'), description: t('home.lead'), path: '/', language, alternates: languages },
    props: {
      t,
      services: services(language),
      regulations: regulations(language),
    },
  } satisfies Page<object>
}

export type HomeProps = PropsOf<typeof homePage>
