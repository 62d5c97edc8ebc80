/** The viewer in the browser: loaded on demand by `pdf-viewer.tsx`. */
import { useEffect, useId, useRef } from 'react'
import { HelpDialog } from './components/help-dialog.tsx'
import { PdfPages } from './components/pdf-pages.tsx'
import { SearchBar } from './components/search-bar.tsx'
import { SidePanel } from './components/side-panel.tsx'
import { Status } from './components/status.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { useActivityTimeout } from './hooks/use-activity-timeout.ts'
import { useCommands } from './hooks/use-commands.ts'
import { useFullscreen } from './hooks/use-fullscreen.ts'
import { usePdfDocument } from './hooks/use-pdf-document.ts'
import { usePrint } from './hooks/use-print.ts'
import { useReconnect } from './hooks/use-reconnect.ts'
import { useShortcuts } from './hooks/use-shortcuts.ts'
import { storeLastPage } from './last-page.ts'
import styles from './pdf-viewer.module.css'
import { useViewer, ViewerProvider } from './viewer-context.tsx'
import type { PdfViewerProps } from './viewer-props.ts'

export function Viewer(props: PdfViewerProps) {
  return (
    // Another document begins anew.
    <ViewerProvider key={props.src} {...props}>
      <ViewerFrame {...props} />
    </ViewerProvider>
  )
}

function ViewerFrame({ language, src, title, officialSource }: PdfViewerProps) {
  const { status, page, pageCount, zoom, rotation, search, isPanelOpen, darkPages } = useViewer()
  const root = useRef<HTMLElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  const lastActivity = useRef(0)
  const [panelId, searchId] = [useId(), useId()]

  const { opened, submitPassword } = usePdfDocument(src, lastActivity)
  const isOffline = useReconnect()
  const fullscreen = useFullscreen(root)
  const printing = usePrint(opened?.pdf)
  const run = useCommands({
    print: printing.start,
    fullscreen: fullscreen.isPossible ? fullscreen.toggle : null,
    help: () => help.current?.showModal(),
  })
  useShortcuts(root, run)
  useActivityTimeout(lastActivity)
  useEffect(() => {
    if (pageCount > 0) storeLastPage(src, page)
  }, [src, page, pageCount])

  return (
    <section
      ref={root}
      className={styles.viewer}
      aria-label={title}
      data-pdf-viewer=""
      data-state={status.name}
      data-page={page}
      data-page-count={pageCount}
      data-zoom={zoom}
      data-rotation={rotation}
      data-dark-pages={darkPages || undefined}
    >
      <Toolbar run={run} src={src} panelId={panelId} searchId={searchId} fullscreen={fullscreen} />
      {search.isOpen && <SearchBar id={searchId} />}
      <div className={styles.body}>
        {isPanelOpen && opened && <SidePanel id={panelId} pdf={opened.pdf} />}
        <div className={styles.stage}>
          <PdfPages language={language} title={title} opened={opened} />
          <Status
            src={src}
            officialSource={officialSource}
            isOffline={isOffline}
            printing={printing}
            onPassword={submitPassword}
          />
        </div>
      </div>
      <HelpDialog ref={help} />
    </section>
  )
}
