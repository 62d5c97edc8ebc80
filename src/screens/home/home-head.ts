/** What the head of Home says: who publishes the site, and where it can be searched. */
import { type Language, languages } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { queryParameter } from '../../lib/search-index.ts'
import type { PageHead } from '../../seo/head.ts'
import { organization, searchableSite } from '../../seo/structured-data.ts'
import { site } from '../../site/site.ts'

export function homeHead(language: Language, t: Translate): PageHead {
  const paths = { home: localizedPath('/', language), search: localizedPath('/cari', language) }
  return {
    title: t('home.headTitle'),
    description: t('home.lead'),
    path: '/',
    language,
    alternates: languages,
    structuredData: [organization(site), searchableSite({ ...paths, parameter: queryParameter, language }, site)],
  }
}
