/** Links inside a document: where they lead, and which of them lead nowhere. */
import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { PdfLibrary } from '../document/library.ts'
import { isSafeLink } from './safe-links.ts'

/** Where links to the web open: a new tab or the page's own. */
export type LinkTarget = 'blank' | 'self'

/**
 * The library's link service with our rules: the reader's zoom stays, links of other schemes are inert, and every jump
 * inside the document is announced before it happens, so that Back can return.
 */
export function createLinkService({ parts }: PdfLibrary, eventBus: EventBus, target: LinkTarget, onJump: () => void) {
  class LinkService extends parts.PDFLinkService {
    override addLinkAttributes(link: HTMLAnchorElement, url: string, newWindow = false): void {
      if (isSafeLink(url)) super.addLinkAttributes(link, url, newWindow)
      else link.title = url
    }

    override async goToDestination(destination: string | unknown[]): Promise<void> {
      onJump()
      await super.goToDestination(destination)
    }

    override goToPage(page: number | string): void {
      onJump()
      super.goToPage(page)
    }
  }
  return new LinkService({
    eventBus,
    externalLinkTarget: target === 'blank' ? parts.LinkTarget.BLANK : parts.LinkTarget.SELF,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  })
}
