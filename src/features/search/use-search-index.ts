/** Indexes of the search: loaded when they are wanted, and again when a load has failed. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { getJson } from '../../http/client.ts'
import type { Language } from '../../i18n/languages.ts'
import { openSearchIndex, type SearchIndex } from '../../lib/search-index.ts'

export type IndexState = readonly SearchIndex[] | 'unasked' | 'loading' | 'failed'

/** @param addresses of indexes of this language; the same list each time */
export function useSearchIndexes(
  addresses: readonly string[],
  language: Language,
): readonly [state: IndexState, load: () => void] {
  const [state, setState] = useState<IndexState>('unasked')
  /** What is there, or on its way, is not asked for again. */
  const isWanted = useRef(true)

  const load = useCallback(async () => {
    if (!isWanted.current) return
    isWanted.current = false
    setState('loading')
    try {
      const loaded = await Promise.all(addresses.map((address) => getJson(address, { retries: 2 })))
      setState(loaded.map((json) => openSearchIndex(json, language)))
    } catch {
      // The page says so and offers another try.
      isWanted.current = true
      setState('failed')
    }
  }, [addresses, language])

  useEffect(() => {
    if (state !== 'failed') return
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [state, load])

  return [state, load]
}
