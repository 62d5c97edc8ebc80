/**
 * Reads the viewer's props from the address of the development page. Its buttons leave the viewer and open it again.
 * `control=accept` is a screen that holds page, zoom, fit, rotation and layout and follows what the reader wants; `control=refuse`
 * follows nothing. `bytes=array` and `bytes=buffer` hand the document over as bytes, `header=x` has it asked for with a
 * header.
 */
import { StrictMode, useEffect, useState } from 'react'
import { PdfViewer } from '../features/pdf-viewer/pdf-viewer.tsx'
import type { Fit, Layout } from '../features/pdf-viewer/viewer-state.ts'

export function PdfViewerTrial() {
  const [query, setQuery] = useState<URLSearchParams | null>(null)
  const [isOpen, setOpen] = useState(true)
  const [log, setLog] = useState<readonly string[]>([])
  const [progress, setProgress] = useState('')
  const [held, setHeld] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => setQuery(new URLSearchParams(location.search)), [])
  const [other, setOther] = useState<string | null>(null)
  const src = useSource(query, other ?? query?.get('src') ?? '/missing.pdf')
  if (!query || src === null) return null
  const control = query.get('control')
  const given = (name: string) => (name in held ? held[name] : (query.get(name) ?? undefined))
  const number = (name: string) => (given(name) === undefined ? undefined : Number(given(name)))
  const note = (name: string) => (value: unknown) => {
    setLog((before) => [...before, `${name} ${value}`])
    if (control === 'accept' && query.has(name)) setHeld((before) => ({ ...before, [name]: value }))
  }
  const header = query.get('header')
  return (
    <StrictMode>
      <button type="button" id="toggle" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      <button type="button" id="other" onClick={() => setOther(query.get('other'))}>
        Other document
      </button>
      {isOpen && (
        <PdfViewer
          language={query.get('lang') === 'en' ? 'en' : 'id'}
          src={src}
          title={query.get('title') ?? 'Trial'}
          page={number('page')}
          zoom={number('zoom')}
          fit={given('fit') as Fit | null | undefined}
          rotation={number('rotation')}
          layout={given('layout') as Layout | undefined}
          borders={query.get('borders') !== 'no'}
          textSelection={query.get('selection') !== 'no'}
          linkTarget={query.get('links') === 'self' ? 'self' : 'blank'}
          {...(header && { headers: { 'X-Permission': header } })}
          officialSource="https://example.com/"
          onPageChange={note('page')}
          onZoomChange={note('zoom')}
          onFitChange={note('fit')}
          onRotationChange={note('rotation')}
          onLayoutChange={note('layout')}
          onProgress={(loaded, total) => setProgress(`${loaded} of ${total}`)}
          onReady={note('ready')}
          onError={note('error')}
        >
          <p>Text alternative</p>
        </PdfViewer>
      )}
      <output id="progress">{progress}</output>
      <pre id="log">{log.join('\n')}</pre>
    </StrictMode>
  )
}

function useSource(query: URLSearchParams | null, address: string): string | Uint8Array | ArrayBuffer | null {
  const [bytes, setBytes] = useState<Uint8Array | ArrayBuffer | null>(null)
  const wanted = query?.get('bytes')
  useEffect(() => {
    if (!wanted) return
    // biome-ignore lint/style/noRestrictedGlobals: a document for the trial, by GET alone.
    fetch(address)
      .then((response) => response.arrayBuffer())
      .then((buffer) => setBytes(wanted === 'buffer' ? buffer : new Uint8Array(buffer)))
  }, [wanted, address])
  return wanted ? bytes : address
}
