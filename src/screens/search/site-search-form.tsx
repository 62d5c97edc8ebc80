import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { queryParameter } from '../../lib/search-index.ts'
import { SearchForm } from '../../ui/search-form.tsx'

/** A search field on any page; the search page answers. */
export function SiteSearchForm({ language, t }: { language: Language; t: Translate }) {
  return (
    <SearchForm
      action={localizedPath('/cari', language)}
      label={t('search.label')}
      name={queryParameter}
      submit={t('search.submit')}
    />
  )
}
