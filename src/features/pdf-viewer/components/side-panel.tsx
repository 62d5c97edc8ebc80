/** Beside the pages, or as a sheet over them on a phone: the document's outline and thumbnails of its pages. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { usePagesHandle, useT, useViewerDispatch } from '../viewer-context.tsx'
import { Outline, type OutlineEntry, readOutline } from './outline.tsx'
import styles from './side-panel.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { Tool } from './tool.tsx'

type View = 'outline' | 'thumbnails'

export function SidePanel({ id, pdf }: { readonly id: string; readonly pdf: PDFDocumentProxy }) {
  const t = useT()
  const dispatch = useViewerDispatch()
  const pages = usePagesHandle()
  const panel = useRef<HTMLElement>(null)
  const [outline, setOutline] = useState<readonly OutlineEntry[] | null>(null)
  const [chosen, setChosen] = useState<View | null>(null)
  useEffect(() => {
    let isCurrent = true
    readOutline(pdf).then((entries) => isCurrent && setOutline(entries))
    return () => {
      isCurrent = false
    }
  }, [pdf])
  const view = chosen ?? (outline?.length === 0 ? 'thumbnails' : 'outline')
  const names = { outline: t('pdf.outline'), thumbnails: t('pdf.thumbnails') }
  const close = () => {
    dispatch({ type: 'panelToggled' })
    pages.current?.focus()
  }
  /** A sheet covers the place that was gone to. */
  const closeSheet = () => {
    if (panel.current && getComputedStyle(panel.current).position === 'absolute') close()
  }
  return (
    <aside
      ref={panel}
      id={id}
      className={styles.panel}
      aria-label={t('pdf.panel')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div className={styles.views}>
        {(['outline', 'thumbnails'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.view}
            aria-pressed={view === name}
            onClick={() => setChosen(name)}
          >
            {names[name]}
          </button>
        ))}
        <Tool icon="close" label={t('pdf.close')} onClick={close} />
      </div>
      {view === 'thumbnails' && (
        <Thumbnails
          pdf={pdf}
          onPage={(page) => {
            dispatch({ type: 'pageSet', page })
            closeSheet()
          }}
        />
      )}
      {view === 'outline' && outline && (
        <nav className={styles.content} aria-label={names.outline}>
          {outline.length === 0 && <p>{t('pdf.outline-none')}</p>}
          {outline.length > 0 && (
            <Outline
              entries={outline}
              onGo={(destination) => {
                pages.current?.goToDestination(destination)
                closeSheet()
              }}
            />
          )}
        </nav>
      )}
    </aside>
  )
}
