/** Search in a document, on the library's find controller. */
import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { PdfLibrary } from '../document/library.ts'

export interface SearchQuery {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
}

export interface SearchResult {
  /** `pending` while pages are still read. */
  readonly state: 'pending' | 'found' | 'none'
  /** Which match is selected, from 1; 0 for none. */
  readonly current: number
  readonly total: number
}

export interface Search {
  /** Looks a query up and selects its first match from the current page on; an empty text ends the search. */
  start(query: SearchQuery): void
  /** Selects the next or the previous match of the same query. */
  step(query: SearchQuery, direction: 'next' | 'previous'): void
  end(): void
}

/** The part of the find controller's insides that scrolling to a match needs. */
interface MatchScrolling {
  _scrollMatches: boolean
}

/**
 * Every match is lit, and diacritics are forgiven: `resume` finds `résumé`.
 * @param container the element that scrolls; the page around it must not move when a match is shown.
 */
export function createSearch(
  { parts }: PdfLibrary,
  eventBus: EventBus,
  linkService: InstanceType<PdfLibrary['parts']['PDFLinkService']>,
  container: HTMLElement,
  onResult: (result: SearchResult) => void,
) {
  class FindController extends parts.PDFFindController {
    override scrollMatchIntoView({ element, pageIndex, matchIndex }: MatchPlace): void {
      const insides = this as unknown as MatchScrolling
      const isSelected = this.selected?.pageIdx === pageIndex && this.selected?.matchIdx === matchIndex
      if (!insides._scrollMatches || !element || !isSelected) return
      insides._scrollMatches = false
      showIn(container, element)
    }
  }
  const controller = new FindController({ eventBus, linkService })

  const dispatch = (type: '' | 'again', query: SearchQuery, findPrevious = false) =>
    eventBus.dispatch('find', {
      source: null,
      type,
      query: query.text,
      caseSensitive: query.matchCase,
      entireWord: query.wholeWords,
      highlightAll: true,
      findPrevious,
      matchDiacritics: false,
    })

  let state: SearchResult['state'] = 'none'
  const report = ({ current, total }: { current: number; total: number }) => onResult({ state, current, total })
  eventBus.on('updatefindmatchescount', (event: FindEvent) => report(event.matchesCount))
  eventBus.on('updatefindcontrolstate', (event: FindEvent) => {
    const { FOUND, WRAPPED, PENDING } = parts.FindState
    state = event.state === PENDING ? 'pending' : event.state === FOUND || event.state === WRAPPED ? 'found' : 'none'
    report(event.matchesCount)
  })

  const search: Search = {
    start(query) {
      if (query.text === '') search.end()
      else dispatch('', query)
    },
    step: (query, direction) => dispatch('again', query, direction === 'previous'),
    end: () => eventBus.dispatch('findbarclose', { source: null }),
  }
  return { controller, search }
}

interface MatchPlace {
  readonly element?: HTMLElement | null
  readonly pageIndex?: number
  readonly matchIndex?: number
}

interface FindEvent {
  readonly state?: number
  readonly matchesCount: { readonly current: number; readonly total: number }
}

/** Brings an element into the upper third of the container, and into its width. */
function showIn(container: HTMLElement, element: HTMLElement): void {
  const frame = container.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  container.scrollTop += place.top - frame.top - frame.height / 3
  if (place.left < frame.left || place.right > frame.right) {
    container.scrollLeft += place.left - frame.left - frame.width / 3
  }
}
