/** The index of the search: loaded when it is wanted, and again when a load has failed. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { getJson } from '../../http/client.ts'
import type { Language } from '../../i18n/languages.ts'
import { openSearchIndex, type SearchIndex } from '../../lib/search-index.ts'

export type IndexState = SearchIndex | 'unasked' | 'loading' | 'failed'

/** @param address of the index of this language */
export function useSearchIndex(address: string, language: Language): readonly [state: IndexState, load: () => void] {
  const [state, setState] = useState<IndexState>('unasked')
  /** An index that is there, or on its way, is not asked for again. */
  const isWanted = useRef(true)

  const load = useCallback(async () => {
    if (!isWanted.current) return
    isWanted.current = false
    setState('loading')
    try {
      setState(openSearchIndex(await getJson(address, { retries: 2 }), language))
    } catch {
      // The page says so and offers another try.
      isWanted.current = true
      setState('failed')
    }
  }, [address, language])

  useEffect(() => {
    if (state !== 'failed') return
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [state, load])

  return [state, load]
}
