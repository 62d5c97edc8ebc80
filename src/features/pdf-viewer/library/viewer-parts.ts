/** The library's viewer, links and search for one document, wired together; `components/pdf-pages.tsx` owns them. */
import { iconsFolder } from '../../../lib/pdf-resource-paths.ts'
import type { PageLabels } from '../page-labels.ts'
import type { Layout } from '../viewer-rules.ts'
import type { SearchState } from '../viewer-store.ts'
import type { Pdfjs } from './load-pdfjs.ts'
import { maxCanvasPixels, type OpenDocument } from './open-document.ts'

type ViewerOptions = ConstructorParameters<Pdfjs['parts']['PDFViewer']>[0]
type SearchQuery = Pick<SearchState, 'text' | 'matchCase' | 'wholeWords'>
type FoundMatch = Parameters<InstanceType<Pdfjs['parts']['PDFFindController']>['scrollMatchIntoView']>[0]
export type ViewerParts = ReturnType<typeof createViewerParts>

interface PartsOptions {
  /** The element that scrolls, absolutely positioned; the pages go into its first child, as the library demands. */
  readonly container: HTMLDivElement
  readonly labels: PageLabels
  /** Ends drawing and events. */
  readonly signal: AbortSignal
  /** Called before a link or the outline goes to another place in the document. */
  readonly onJump: () => void
}

/** Creates them; pages are shown once `viewer.setDocument` is called. */
export function createViewerParts({ library, pdf }: OpenDocument, options: PartsOptions) {
  const { core, parts } = library
  const { container, labels, signal, onJump } = options

  /** Shows a match by scrolling the container alone: the page around the viewer stays where it is. */
  class FindController extends parts.PDFFindController {
    override scrollMatchIntoView(match: FoundMatch): void {
      const { scrollX, scrollY } = window
      super.scrollMatchIntoView(match)
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    }
  }

  const eventBus = new parts.EventBus()
  const linkService = new parts.PDFLinkService({
    eventBus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  })
  const forcedColors = matchMedia('(forced-colors: active)').matches
  const viewer = new parts.PDFViewer({
    container,
    eventBus,
    linkService,
    findController: new FindController({ eventBus, linkService }),
    l10n: labels as unknown as ViewerOptions['l10n'],
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
  // Reports jumps, so that Back can return; the type asks for the library's own history.
  const places = {
    pushCurrentPosition: onJump,
    push: () => {},
    pushPage: () => {},
    back: () => history.back(),
    forward: () => history.forward(),
  }
  linkService.setHistory(places as unknown as Parameters<typeof linkService.setHistory>[0])
  return {
    pdf,
    container,
    eventBus,
    linkService,
    viewer,
    /** Goes to a place that the document itself names, in its outline for example. */
    async goToDestination(destination: string | unknown[]) {
      await linkService.goToDestination(destination)
      // Else a new zoom, as when the side panel opens, would scroll back to the place before.
      viewer.update()
    },
    setLayout(layout: Layout) {
      viewer.scrollMode = layout === 'single' ? parts.ScrollMode.PAGE : parts.ScrollMode.VERTICAL
    },
    /** Begins a search, or selects the next match or the one before; matches are all highlighted, and `resume` finds `résumé`. */
    find({ text, matchCase, wholeWords }: SearchQuery, goOn?: 'next' | 'previous') {
      if (text === '') return
      eventBus.dispatch('find', {
        source: null,
        type: goOn ? 'again' : '',
        query: text,
        caseSensitive: matchCase,
        entireWord: wholeWords,
        highlightAll: true,
        findPrevious: goOn === 'previous',
        matchDiacritics: false,
      })
    },
    /** Whether the current page is still to be drawn although it could be. */
    isPagePending() {
      const state = viewer.getPageView(viewer.currentPageNumber - 1)?.renderingState
      return state !== parts.RenderingStates.FINISHED && hasRoom(container)
    },
    /** Gives the pages the keyboard focus; nothing scrolls. */
    focus: () => container.focus({ preventScroll: true }),
  }
}

/** Whether a page can be drawn, and someone may see it. */
export function hasRoom({ clientWidth, clientHeight }: HTMLElement): boolean {
  return document.visibilityState === 'visible' && clientWidth > 0 && clientHeight > 0
}
