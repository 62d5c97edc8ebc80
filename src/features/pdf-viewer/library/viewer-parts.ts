/** The library's viewer, links and search for one document, wired together; `components/pdf-pages.tsx` owns them. */
import { iconsFolder } from '../../../lib/pdf-resource-paths.ts'
import type { PageLabels } from '../page-labels.ts'
import type { SearchResult } from '../viewer-store.ts'
import type { Pdfjs } from './load-pdfjs.ts'
import { maxCanvasPixels, type OpenDocument } from './open-document.ts'

type ViewerOptions = ConstructorParameters<Pdfjs['parts']['PDFViewer']>[0]
export type LibraryViewer = InstanceType<Pdfjs['parts']['PDFViewer']>

interface PartsOptions {
  /** The element that scrolls; absolutely positioned, as the library demands. */
  readonly container: HTMLDivElement
  /** The element inside it that receives the pages. */
  readonly pages: HTMLDivElement
  readonly labels: PageLabels
  /** Ends drawing and events. */
  readonly signal: AbortSignal
  /** Called before a link or the outline goes to another place in the document. */
  readonly onJump: () => void
}

/** Creates them; pages are shown once `viewer.setDocument` is called. */
export function createViewerParts({ library, pdf }: OpenDocument, options: PartsOptions) {
  const { core, parts } = library
  const { container, signal, onJump } = options

  /** Reports jumps, so that Back can return. */
  class LinkService extends parts.PDFLinkService {
    override async goToDestination(destination: string | unknown[]): Promise<void> {
      onJump()
      await super.goToDestination(destination)
    }

    override goToPage(page: number | string): void {
      onJump()
      super.goToPage(page)
    }
  }

  /** Shows a match by scrolling the container alone: the library would scroll the page around the viewer, too. */
  class FindController extends parts.PDFFindController {
    isNewMatch = false

    override scrollMatchIntoView({ element, pageIndex, matchIndex }: MatchPlace): void {
      const isSelected = this.selected?.pageIdx === pageIndex && this.selected?.matchIdx === matchIndex
      if (!this.isNewMatch || !element || !isSelected) return
      this.isNewMatch = false
      scrollTo(container, element)
    }
  }

  const eventBus = new parts.EventBus()
  const linkService = new LinkService({
    eventBus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  })
  const findController = new FindController({ eventBus, linkService })
  eventBus.on('updatefindcontrolstate', ({ state }: FindEvent) => {
    if (state !== parts.FindState.PENDING) findController.isNewMatch = true
  })
  const forcedColors = matchMedia('(forced-colors: active)').matches
  const viewer = new parts.PDFViewer({
    container,
    viewer: options.pages,
    eventBus,
    linkService,
    findController,
    l10n: options.labels as unknown as ViewerOptions['l10n'],
    imageResourcesPath: iconsFolder,
    annotationEditorMode: core.AnnotationEditorType.DISABLE,
    maxCanvasPixels,
    // The type says `object`; these are the system's own colours.
    ...(forcedColors && { pageColors: { background: 'Canvas', foreground: 'CanvasText' } }),
    // Documented in the library's source, missing in its type.
    abortSignal: signal,
  } as ViewerOptions)
  linkService.setViewer(viewer)
  linkService.setDocument(pdf)
  return { eventBus, linkService, viewer }
}

interface MatchPlace {
  readonly element?: HTMLElement | null
  readonly pageIndex?: number
  readonly matchIndex?: number
}

export interface FindEvent {
  readonly state?: number
  readonly matchesCount: { readonly current: number; readonly total: number }
}

/** The state of a search after an event; `before` where the event has none of its own. */
export function searchResultOf({ parts }: Pdfjs, event: FindEvent, before: SearchResult['state']): SearchResult {
  const { FOUND, WRAPPED, PENDING } = parts.FindState
  const { state, matchesCount } = event
  const isFound = state === FOUND || state === WRAPPED
  const named = state === PENDING ? 'pending' : isFound ? 'found' : 'none'
  return { ...matchesCount, state: state === undefined ? before : named }
}

/** Brings an element into the upper third of the container, and into its width. */
function scrollTo(container: HTMLElement, element: HTMLElement): void {
  const frame = container.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  container.scrollTop += place.top - frame.top - frame.height / 3
  if (place.left < frame.left || place.right > frame.right)
    container.scrollLeft += place.left - frame.left - frame.width / 3
}
