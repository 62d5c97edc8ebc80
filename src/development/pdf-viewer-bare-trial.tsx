/** The PDF viewer on a screen that holds its page, for the benchmark: `jumpTo` of the window sets it. */
import { useEffect, useState } from 'react'
import { PdfViewer } from '../features/pdf-viewer/pdf-viewer.tsx'

export function PdfViewerBareTrial() {
  const [page, setPage] = useState(1)
  useEffect(() => {
    Object.assign(window, { jumpTo: setPage })
  }, [])
  return <PdfViewer language="id" src="/documents/large.pdf" title="Large" page={page} onPageChange={setPage} />
}
