/** The viewer in the browser: loaded on demand by `pdf-viewer.tsx`. */
import { useEffect, useRef } from 'react'
import { HelpDialog } from './components/help-dialog.tsx'
import { PdfPages } from './components/pdf-pages.tsx'
import { SearchBar } from './components/search-bar.tsx'
import { SidePanel } from './components/side-panel.tsx'
import { Status } from './components/status.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { useFullscreen } from './hooks/browser-state.ts'
import { useCommands } from './hooks/use-commands.ts'
import { usePrint } from './hooks/use-print.ts'
import { storeLastPage } from './last-page.ts'
import styles from './pdf-viewer.module.css'
import { type PdfViewerProps, useViewer, ViewerProvider } from './viewer-context.tsx'

export function Viewer(props: PdfViewerProps) {
  return (
    // Another document begins anew.
    <ViewerProvider key={props.src} {...props}>
      <ViewerFrame />
    </ViewerProvider>
  )
}

function ViewerFrame() {
  const { props, state, parts } = useViewer()
  const { status, page, pageCount, zoom, rotation, search, isPanelOpen, darkPages } = state
  const root = useRef<HTMLElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  const fullscreen = useFullscreen(root)
  const printing = usePrint()
  const { run, onKeyDown } = useCommands({
    print: printing.start,
    fullscreen: fullscreen.toggle,
    help: () => help.current?.showModal(),
  })
  useEffect(() => {
    if (pageCount > 0) storeLastPage(props.src, page)
  }, [props.src, page, pageCount])

  return (
    <section
      ref={root}
      className={styles.viewer}
      aria-label={props.title}
      onKeyDown={onKeyDown}
      data-pdf-viewer=""
      data-state={status.name}
      data-page={page}
      data-page-count={pageCount}
      data-zoom={zoom}
      data-rotation={rotation}
      data-dark-pages={darkPages || undefined}
    >
      <Toolbar run={run} fullscreen={fullscreen} />
      {search.isOpen && <SearchBar />}
      <div className={styles.body}>
        {isPanelOpen && parts && <SidePanel />}
        <div className={styles.stage}>
          <PdfPages />
          <Status printing={printing} />
        </div>
      </div>
      <HelpDialog ref={help} />
    </section>
  )
}
