/** Printing and how far it has come. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { printDocument } from '../reader/print-document.ts'
import type { Reader } from '../reader/reader.ts'
import type { Rotation } from '../viewer-state.ts'

export interface Printing {
  /** How many pages are drawn for the printer; `null` while nothing is printed. */
  readonly drawnPages: number | null
  /** Whether the last attempt came to nothing and the reader has not read so yet. */
  readonly hasFailed: boolean
  start(): void
  /** Ends what is being printed, or puts a failure away. */
  cancel(): void
}

export function usePrinting(reader: Reader | null, rotation: Rotation): Printing {
  const [drawnPages, setDrawnPages] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setDrawnPages(null)
    setFailed(false)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(() => {
    if (!reader || running.current) return
    const run = new AbortController()
    running.current = run
    setDrawnPages(0)
    setFailed(false)
    printDocument(reader.pdf, rotation, run.signal, (page) => {
      if (!run.signal.aborted) setDrawnPages(page)
    }).then(
      () => running.current === run && cancel(),
      (error: unknown) => {
        if (run.signal.aborted) return
        console.error('The document could not be printed.', error)
        cancel()
        setFailed(true)
      },
    )
  }, [reader, rotation, cancel])

  return { drawnPages, hasFailed, start, cancel }
}
