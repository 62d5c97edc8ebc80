/** Beside the pages, or as a sheet over them on a phone: the document's outline and thumbnails of its pages. */
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../viewer-context.tsx'
import { panelClosed } from '../viewer-store.ts'
import { Outline, type OutlineEntry } from './outline.tsx'
import styles from './side-panel.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { Tool } from './tool.tsx'

export function SidePanel() {
  const { t, dispatch, parts } = useViewer()
  const panel = useRef<HTMLElement>(null)
  const [outline, setOutline] = useState<readonly OutlineEntry[] | null>(null)
  const [chosen, setChosen] = useState<'outline' | 'thumbnails' | null>(null)
  useEffect(() => {
    // An outline that cannot be read is none.
    const reading = parts?.pdf.getOutline().catch(() => null)
    reading?.then((entries) => setOutline(entries ?? []))
  }, [parts])
  const view = chosen ?? (outline?.length === 0 ? 'thumbnails' : 'outline')
  const names = { outline: t('pdf.outline'), thumbnails: t('pdf.thumbnails') }
  const close = () => {
    dispatch(panelClosed)
    parts?.focus()
  }
  const afterJump = () => {
    // A sheet covers the place.
    if (panel.current && getComputedStyle(panel.current).position === 'absolute') close()
  }
  const goToPage = (page: number) => {
    dispatch({ type: 'pageSet', page })
    afterJump()
  }
  const goToDestination = (destination: string | unknown[]) => {
    parts?.goToDestination(destination)
    afterJump()
  }
  return (
    <aside
      ref={panel}
      id="pdf-panel"
      className={styles.panel}
      aria-label={t('pdf.command.panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
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
      {view === 'thumbnails' && <Thumbnails onPage={goToPage} />}
      {view === 'outline' && outline && (
        <nav className={styles.content} aria-label={names.outline}>
          {outline.length === 0 && <p>{t('pdf.outline-none')}</p>}
          <Outline entries={outline} onGo={goToDestination} />
        </nav>
      )}
    </aside>
  )
}
