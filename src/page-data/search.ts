/** The search page. */
import { services } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { queryParameter } from '../lib/addresses.ts'
import { searchableSite } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import { homeTrail, type Page, type PropsOf, pageHead } from './page.ts'
import { searchDocuments } from './search-documents.ts'
import { searchIndexFiles } from './search-index-file.ts'

export function searchPage(language: Language) {
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
      /** Neutral, of the page itself. */
      path,
      index: { newest: [newest.address], older: older.map(({ address }) => address), olderCount },
      services: services(language),
      documents: searchDocuments(language),
    },
  } satisfies Page<object>
}

export type SearchProps = PropsOf<typeof searchPage>
