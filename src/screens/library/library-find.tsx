import type { Translate } from '../../i18n/translate.ts'
import { kindParameter, queryParameter } from '../../lib/addresses.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import styles from './library-find.module.css'

/** A field for a regulation as people name it; the search page answers with regulations alone. */
export function LibraryFind({ t }: { readonly t: Translate }) {
  return (
    <div data-screen-only="">
      <SearchForm
        action={t.href('/cari')}
        hidden={{ [kindParameter]: 'regulation' }}
        label={t('library.find')}
        name={queryParameter}
        submit={t('search.submit')}
      />
      <p className={styles.hint}>{t('library.findHint')}</p>
    </div>
  )
}
