/** Printing and its progress. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { printDocument } from '../print-document.ts'
import { useViewer } from '../viewer-context.tsx'

export interface Printing {
  /** Number of pages drawn so far, or that the last attempt failed; `null` while nothing is printed. */
  readonly progress: number | 'failed' | null
  start(): void
  /** Ends printing, or dismisses a failure. */
  cancel(): void
}

export function usePrint(pdf: PDFDocumentProxy | undefined): Printing {
  const { rotation } = useViewer().state
  const [progress, setProgress] = useState<Printing['progress']>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const end = (result: 'failed' | null) => {
    running.current?.abort()
    running.current = null
    setProgress(result)
  }
  const start = async () => {
    if (!pdf || running.current) return
    const run = new AbortController()
    const { signal } = run
    running.current = run
    setProgress(0)
    try {
      await printDocument(pdf, rotation, signal, setProgress)
      if (!signal.aborted) end(null)
    } catch (error) {
      if (signal.aborted) return
      console.error('The document could not be printed.', error)
      end('failed')
    }
  }
  return { progress, start, cancel: () => end(null) }
}
