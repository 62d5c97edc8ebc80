/** The pages that no list leads to. */
import { translator } from '../i18n/dictionaries.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import type { Page, PropsOf } from './page.ts'

/** The page for addresses that do not exist. */
export function notFoundPage(language: Language) {
  const t = translator(language)
  // Hosts without nested pages for failing addresses answer with that of the default language everywhere.
  const others = language === defaultLanguage ? languages.filter((other) => other !== language) : []
  return {
    head: {
      title: t('notFound.title'),
      description: t('notFound.text'),
      path: '/404',
      language,
      alternates: languages,
      unlisted: true,
    },
    props: {
      t,
      /** Languages whose visitors may be shown this page too, because a host has one page for all addresses that fail. */
      others: others.map(translator),
    },
  } satisfies Page<object>
}

export type NotFoundProps = PropsOf<typeof notFoundPage>

/** What follows after a message was opened in the chat. */
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
