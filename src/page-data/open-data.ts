/** The page on the open data. */
import { currentView } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { dataSets } from '../open-data/data-sets.ts'
import type { Page, PropsOf } from './page.ts'
import { pageHead } from './page-head.ts'
import { libraryTrail } from './trails.ts'

export function openDataPage(language: Language) {
  const t = translator(language)
  const view = currentView()
  const trail = libraryTrail(t)
  return {
    head: pageHead({
      title: t('openData.title'),
      description: t('openData.lead'),
      path: '/data-terbuka',
      language,
      trail,
    }),
    props: {
      t,
      trail,
      names: dataSets(view).map(({ name }) => name),
      /** The day of the data. */
      day: view.day,
    },
  } satisfies Page<object>
}

export type OpenDataProps = PropsOf<typeof openDataPage>
