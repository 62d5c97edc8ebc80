/** pdf.js's own viewer parts in a bare page, set up as its documentation does. */
import * as core from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import * as parts from 'pdfjs-dist/web/pdf_viewer.mjs'
import 'pdfjs-dist/web/pdf_viewer.css'

core.GlobalWorkerOptions.workerSrc = workerUrl

const container = document.createElement('div')
container.id = 'scroller'
const pages = document.createElement('div')
pages.className = 'pdfViewer'
container.append(pages)
document.body.append(container)

const eventBus = new parts.EventBus()
const linkService = new parts.PDFLinkService({ eventBus })
const viewer = new parts.PDFViewer({ container, viewer: pages, eventBus, linkService })
linkService.setViewer(viewer)
eventBus.on('pagesinit', () => {
  viewer.currentScaleValue = 'page-width'
})
const pdf = await core.getDocument({ url: '/documents/large.pdf' }).promise
viewer.setDocument(pdf)
linkService.setDocument(pdf)

Object.assign(window, {
  jumpTo(page: number) {
    viewer.currentPageNumber = page
  },
})
