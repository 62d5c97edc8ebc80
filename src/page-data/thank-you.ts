/** What follows after a message was opened in the chat. */
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Page } from './page.ts'

export interface ThankYouProps {
  readonly t: Translate
}

export function thankYouPage(language: Language): Page<ThankYouProps> {
  const t = translator(language)
  return {
    head: {
      title: t('thankYou.headTitle'),
      description: t('thankYou.answerText'),
      path: '/thank-you',
      language,
      alternates: languages,
      unlisted: true,
    },
    props: { t },
  }
}
