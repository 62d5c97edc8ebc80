/** Reads the viewer's props from the URL of the development page. Its button leaves the viewer and opens it again. */
import { StrictMode, useEffect, useState } from 'react'
import { PdfViewer } from '../features/pdf-viewer/pdf-viewer.tsx'

export function PdfViewerTrial() {
  const [query, setQuery] = useState<URLSearchParams | null>(null)
  const [isOpen, setOpen] = useState(true)
  const [log, setLog] = useState<readonly string[]>([])
  useEffect(() => setQuery(new URLSearchParams(location.search)), [])
  if (!query) return null
  const given = (name: string, prop: string) => query.has(name) && { [prop]: Number(query.get(name)) }
  const note = (name: string) => (value: number) => setLog((before) => [...before, `${name} ${value}`])
  return (
    <StrictMode>
      <button type="button" id="toggle" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && (
        <PdfViewer
          language={query.get('lang') === 'en' ? 'en' : 'id'}
          src={query.get('src') ?? '/missing.pdf'}
          title={query.get('title') ?? 'Trial'}
          officialSource="https://example.com/"
          {...given('page', 'initialPage')}
          {...given('zoom', 'initialZoom')}
          {...given('rotation', 'initialRotation')}
          onPageChange={note('page')}
          onZoomChange={note('zoom')}
          onRotationChange={note('rotation')}
        />
      )}
      <pre id="log">{log.join('\n')}</pre>
    </StrictMode>
  )
}
