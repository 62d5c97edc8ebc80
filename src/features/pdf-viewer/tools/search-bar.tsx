/** Search in the document. */
import { useEffect, useRef } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { SearchQuery, SearchResult } from '../reader/search.ts'
import styles from './search-bar.module.css'
import { Tool } from './tool.tsx'

interface SearchBarProps {
  readonly id: string
  readonly translate: Translate
  readonly query: SearchQuery
  readonly result: SearchResult | null
  /** Counts up when the reader asks for the field although it is open. */
  readonly focusRequest: number
  readonly onQuery: (query: SearchQuery) => void
  readonly onStep: (direction: 'next' | 'previous') => void
  readonly onClose: () => void
}

export function SearchBar({ id, translate, query, result, focusRequest, onQuery, onStep, onClose }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusRequest > 0) field.current?.select()
  }, [focusRequest])
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader that people use.
    <form
      id={id}
      className={styles.bar}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onStep('next')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key === 'Enter' && event.shiftKey) {
          event.preventDefault()
          onStep('previous')
        }
      }}
    >
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label={translate('pdf.search-field')}
        placeholder={translate('pdf.search-field')}
        autoComplete="off"
        value={query.text}
        onChange={(event) => onQuery({ ...query, text: event.target.value })}
      />
      <Tool icon="previous" label={translate('pdf.search-previous')} onClick={() => onStep('previous')} />
      <Tool icon="next" label={translate('pdf.search-next')} onClick={() => onStep('next')} />
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={query.matchCase}
          onChange={(event) => onQuery({ ...query, matchCase: event.target.checked })}
        />
        {translate('pdf.match-case')}
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={query.wholeWords}
          onChange={(event) => onQuery({ ...query, wholeWords: event.target.checked })}
        />
        {translate('pdf.whole-words')}
      </label>
      <output className={styles.result} data-search-result={result?.state}>
        {resultText(translate, query, result)}
      </output>
      <Tool icon="close" label={translate('pdf.close')} onClick={onClose} />
    </form>
  )
}

function resultText(translate: Translate, query: SearchQuery, result: SearchResult | null): string {
  if (!result || query.text === '') return ''
  if (result.total > 0) return translate('pdf.search-found', { current: result.current, total: result.total })
  return translate(result.state === 'pending' ? 'pdf.search-pending' : 'pdf.search-none')
}
