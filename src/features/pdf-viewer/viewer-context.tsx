/** What all components of the viewer share: its props, its texts, the store, and the library's viewer. */
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { lastPage } from './last-page.ts'
import type { ViewerParts } from './library/viewer-parts.ts'
import { parseFragment } from './url-fragment.ts'
import { acceptedRotation, type Rotation } from './viewer-rules.ts'
import { initialViewerState, reduceViewer, type ViewerAction, type ViewerState } from './viewer-store.ts'

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

interface Viewer {
  readonly props: PdfViewerProps
  readonly t: Translate
  readonly state: ViewerState
  readonly dispatch: (action: ViewerAction) => void
  /** The library's viewer and what belongs to it; `null` until the pages are laid out. */
  readonly parts: ViewerParts | null
  readonly setParts: (parts: ViewerParts | null) => void
}

const ViewerContext = createContext<Viewer | null>(null)

export function useViewer(): Viewer {
  const viewer = use(ViewerContext)
  if (viewer === null) throw new Error('This component stands outside ViewerProvider.')
  return viewer
}

/** At first the URL decides, then the page where the document was left, then the props. */
export function ViewerProvider({ children, ...props }: PdfViewerProps & { readonly children: ReactNode }) {
  const t = useT()
  const [state, dispatch] = useReducer(reduceViewer, props, initialState)
  const [parts, setParts] = useState<ViewerParts | null>(null)
  useReport(state.page, props.onPageChange)
  useReport(state.zoom, props.onZoomChange)
  useReport(state.rotation, props.onRotationChange)
  return <ViewerContext value={{ props, t, state, dispatch, parts, setParts }}>{children}</ViewerContext>
}

function initialState({ src, initialPage, initialZoom, initialRotation = 0 }: PdfViewerProps): ViewerState {
  const fragment = parseFragment(location.hash) ?? {}
  return initialViewerState({
    ...fragment,
    page: fragment.page ?? lastPage(src) ?? initialPage,
    zoom: fragment.zoom ?? (fragment.fit ? undefined : initialZoom),
    rotation: acceptedRotation(0, fragment.rotation ?? initialRotation),
  })
}

/** Calls `report` with each new value, not with the first. */
function useReport<T>(value: T, report: ((value: T) => void) | undefined): void {
  const reported = useRef(value)
  const tell = useEffectEvent((changed: T) => report?.(changed))
  useEffect(() => {
    if (value !== reported.current) tell(value)
    reported.current = value
  }, [value])
}
