import { useT } from '../../i18n/translate-context.tsx'
import type { SearchKind } from '../../lib/search-index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './search.module.css'
import type { IndexState } from './use-search.ts'

interface Props {
  /** How many older articles there are. */
  readonly count: number
  /** The kind that the results are narrowed to. */
  readonly kind: SearchKind | undefined
  /** Of their indexes. */
  readonly state: IndexState
  readonly onLoad: () => void
}

/** Searches the older articles too, on demand: their indexes are large, and most visitors want what is new. */
export function OlderArticles({ count, kind, state, onLoad }: Props) {
  const t = useT()
  if (typeof state === 'object' || (kind !== undefined && kind !== 'article')) return null
  const sentences = { unasked: '', loading: t('search.olderLoading'), failed: t('search.olderFailed') }
  return (
    <div className={styles.older}>
      {state !== 'loading' && <Button onClick={onLoad}>{t.count('search.older', count)}</Button>}
      <p role="status">{sentences[state]}</p>
    </div>
  )
}
