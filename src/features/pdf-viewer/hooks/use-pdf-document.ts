/** Keeps the document at an address open while the viewer is to show it. */
import { useEffect, useState } from 'react'
import { DocumentError } from '../library/document-error.ts'
import { type OpenDocument, openDocument } from '../library/open-document.ts'
import { useViewer } from '../viewer-context.tsx'
import type { ViewerAction } from '../viewer-store.ts'
import { useActivityTimeout } from './use-activity-timeout.ts'

/**
 * Opens the document anew with each attempt of the store, and closes it when the viewer is left or has failed.
 * Returns `null` while it is not open.
 */
export function usePdfDocument(src: string): OpenDocument | null {
  const { state, dispatch } = useViewer()
  const { attempt, status } = state
  const [current, setCurrent] = useState<{ readonly attempt: number; readonly opened: OpenDocument } | null>(null)
  const noteActivity = useActivityTimeout()
  const isWanted = status.name !== 'error'

  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const { signal } = end
    const report = (action: ViewerAction) => {
      if (!signal.aborted) dispatch(action)
    }
    const open = async () => {
      const opened = await openDocument(src, signal, report, noteActivity)
      setCurrent({ attempt, opened })
      report({ type: 'opened', pageCount: opened.pdf.numPages })
      // Labels that cannot be read are no labels.
      const labels = await opened.pdf.getPageLabels().catch(() => null)
      if (labels) report({ type: 'pagesNamed', labels })
    }
    noteActivity()
    open().catch((error: unknown) =>
      report({ type: 'failed', kind: error instanceof DocumentError ? error.kind : 'broken' }),
    )
    return () => end.abort(new DOMException('The document was closed.', 'AbortError'))
  }, [src, attempt, isWanted, dispatch, noteActivity])

  return isWanted && current?.attempt === attempt ? current.opened : null
}
