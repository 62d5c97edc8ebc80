import type { Translate } from '../../i18n/translate.ts'
import { queryParameter } from '../../lib/search-address.ts'
import { SearchForm } from '../../ui/search-form.tsx'

/** A search field on any page; the search page answers. */
export function SiteSearchForm({ t }: { t: Translate }) {
  return (
    <SearchForm action={t.href('/cari')} label={t('search.label')} name={queryParameter} submit={t('search.submit')} />
  )
}
