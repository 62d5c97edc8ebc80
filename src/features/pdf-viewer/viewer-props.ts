/** What a screen can ask of the viewer. */
import type { ReactNode, Ref } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { DocumentSource } from './document/open-document.ts'
import type { TroubleKind } from './document/trouble.ts'
import type { LinkTarget } from './reader/link-service.ts'
import type { PageTurner } from './view/use-page-turner.ts'
import type { Fit, Layout, Rotation } from './viewer-state.ts'

/**
 * Page, zoom, fit, rotation and layout are each either *controlled* (`page` and `onPageChange`: the screen holds the
 * value, the viewer only reports what the reader wants) or not (`defaultPage`: the viewer holds it). A value that the
 * specification forbids is refused or clamped as `viewer-state.ts` says.
 */
export interface PdfViewerProps {
  /** Of the viewer's own words; the document's language is read from the document. */
  readonly language: Language
  /**
   * The document: an address, or its bytes (from React only: islands receive no bytes). A `#` in a file name must be
   * written `%23`. Another document begins anew: at the page where it was left, or at the first.
   */
  readonly src: DocumentSource
  /** The document's name, as readers see and hear it. */
  readonly title: string
  /** Further request headers for an address. Default: none. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether cookies go along, as in `fetch`. Default: `same-origin`. */
  readonly credentials?: RequestCredentials
  /** From 1. A number beyond the document's pages becomes the nearest one and is reported. Default: 1. */
  readonly page?: number
  readonly defaultPage?: number
  /** A factor of the actual size, above 0 (1 = 100 % = 96/72 CSS pixels a point). Default: the fit decides. */
  readonly zoom?: number
  readonly defaultZoom?: number
  /** What the zoom follows; `null`: nothing. Default: `width`, or `null` where a zoom is given. */
  readonly fit?: Fit | null
  readonly defaultFit?: Fit | null
  /** Degrees clockwise, a multiple of 90, added to the pages' own. Default: 0. */
  readonly rotation?: number
  readonly defaultRotation?: number
  /** All pages below each other or one at a time. Default: `continuous`. */
  readonly layout?: Layout
  readonly defaultLayout?: Layout
  /** Whether the text can be selected. Default: true. */
  readonly textSelection?: boolean
  /** Where links to the web open. Default: `blank`. */
  readonly linkTarget?: LinkTarget
  /** Whether pages have their border of 9 CSS pixels. Default: true. */
  readonly borders?: boolean
  /**
   * Whether page, zoom, rotation and search are kept in the fragment of the page's address. Default: true; false for a
   * second viewer on the same page.
   */
  readonly address?: boolean
  /** Where the document is published officially; offered when it cannot be shown. Default: none. */
  readonly officialSource?: string
  /** The text alternative: it stays below the viewer, with and without JavaScript. */
  readonly children?: ReactNode
  readonly onPageChange?: (page: number) => void
  readonly onZoomChange?: (zoom: number) => void
  readonly onFitChange?: (fit: Fit | null) => void
  readonly onRotationChange?: (rotation: Rotation) => void
  readonly onLayoutChange?: (layout: Layout) => void
  /** Bytes that have come, and the document's length in bytes (0 where the server does not say it); every 100 ms at most. */
  readonly onProgress?: (loaded: number, total: number) => void
  /** The document can be read. */
  readonly onReady?: (pageCount: number) => void
  readonly onError?: (kind: TroubleKind) => void
}

/** What the viewer's door hands to the viewer itself. */
export interface ViewerShellProps extends Omit<PdfViewerProps, 'children'> {
  /** Whether this is the viewer's first document, of which the page's address may speak. */
  readonly isFirst: boolean
  readonly pageTurner: Ref<PageTurner>
  /** The reader has scrolled to another page. */
  readonly onScrolled: () => void
}
