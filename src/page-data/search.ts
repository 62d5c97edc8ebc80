/** The search page. */
import { type Service, services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { queryParameter, type SearchAddresses, type SearchDocument } from '../lib/search-index.ts'
import { searchableSite } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { searchDocuments } from './search-documents.ts'
import { searchIndexFiles } from './search-index-file.ts'
import { homeTrail } from './trails.ts'

export interface SearchProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  /** Neutral, of the page itself. */
  readonly path: string
  readonly index: SearchAddresses
  readonly services: readonly Service[]
  readonly documents: readonly SearchDocument[]
}

export function searchPage(language: Language): Page<SearchProps> {
  const t = translator(language)
  const path = '/cari'
  const { newest, older, olderCount } = searchIndexFiles(language)
  const trail = homeTrail(t)
  const addresses = { home: t.href('/'), search: t.href(path) }
  return {
    head: pageHead({
      title: t('search.headTitle'),
      description: t('search.lead'),
      path,
      language,
      trail,
      data: [searchableSite({ ...addresses, parameter: queryParameter, language }, site)],
    }),
    props: {
      t,
      trail,
      path,
      index: { newest: [newest.address], older: older.map(({ address }) => address), olderCount },
      services: services(language),
      documents: searchDocuments(language),
    },
  }
}
