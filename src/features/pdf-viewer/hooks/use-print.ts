/** Printing and its progress. */

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { printDocument } from '../print-document.ts'
import { useViewer } from '../viewer-context.tsx'

export interface Printing {
  /** Number of pages drawn so far; `null` while nothing is printed. */
  readonly drawnPages: number | null
  /** Whether the last attempt failed; until `cancel`. */
  readonly hasFailed: boolean
  start(): void
  /** Ends printing, or dismisses a failure. */
  cancel(): void
}

export function usePrint(pdf: PDFDocumentProxy | undefined): Printing {
  const { rotation } = useViewer()
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
    if (!pdf || running.current) return
    const run = new AbortController()
    running.current = run
    setDrawnPages(0)
    setFailed(false)
    printDocument(pdf, rotation, run.signal, (page) => {
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
  }, [pdf, rotation, cancel])

  return { drawnPages, hasFailed, start, cancel }
}
