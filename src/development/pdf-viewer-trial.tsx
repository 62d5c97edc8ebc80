/** Reads the viewer's props from the address of the development page. Its buttons leave the viewer and open it again. */
import { StrictMode, useEffect, useState } from 'react'
import { PdfViewer } from '../features/pdf-viewer/pdf-viewer.tsx'

export function PdfViewerTrial() {
  const [query, setQuery] = useState<URLSearchParams | null>(null)
  const [isOpen, setOpen] = useState(true)
  const [log, setLog] = useState<readonly string[]>([])
  useEffect(() => setQuery(new URLSearchParams(location.search)), [])
  if (!query) return null
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined)
  const note = (name: string) => (value: unknown) => setLog((before) => [...before, `${name} ${value}`])
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
          page={number('page')}
          zoom={number('zoom')}
          rotation={number('rotation')}
          borders={query.get('borders') !== 'no'}
          officialSource="https://example.com/"
          onPageChange={note('page')}
          onZoomChange={note('zoom')}
          onRotationChange={note('rotation')}
          onReady={note('ready')}
          onError={note('error')}
        >
          <p>Text alternative</p>
        </PdfViewer>
      )}
      <pre id="log">{log.join('\n')}</pre>
    </StrictMode>
  )
}
