/** Search in the document. */
import { useEffect, useRef } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { useViewer } from '../viewer-context.tsx'
import { type SearchState, searchClosed } from '../viewer-store.ts'
import styles from './search-bar.module.css'
import { Tool } from './tool.tsx'

export function SearchBar() {
  const { t, state, dispatch, parts } = useViewer()
  const { search } = state
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (search.focusRequests > 0) field.current?.select()
  }, [search.focusRequests])
  const change = (values: Partial<SearchState>) => dispatch({ type: 'searchSet', search: values })
  const select = (direction: 'next' | 'previous') => parts?.find(search, direction)
  const close = () => {
    dispatch(searchClosed)
    parts?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader that people use.
    <form
      id="pdf-search"
      className={styles.bar}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        select('next')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault()
          close()
        }
        if (event.key === 'Enter' && event.shiftKey) {
          event.preventDefault()
          select('previous')
        }
      }}
    >
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label={t('pdf.search-field')}
        placeholder={t('pdf.search-field')}
        autoComplete="off"
        value={search.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Tool icon="previous" label={t('pdf.command.search-previous')} onClick={() => select('previous')} />
      <Tool icon="next" label={t('pdf.command.search-next')} onClick={() => select('next')} />
      {(['matchCase', 'wholeWords'] as const).map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="checkbox"
            checked={search[option]}
            onChange={({ target }) => change({ [option]: target.checked })}
          />
          {t(`pdf.option.${option}`)}
        </label>
      ))}
      <output className={styles.result} data-search-result="">
        {resultText(t, search)}
      </output>
      <Tool className={styles.close} icon="close" label={t('pdf.close')} onClick={close} />
    </form>
  )
}

function resultText(t: Translate, { text, result }: SearchState): string {
  if (!result || text === '') return ''
  if (result.total > 0) return t('pdf.search-found', { current: result.current, total: result.total })
  return t(result.isPending ? 'pdf.search-pending' : 'pdf.search-none')
}
