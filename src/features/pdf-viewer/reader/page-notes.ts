/** Says on a page itself why it cannot be seen, instead of leaving a white frame. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Translate } from '../../../i18n/translate.ts'
import { inIdleMoments } from '../document/in-idle-moments.ts'
import type { PdfLibrary } from '../document/library.ts'
import { isBlank } from './blank-page.ts'

export type EventBus = InstanceType<PdfLibrary['parts']['EventBus']>

export interface RenderEvent {
  readonly pageNumber: number
  readonly error?: unknown
}

interface PagesToNote {
  readonly library: PdfLibrary
  readonly pdf: PDFDocumentProxy
  readonly viewer: InstanceType<PdfLibrary['parts']['PDFViewer']>
  readonly eventBus: EventBus
  readonly firstPageShown: Promise<void>
  readonly translate: Translate
  readonly signal: AbortSignal
}

/** Returns the pages that have failed, with or without the library's noticing; the set is kept up to date. */
export function notePages({ library, pdf, viewer, eventBus, firstPageShown, translate, signal }: PagesToNote) {
  const blankPages = new Set<number>()
  const failedPages = new Set<number>()
  const note = (page: number, error?: unknown) => {
    failedPages.delete(page)
    if (error) failedPages.add(page)
    const view = viewer.getPageView(page - 1)
    if (!view) return
    if (!error) return noteOnPage(view.div, blankPages.has(page) ? translate('pdf.page-blank') : null)
    noteOnPage(view.div, translate('pdf.trouble.page'), {
      label: translate('pdf.retry'),
      run: () => {
        note(page)
        view.reset()
        viewer.update()
      },
    })
  }
  noteMissingPages(pdf, signal, note)
  eventBus.on('pagerendered', ({ pageNumber, error }: RenderEvent) => note(pageNumber, error))
  // Only the page that is shown first is looked at closely, and not before it is seen: reading a canvas back is slow.
  const noteWhereBlank = (shown: number) => {
    const { renderingState, canvas } = viewer.getPageView(shown - 1) ?? {}
    // The reader may have gone on meanwhile.
    if (renderingState !== library.parts.RenderingStates.FINISHED || !canvas || !isBlank(canvas)) return
    blankPages.add(shown)
    note(shown)
  }
  firstPageShown.then(
    () => inIdleMoments([viewer.currentPageNumber], 1, signal, (some) => some.map(noteWhereBlank)),
    () => {},
  )
  return failedPages as ReadonlySet<number>
}

/** The library shows nothing when a page cannot even be had, and complains of pages that came too late. */
function noteMissingPages(
  pdf: PDFDocumentProxy,
  signal: AbortSignal,
  onMissing: (page: number, error: unknown) => void,
): void {
  const getPage = pdf.getPage.bind(pdf)
  pdf.getPage = async (page) => {
    try {
      return await getPage(page)
    } catch (error) {
      // The document was left: nobody waits any more.
      if (signal.aborted) return new Promise(() => {})
      onMissing(page, error)
      throw error
    }
  }
}

/** Puts a sentence, and perhaps a way on, where a page cannot be seen, or (`null`) takes it away. */
function noteOnPage(
  page: HTMLElement,
  text: string | null,
  wayOn?: { readonly label: string; readonly run: () => void },
): void {
  page.querySelector(':scope > [data-page-note]')?.remove()
  if (!text) return
  const note = document.createElement('div')
  note.dataset['pageNote'] = ''
  const sentence = document.createElement('p')
  sentence.textContent = text
  note.append(sentence)
  if (wayOn) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = wayOn.label
    button.addEventListener('click', wayOn.run)
    note.append(button)
  }
  page.append(note)
}
