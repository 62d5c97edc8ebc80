import type { Language } from '../../i18n/languages.ts'
import type { Rotation } from './viewer-rules.ts'

/** Their meanings, units and defaults are listed at `PdfViewer`. */
export interface PdfViewerProps {
  readonly language: Language
  readonly src: string
  readonly title: string
  readonly officialSource?: string
  readonly initialPage?: number
  readonly initialZoom?: number
  readonly initialRotation?: number
  readonly onPageChange?: (page: number) => void
  readonly onZoomChange?: (zoom: number) => void
  readonly onRotationChange?: (rotation: Rotation) => void
}
