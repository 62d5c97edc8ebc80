/** The library's viewer parts, wired up for one document: pages, links, search. Everything that React need not know. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Translate } from '../../../i18n/translate.ts'
import type { PdfLibrary } from '../document/library.ts'
import { canvasPixelLimit } from '../document/open-document.ts'
import { Trouble } from '../document/trouble.ts'
import { cssPixelsPerPoint, type Layout, type Rotation, type Size, scrollRestMs } from '../viewer-state.ts'
import { delayDrawingAhead } from './draw-ahead.ts'
import { labelFields } from './label-fields.ts'
import { createLinkService, type LinkTarget } from './link-service.ts'
import { type EventBus, notePages, type RenderEvent } from './page-notes.ts'
import { createPageTexts } from './page-texts.ts'
import { drawPicturesFirst } from './picture-first.ts'
import { createSearch, type Search, type SearchResult } from './search.ts'

export interface ReaderOptions {
  readonly library: PdfLibrary
  readonly pdf: PDFDocumentProxy
  /** The element that scrolls; absolutely positioned, as the library demands. */
  readonly container: HTMLDivElement
  /** The element inside it that receives the pages. */
  readonly pages: HTMLDivElement
  readonly translate: Translate
  readonly locale: string
  readonly linkTarget: LinkTarget
  readonly borders: boolean
  readonly iconsFolder: string
  /** Ends it: no page is drawn and nothing is reported any more. */
  readonly signal: AbortSignal
  /** Once the pages are laid out, before any is drawn: the moment to set zoom, rotation and page. */
  readonly onLaidOut: (reader: Reader) => void
  /** Before a page is gone to. */
  readonly beforePage: (page: number) => void
  /** The current page, once scrolling has rested for `scrollRestMs`. */
  readonly onPage: (page: number) => void
  /** The zoom, after a gesture has changed it. */
  readonly onZoom: (zoom: number) => void
  readonly onSearchResult: (result: SearchResult) => void
  /** Before a link or the outline leads to another place in the document. */
  readonly onJump: () => void
}

export interface Reader {
  readonly pdf: PDFDocumentProxy
  readonly library: PdfLibrary
  readonly pageCount: number
  readonly search: Search
  /** Resolves when a page can be seen; at once where there is no room to draw one. Rejects with a `Trouble`. */
  readonly firstPageShown: Promise<void>
  readonly page: number
  /** Whether the current page is still to be drawn, although there is room for it and someone may look. */
  readonly isPagePending: boolean
  /** Does nothing where it is the current one. */
  goToPage(page: number): void
  goToDestination(destination: string | unknown[]): void
  setZoom(zoom: number): void
  /** Multiplies the zoom and keeps what lies under a point of the window (CSS pixels) where it is. */
  zoomAround(factor: number, point: { readonly x: number; readonly y: number }): void
  setRotation(rotation: Rotation): void
  setLayout(layout: Layout): void
  /** The size of a page in PDF points as it stands, rotations counted in. */
  pageSize(page: number): Size
  /** Draws again what has come into view, for example after the container was hidden. */
  update(): void
}

/** How long a gesture must rest before pages are drawn in full detail again, in milliseconds. */
const gestureRestMs = 200

export function createReader(options: ReaderOptions): Reader {
  const { library, pdf, container, pages, signal } = options
  const { core, parts } = library
  const eventBus = new parts.EventBus()
  const linkService = createLinkService(library, eventBus, options.linkTarget, options.onJump)
  const { controller, search } = createSearch(library, eventBus, linkService, container, options.onSearchResult)
  const firstPageShown = whenFirstPageShown(eventBus, container, pdf.numPages)
  const pageTexts = createPageTexts(pages, options.translate, options.locale, firstPageShown, signal)
  const forcedColors = matchMedia('(forced-colors: active)').matches
  const viewer = new parts.PDFViewer({
    container,
    viewer: pages,
    eventBus,
    linkService,
    findController: controller,
    l10n: pageTexts as unknown as ViewerOptions['l10n'],
    imageResourcesPath: options.iconsFolder,
    removePageBorders: !options.borders,
    annotationEditorMode: core.AnnotationEditorType.DISABLE,
    maxCanvasPixels: canvasPixelLimit,
    // The type says `object`; these are the system's own colours.
    ...(forcedColors && { pageColors: { background: 'Canvas', foreground: 'CanvasText' } }),
    abortSignal: signal,
  } as ViewerOptions)
  const drawingAhead = delayDrawingAhead(viewer, signal)
  // As long as nothing is drawn ahead, it is the page itself that is waited for.
  drawPicturesFirst(library, eventBus, () => drawingAhead.isHeld)
  const beforePage = (page: number) => {
    drawingAhead.hold()
    options.beforePage(page)
  }
  // Outline and links go this way; `goToPage` does not.
  const scrollPageIntoView = viewer.scrollPageIntoView.bind(viewer)
  viewer.scrollPageIntoView = (place) => {
    beforePage(place.pageNumber)
    scrollPageIntoView(place)
  }
  linkService.setViewer(viewer)
  linkService.setDocument(pdf)

  reportPages(eventBus, signal, options.onPage)
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => options.onZoom(scale))
  const failedPages = notePages({
    library,
    pdf,
    viewer,
    eventBus,
    firstPageShown,
    translate: options.translate,
    signal,
  })
  eventBus.on('annotationlayerrendered', ({ pageNumber }: RenderEvent) => {
    const page = viewer.getPageView(pageNumber - 1)?.div
    if (page) labelFields(page, options.translate)
  })
  pdf.getPageLabels().then(
    (labels) => labels && !signal.aborted && viewer.setPageLabels(labels),
    () => {},
  )
  eventBus.on('pagesinit', () => options.onLaidOut(reader))
  viewer.setDocument(pdf)
  signal.addEventListener('abort', () => {
    // Releases every canvas and every page; the document itself is closed by whoever opened it.
    viewer.setDocument(null as unknown as PDFDocumentProxy)
    linkService.setDocument(null)
  })

  const reader: Reader = {
    pdf,
    library,
    pageCount: pdf.numPages,
    search,
    firstPageShown,
    get page() {
      return viewer.currentPageNumber
    },
    get isPagePending() {
      const page = viewer.currentPageNumber
      const hasRoom = container.clientWidth > 0 && container.clientHeight > 0
      const isDrawn = viewer.getPageView(page - 1)?.renderingState === parts.RenderingStates.FINISHED
      return hasRoom && document.visibilityState === 'visible' && !isDrawn && !failedPages.has(page)
    },
    goToPage: (page) => {
      if (page === viewer.currentPageNumber) return
      beforePage(page)
      viewer.currentPageNumber = page
      // The library would wait for the scroll event and a further frame before it begins to draw.
      viewer.update()
    },
    goToDestination: (destination) => void linkService.goToDestination(destination),
    setZoom: (zoom) => {
      if (zoom !== viewer.currentScale) viewer.currentScale = zoom
    },
    zoomAround: (factor, { x, y }) => {
      // Until a scale was set, the library says 1 and reckons with 0.
      if (!viewer.currentScaleValue) viewer.currentScale = 1
      const frame = container.getBoundingClientRect()
      viewer.updateScale({
        scaleFactor: factor,
        drawingDelay: gestureRestMs,
        // The library reckons from the container's place in its positioned parent.
        origin: [x - frame.left + container.offsetLeft, y - frame.top + container.offsetTop],
      })
    },
    setRotation: (rotation) => {
      viewer.pagesRotation = rotation
    },
    setLayout: (layout) => {
      viewer.scrollMode = layout === 'single' ? parts.ScrollMode.PAGE : parts.ScrollMode.VERTICAL
    },
    pageSize: (page) => {
      const { width = 0, height = 0, scale = 1 } = viewer.getPageView(page - 1) ?? {}
      const pixelsPerPoint = scale * cssPixelsPerPoint
      return { width: width / pixelsPerPoint, height: height / pixelsPerPoint }
    },
    update: () => viewer.update(),
  }
  return reader
}

type ViewerOptions = ConstructorParameters<PdfLibrary['parts']['PDFViewer']>[0]

function whenFirstPageShown(eventBus: EventBus, container: HTMLElement, pageCount: number): Promise<void> {
  return new Promise((resolve, reject) => {
    eventBus.on('pagerendered', ({ error }: RenderEvent) => {
      if (error && pageCount === 1) reject(new Trouble('broken', error))
      else resolve()
    })
    eventBus.on('pagesinit', () => {
      const hasRoom = container.clientWidth > 0 && container.clientHeight > 0
      if (!hasRoom || document.visibilityState === 'hidden') resolve()
    })
  })
}

function reportPages(eventBus: EventBus, signal: AbortSignal, onPage: (page: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  eventBus.on('pagechanging', ({ pageNumber }: RenderEvent) => {
    clearTimeout(timer)
    timer = setTimeout(() => onPage(pageNumber), scrollRestMs)
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
