/**
 * What the search works with: the query and the kind it is narrowed to, kept in the address so that it can be shared and that
 * Back works, and how many results are shown; and the indexes, loaded when they are wanted and again when a load has failed.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { getJson } from '../../http/client.ts'
import { type Loaded, useLoaded } from '../../http/use-loaded.ts'
import type { Language } from '../../i18n/languages.ts'
import { kindParameter, longestQuery, queryParameter } from '../../lib/addresses.ts'
import { kindOf, openSearchIndex, type SearchIndex, type SearchKind } from '../../lib/search-index.ts'

export interface SearchQuery {
  readonly query: string
  /** The kind of result that is wanted; undefined: every kind. */
  readonly kind: SearchKind | undefined
  /** The visitor has changed the field. */
  change(query: string): void
  /** What is written is meant: a later change gets an entry of its own in the history. */
  settle(): void
  /** The visitor wants one kind of result, or every kind. */
  narrow(kind: SearchKind | undefined): void
  /** How many results the visitor has asked to see; kept with the entry of the history, so that Back shows them again. */
  readonly shown: number
  showMore(): void
}

/** How many results are shown at first, and with each request for more. */
export const resultsAtOnce = 20

/**
 * @param input the field; its value is the browser's own, because the visitor may type before this script is here
 * @param address of the search page, without a query
 */
export function useSearchQuery(input: RefObject<HTMLInputElement | null>, address: string): SearchQuery {
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<SearchKind>()
  const [shown, setShown] = useState(resultsAtOnce)
  const isEditing = useRef(false)

  const change = useCallback(
    (next: string) => {
      setQuery(next)
      setShown(resultsAtOnce)
      const target = addressOf(address, next, kindOf(new URLSearchParams(location.search)))
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
      field.value = queryOf(location.search)
      setQuery(field.value)
      setShown(shownBefore())
      setKind(kindOf(new URLSearchParams(location.search)))
    }
    const typed = field.value
    if (typed === '' || typed === queryOf(location.search)) read()
    else {
      setKind(kindOf(new URLSearchParams(location.search)))
      change(typed)
    }
    const readAgain = () => {
      isEditing.current = false
      read()
    }
    addEventListener('popstate', readAgain)
    return () => removeEventListener('popstate', readAgain)
  }, [input, change])

  return {
    query,
    kind,
    change,
    settle() {
      isEditing.current = false
    },
    narrow(next) {
      setKind(next)
      setShown(resultsAtOnce)
      history.replaceState(null, '', addressOf(address, query, next))
    },
    shown,
    showMore() {
      setShown(shown + resultsAtOnce)
      history.replaceState({ shown: shown + resultsAtOnce }, '')
    },
  }
}

/** What an earlier release or another page left in the history is no number. */
function shownBefore(): number {
  const { shown } = (history.state ?? {}) as { shown?: unknown }
  return typeof shown === 'number' ? shown : resultsAtOnce
}

/** The kind stays in the address while nothing is asked: the next query is narrowed to it too. */
function addressOf(address: string, query: string, kind: SearchKind | undefined): string {
  const asked = { ...(query !== '' && { [queryParameter]: query }), ...(kind && { [kindParameter]: kind }) }
  const parameters = new URLSearchParams(asked).toString()
  return parameters === '' ? address : `${address}?${parameters}`
}

function queryOf(search: string): string {
  return (new URLSearchParams(search).get(queryParameter) ?? '').slice(0, longestQuery)
}

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
