/** The query of the search, kept in the address so that it can be shared and that Back works. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { longestQuery, queryParameter } from '../../lib/search-index.ts'

export interface SearchQuery {
  readonly query: string
  /** The visitor has changed the field. */
  change(query: string): void
  /** What is written is meant: a later change gets an entry of its own in the history. */
  settle(): void
}

/**
 * @param input the field; its value is the browser's own, because the visitor may type before this script is here
 * @param address of the search page, without a query
 */
export function useSearchQuery(input: RefObject<HTMLInputElement | null>, address: string): SearchQuery {
  const [query, setQuery] = useState('')
  const isEditing = useRef(false)

  const change = useCallback(
    (next: string) => {
      setQuery(next)
      const target = next === '' ? address : `${address}?${new URLSearchParams({ [queryParameter]: next })}`
      try {
        if (isEditing.current) history.replaceState(null, '', target)
        else history.pushState(null, '', target)
        isEditing.current = true
      } catch {
        // Browsers refuse very many changes in a short time; the next one brings the address up to date.
      }
    },
    [address],
  )

  useEffect(() => {
    const field = input.current
    if (!field) return
    const read = () => {
      isEditing.current = false
      field.value = queryOf(location.search)
      setQuery(field.value)
    }
    const typed = field.value
    if (typed === '' || typed === queryOf(location.search)) read()
    else change(typed)
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [input, change])

  return {
    query,
    change,
    settle() {
      isEditing.current = false
    },
  }
}

function queryOf(search: string): string {
  return (new URLSearchParams(search).get(queryParameter) ?? '').slice(0, longestQuery)
}
