/** The search bar's state and its effect on the document. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Reader } from '../reader/reader.ts'
import type { SearchQuery, SearchResult } from '../reader/search.ts'

export interface SearchState {
  readonly isOpen: boolean
  readonly query: SearchQuery
  readonly result: SearchResult | null
  /** Grows with each wish of the reader to type; 0 where the bar was opened by an address. */
  readonly focusRequest: number
  open(): void
  close(): void
  setQuery(query: SearchQuery): void
  /** Looks up what an address asks for, without taking the focus; an empty text ends the search. */
  lookUp(text: string): void
  step(direction: 'next' | 'previous'): void
  setResult(result: SearchResult): void
}

/** @param initialText what the address asks to look up; it opens the bar. */
export function useSearch(reader: Reader | null, initialText: string): SearchState {
  const [isOpen, setOpen] = useState(initialText !== '')
  const [query, setQuery] = useState<SearchQuery>({ text: initialText, matchCase: false, wholeWords: false })
  const [result, setResult] = useState<SearchResult | null>(null)
  const [focusRequest, setFocusRequest] = useState(0)

  const isLit = useRef(false)

  const look = useEffectEvent(() => {
    const isWanted = isOpen && query.text !== ''
    if (isWanted) reader?.search.start(query)
    else if (isLit.current) reader?.search.end()
    isLit.current = isWanted
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when, the event above says what.
  useEffect(() => look(), [reader, isOpen, query])

  return {
    isOpen,
    query,
    result,
    focusRequest,
    open: () => {
      setOpen(true)
      setFocusRequest((count) => count + 1)
    },
    close: () => {
      setOpen(false)
      setResult(null)
    },
    setQuery,
    lookUp: (text) => {
      setQuery({ ...query, text })
      if (text === '') return
      setFocusRequest(0)
      setOpen(true)
    },
    step: (direction) => query.text !== '' && reader?.search.step(query, direction),
    setResult,
  }
}
