/** Printing and how far it has come. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { printDocument } from './print-document.ts'
import type { Reader } from './reader.ts'
import type { Rotation } from './viewer-state.ts'

export interface Printing {
  /** How many pages are drawn for the printer; `null` while nothing is printed. */
  readonly drawnPages: number | null
  start(): void
  cancel(): void
}

export function usePrinting(reader: Reader | null, rotation: Rotation): Printing {
  const [drawnPages, setDrawnPages] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setDrawnPages(null)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(() => {
    if (!reader || running.current) return
    const run = new AbortController()
    running.current = run
    setDrawnPages(0)
    printDocument(reader.pdf, rotation, run.signal, (page) => {
      if (!run.signal.aborted) setDrawnPages(page)
    })
      .catch((error: unknown) => {
        if (!run.signal.aborted) console.error('The document could not be printed.', error)
      })
      .finally(() => {
        if (running.current === run) cancel()
      })
  }, [reader, rotation, cancel])

  return { drawnPages, start, cancel }
}
