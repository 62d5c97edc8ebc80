/** What follows after a message was opened in the chat. */
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import type { Page, PropsOf } from './page.ts'

export function thankYouPage(language: Language) {
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
  } satisfies Page<object>
}

export type ThankYouProps = PropsOf<typeof thankYouPage>
