/** The page on the open data. */
import { currentView } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { type DataSet, dataSets } from '../open-data/data-sets.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { libraryTrail } from './trails.ts'

export interface OpenDataProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly names: readonly DataSet['name'][]
  /** The day of the data. */
  readonly day: string
}

export function openDataPage(language: Language): Page<OpenDataProps> {
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
    props: { t, trail, names: dataSets(view).map(({ name }) => name), day: view.day },
  }
}
