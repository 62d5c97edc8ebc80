/** Indexes of the search: loaded when they are wanted, and again when a load has failed. */
import { useCallback } from 'react'
import { getJson } from '../../http/client.ts'
import { type Loaded, useLoaded } from '../../http/use-loaded.ts'
import type { Language } from '../../i18n/languages.ts'
import { openSearchIndex, type SearchIndex } from '../../lib/search-index.ts'

export type IndexState = Loaded<readonly SearchIndex[]>

/** @param addresses of indexes of this language; the same list each time */
export function useSearchIndexes(
  addresses: readonly string[],
  language: Language,
): readonly [state: IndexState, load: () => void] {
  const get = useCallback(async () => {
    const loaded = await Promise.all(addresses.map((address) => getJson(address, { retries: 2 })))
    return loaded.map((json) => openSearchIndex(json, language))
  }, [addresses, language])
  return useLoaded(get, false)
}
