/** Keeps the document at an address open while the viewer is to show it. */
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DocumentError } from '../library/document-error.ts'
import { type OpenDocument, openDocument } from '../library/open-document.ts'
import { useViewer, useViewerDispatch } from '../viewer-context.tsx'
import type { ViewerAction } from '../viewer-store.ts'

interface PdfDocument {
  /** `null` while the document is not open. */
  readonly opened: OpenDocument | null
  /** Goes on with a password that was asked for. */
  readonly submitPassword: (password: string) => void
}

/**
 * Opens the document anew with each attempt of the store, and closes it when the viewer is left or has failed.
 * @param lastActivity receives the time (`performance.now()`) at which bytes or a message of the worker last came.
 */
export function usePdfDocument(src: string, lastActivity: RefObject<number>): PdfDocument {
  const { attempt, status } = useViewer()
  const dispatch = useViewerDispatch()
  const [current, setCurrent] = useState<{ readonly attempt: number; readonly opened: OpenDocument } | null>(null)
  const submit = useRef<(password: string) => void>(null)
  const isWanted = status.name !== 'error'
  const noteActivity = useEffectEvent(() => {
    lastActivity.current = performance.now()
  })

  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const { signal } = end
    const report = (action: ViewerAction) => {
      if (!signal.aborted) dispatch(action)
    }
    noteActivity()
    openDocument({
      src,
      signal,
      onProgress: (loaded, total) => report({ type: 'progress', loaded, total }),
      onPassword: (goOn, wrong) => {
        submit.current = goOn
        report({ type: 'passwordNeeded', wrong })
      },
      onActivity: () => noteActivity(),
      onCrash: (kind) => report({ type: 'failed', kind }),
    }).then(
      (opened) => {
        if (signal.aborted) return
        setCurrent({ attempt, opened })
        report({ type: 'opened', pageCount: opened.pdf.numPages })
        opened.pdf.getPageLabels().then(
          (labels) => labels && report({ type: 'pagesNamed', labels }),
          // Labels that cannot be read are no labels.
          () => {},
        )
      },
      (error: unknown) => report({ type: 'failed', kind: error instanceof DocumentError ? error.kind : 'broken' }),
    )
    return () => end.abort(new DOMException('The document was closed.', 'AbortError'))
  }, [src, attempt, isWanted, dispatch])

  const submitPassword = useCallback(
    (password: string) => {
      dispatch({ type: 'passwordGiven' })
      submit.current?.(password)
    },
    [dispatch],
  )
  return { opened: isWanted && current?.attempt === attempt ? current.opened : null, submitPassword }
}
