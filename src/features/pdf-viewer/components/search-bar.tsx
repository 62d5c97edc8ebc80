/** Search in the document. */
import { useEffect, useRef } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { usePagesHandle, useT, useViewer, useViewerDispatch } from '../viewer-context.tsx'
import type { SearchQuery, SearchState } from '../viewer-store.ts'
import styles from './search-bar.module.css'
import { Tool } from './tool.tsx'

export function SearchBar({ id }: { readonly id: string }) {
  const t = useT()
  const { search } = useViewer()
  const dispatch = useViewerDispatch()
  const pages = usePagesHandle()
  const field = useRef<HTMLInputElement>(null)
  const { focusRequests } = search
  useEffect(() => {
    if (focusRequests > 0) field.current?.select()
  }, [focusRequests])
  const change = (query: Partial<SearchQuery>) => dispatch({ type: 'searchChanged', query })
  const select = (direction: 'next' | 'previous') => pages.current?.selectMatch(direction)
  const close = () => {
    dispatch({ type: 'searchClosed' })
    pages.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader that people use.
    <form
      id={id}
      className={styles.bar}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        select('next')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
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
      <Tool icon="previous" label={t('pdf.search-previous')} onClick={() => select('previous')} />
      <Tool icon="next" label={t('pdf.search-next')} onClick={() => select('next')} />
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={search.matchCase}
          onChange={(event) => change({ matchCase: event.target.checked })}
        />
        {t('pdf.match-case')}
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={search.wholeWords}
          onChange={(event) => change({ wholeWords: event.target.checked })}
        />
        {t('pdf.whole-words')}
      </label>
      <output className={styles.result} data-search-result={search.result?.state}>
        {resultText(t, search)}
      </output>
      <Tool icon="close" label={t('pdf.close')} onClick={close} />
    </form>
  )
}

function resultText(t: Translate, { text, result }: SearchState): string {
  if (!result || text === '') return ''
  if (result.total > 0) return t('pdf.search-found', { current: result.current, total: result.total })
  return t(result.state === 'pending' ? 'pdf.search-pending' : 'pdf.search-none')
}
