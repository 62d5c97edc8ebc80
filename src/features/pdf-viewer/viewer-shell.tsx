/** The viewer in the browser: tools, panel, search, pages, and what stands in their place. Loaded on demand. */
import { memo, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { languageTraits } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { loadPageStyles } from './document/page-styles.ts'
import { fileNameOf, openPdfInTab, saveFile } from './document/save-file.ts'
import styles from './pdf-viewer.module.css'
import { HelpDialog } from './tools/help-dialog.tsx'
import { LiveStatus } from './tools/live-status.tsx'
import { Loading, PasswordPrompt, TroubleNotice } from './tools/notices.tsx'
import { PagesRegion } from './tools/pages-region.tsx'
import {
  DynamicFormNotice,
  PrintFailedNotice,
  PrintNotice,
  SlowNotice,
  WaitingNotice,
} from './tools/passing-notices.tsx'
import { PropertiesDialog } from './tools/properties-dialog.tsx'
import { SearchBar } from './tools/search-bar.tsx'
import { SidePanel } from './tools/side-panel.tsx'
import { Toolbar } from './tools/toolbar.tsx'
import { rememberLastPage } from './view/last-pages.ts'
import { useAddress } from './view/use-address.ts'
import { useCommands } from './view/use-commands.ts'
import { useDocumentUrl } from './view/use-document-url.ts'
import { useFullscreen } from './view/use-fullscreen.ts'
import { useGestures } from './view/use-gestures.ts'
import { useIsDynamicForm } from './view/use-is-dynamic-form.ts'
import { usePageLabels } from './view/use-page-labels.ts'
import { usePrinting } from './view/use-printing.ts'
import { useSearch } from './view/use-search.ts'
import { useSession } from './view/use-session.ts'
import { setUpView, useView, zoomToFit } from './view/use-view.ts'
import { useViewerSettings } from './view/use-viewer-settings.ts'
import type { ViewerShellProps } from './viewer-props.ts'
import { clampPage, type ToolState } from './viewer-state.ts'

// Loaded while React still prepares the viewer; whoever needs it waits for the same promise.
void loadPageStyles()

// Remembered: a new page is turned to before it comes here (`use-page-turner.ts`).
export default memo(ViewerShell)

function ViewerShell(props: ViewerShellProps) {
  const { language, title, borders = true, textSelection = true, address = true } = props
  const translate = useTranslate(language)
  const root = useRef<HTMLElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  const [panelId, searchId] = [useId(), useId()]
  const [pageCount, setPageCount] = useState(0)
  const [zoomGestures, setZoomGestures] = useState(0)
  const [toggles, setToggles] = useState({ panel: false, hand: false, darkPages: false })

  const turnTo = (page: number) => session.reader?.goToPage(page)
  useImperativeHandle(props.pageTurner, () => ({ turnTo: (page) => turnTo(clampPage(page, pageCount)) }))
  const settings = useViewerSettings(props, address && props.isFirst, pageCount, turnTo)
  const session = useSession(props, translate, container, pages, {
    onLaidOut: (laidOut) => setUpView(laidOut, settings, container.current, borders),
    onOpened: (opened) => {
      setPageCount(opened.pageCount)
      // Known before React shows the reader: else its effects would set the old zoom first, and draw everything twice.
      const zoom = zoomToFit(opened, settings, container.current, borders)
      if (zoom) settings.setFittedZoom(zoom)
    },
    onPage: (page) => {
      // Where it was sent to.
      if (page === settings.page) return
      settings.setPage(page)
      props.onScrolled()
    },
    onZoom: (zoom) => {
      // Not the echo of a zoom that was set here.
      if (zoom === settings.zoom || !session.reader) return
      settings.setZoom(zoom)
      setZoomGestures((count) => count + 1)
    },
    onSearchResult: (result) => search.setResult(result),
    onJump: () => leaveStep(),
  })
  const { phase, reader } = session
  const search = useSearch(reader, settings.initialSearch)
  useView(container, reader, settings, borders, zoomGestures)
  useGestures(container, reader, toggles.hand)

  const { page, zoom, fit, rotation } = settings
  useEffect(() => {
    if (reader) rememberLastPage(props.src, page)
  }, [reader, props.src, page])
  const leaveStep = useAddress({
    isEnabled: address && reader !== null,
    isStale: address && !props.isFirst,
    state: {
      page,
      // The usual fit goes without saying, so that a shared address is short.
      ...(fit === null ? { zoom } : fit !== 'width' && { fit }),
      rotation,
      search: search.isOpen ? search.query.text : '',
    },
    show: (asked) => {
      settings.setPage(asked.page ?? 1)
      settings.setRotation(asked.rotation ?? 0)
      if (asked.zoom) settings.setZoom(asked.zoom)
      else settings.setFit(asked.fit ?? 'width')
      search.lookUp(asked.search ?? '')
    },
  })

  const fullscreen = useFullscreen(root)
  const printing = usePrinting(reader, rotation)
  const documentUrl = useDocumentUrl(props.src)
  const pageLabels = usePageLabels(reader)
  const dynamicForm = useIsDynamicForm(reader)
  const [showsProperties, setShowsProperties] = useState(false)
  const tools: ToolState = { ...toggles, search: search.isOpen }
  const toggle = (tool: keyof ToolState) => {
    if (tool !== 'search') setToggles({ ...toggles, [tool]: !toggles[tool] })
    else if (search.isOpen) search.close()
    else search.open()
  }
  const focusPages = () => container.current?.focus({ preventScroll: true })
  const openHelp = () => help.current?.showModal()
  // Without a document the tools rest, and the keys are the browser's.
  const shownPages = reader ? pageCount : 0
  useCommands(root, { settings, pageCount: shownPages, search, toggle, printing, fullscreen, openHelp })

  const fileName = fileNameOf(props.src, title)
  // A tab or a link sends none of the headers that the server wants.
  const needsBytes = props.headers !== undefined
  const linkedUrl = needsBytes ? null : documentUrl
  const bytes = async () => new Uint8Array((await reader?.pdf.getData()) ?? [])
  const save = () =>
    void bytes().then(
      (known) => saveFile(known, fileName),
      // The connection is lost: the viewer itself says so.
      () => {},
    )
  return (
    <section
      ref={root}
      className={styles.viewer}
      aria-label={title}
      data-pdf-viewer=""
      data-state={phase.state}
      data-page={page}
      data-page-count={pageCount}
      data-zoom={zoom}
      data-rotation={rotation}
      data-dark-pages={toggles.darkPages || undefined}
      data-text-selection={textSelection ? undefined : 'off'}
    >
      <Toolbar
        translate={translate}
        settings={settings}
        pageCount={shownPages}
        pageLabels={pageLabels}
        tools={tools}
        onToggle={toggle}
        panelId={panelId}
        searchId={searchId}
        documentUrl={documentUrl}
        fileName={fileName}
        fullscreen={fullscreen}
        onPrint={printing.start}
        onOpen={needsBytes ? () => openPdfInTab(bytes()) : undefined}
        onSave={needsBytes ? save : undefined}
        onProperties={() => setShowsProperties(true)}
        onHelp={openHelp}
      />
      {search.isOpen && (
        <SearchBar
          id={searchId}
          translate={translate}
          query={search.query}
          result={search.result}
          focusRequest={search.focusRequest}
          onQuery={search.setQuery}
          onStep={search.step}
          onClose={() => {
            search.close()
            focusPages()
          }}
        />
      )}
      <div className={styles.body}>
        {toggles.panel && reader && (
          <SidePanel
            id={panelId}
            translate={translate}
            reader={reader}
            page={page}
            rotation={rotation}
            onPage={settings.setPage}
            onClose={() => {
              toggle('panel')
              focusPages()
            }}
          />
        )}
        <div className={styles.stage}>
          <PagesRegion ref={container} pages={pages} label={translate('pdf.pages', { title })} isHand={toggles.hand} />
          {phase.state === 'loading' && <Loading translate={translate} loaded={phase.loaded} total={phase.total} />}
          {phase.state === 'password' && (
            <PasswordPrompt translate={translate} wrong={phase.wrong} onSubmit={phase.submit} />
          )}
          {phase.state === 'error' && (
            <TroubleNotice
              translate={translate}
              kind={phase.kind}
              documentUrl={linkedUrl}
              fileName={fileName}
              officialSource={props.officialSource}
              onRetry={session.retry}
            />
          )}
          {session.isWaiting && <WaitingNotice translate={translate} />}
          {dynamicForm.isShown && (
            <DynamicFormNotice
              translate={translate}
              documentUrl={linkedUrl}
              fileName={fileName}
              onClose={dynamicForm.close}
            />
          )}
          {session.isSlow && <SlowNotice translate={translate} onRetry={session.retry} />}
          {printing.hasFailed && <PrintFailedNotice translate={translate} onClose={printing.cancel} />}
          {printing.drawnPages !== null && (
            <PrintNotice
              translate={translate}
              drawn={printing.drawnPages}
              total={pageCount}
              onCancel={printing.cancel}
            />
          )}
        </div>
      </div>
      <LiveStatus translate={translate} state={phase.state} page={page} pageCount={pageCount} />
      <HelpDialog translate={translate} dialog={help} />
      {showsProperties && reader && (
        <PropertiesDialog
          translate={translate}
          locale={languageTraits[language].locale}
          reader={reader}
          onClose={() => setShowsProperties(false)}
        />
      )}
    </section>
  )
}
