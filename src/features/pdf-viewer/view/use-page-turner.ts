/** Turns to the page that a screen holds, before the tools render with it: the page's drawing begins meanwhile. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface PageTurner {
  /** Shows a page of the opened document, clamped to it; does nothing without one. */
  turnTo(page: number): void
}

interface TurnedPage {
  /** The wanted page, one render later. */
  readonly page: number | undefined
  /** Where the viewer puts its own. */
  readonly pageTurner: RefObject<PageTurner | null>
  /** To be called when the reader has scrolled to another page: the screen may refuse it. */
  readonly onScrolled: () => void
}

/**
 * Follows the page that the screen wants, the reader before the tools (decision 0024).
 * @param wantedPage from 1; `undefined` where the viewer itself holds the page.
 */
export function usePageTurner(wantedPage: number | undefined): TurnedPage {
  const pageTurner = useRef<PageTurner>(null)
  const [page, setPage] = useState(wantedPage)
  const [scrolls, setScrolls] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each scroll the page is looked at.
  useLayoutEffect(() => {
    if (wantedPage !== undefined) pageTurner.current?.turnTo(wantedPage)
  }, [wantedPage, scrolls])
  useEffect(() => setPage(wantedPage), [wantedPage])
  const onScrolled = useCallback(() => setScrolls((count) => count + 1), [])
  return { page, pageTurner, onScrolled }
}
