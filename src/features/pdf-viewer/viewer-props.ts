import type { Language } from '../../i18n/languages.ts'
import type { Rotation } from './viewer-rules.ts'

/** Props of `PdfViewer`. The viewer owns its state: `initial…` is where it begins, `on…Change` says where it is. */
export interface PdfViewerProps {
  /** Of the viewer's own texts; the document's language is read from the document. */
  readonly language: Language
  /** Address of the document, on this site; a `#` in a file name is written `%23`. Another address begins anew. */
  readonly src: string
  /** Name of the document, as users see and hear it. */
  readonly title: string
  /** Where the document is published officially; offered when it cannot be shown. */
  readonly officialSource?: string
  /** From 1, clamped to the document's pages. Default: 1. A page in the URL, or where the user left off, comes first. */
  readonly initialPage?: number
  /** Factor of the actual size, above 0: 1 is 96/72 CSS pixels a point. Default: the page's width fits. */
  readonly initialZoom?: number
  /** Degrees clockwise, a multiple of 90, added to the pages' own. Default: 0. */
  readonly initialRotation?: number
  /** Called with each new page, also with one that was clamped. Scrolling is reported after 100 ms of rest. */
  readonly onPageChange?: (page: number) => void
  readonly onZoomChange?: (zoom: number) => void
  readonly onRotationChange?: (rotation: Rotation) => void
}
