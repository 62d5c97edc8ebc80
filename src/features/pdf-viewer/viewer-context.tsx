/** The viewer's store, texts and pages, for every component below `ViewerProvider`. */
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { lastPage } from './last-page.ts'
import { parseFragment } from './url-fragment.ts'
import type { PdfViewerProps } from './viewer-props.ts'
import { acceptedRotation } from './viewer-rules.ts'
import { initialViewerState, reduceViewer, type ViewerAction, type ViewerState } from './viewer-store.ts'

/** What can be asked of the pages beyond their state. */
export interface PagesHandle {
  /** Goes to a place that the document itself names, in its outline for example. */
  goToDestination(destination: string | unknown[]): void
  /** Selects the next or the previous match of the current search. */
  selectMatch(direction: 'next' | 'previous'): void
  /** Whether the current page is still to be drawn although it could be. */
  isPagePending(): boolean
  /** Gives the pages the keyboard focus; nothing scrolls. */
  focus(): void
}

const StateContext = createContext<ViewerState | null>(null)
const DispatchContext = createContext<Dispatch<ViewerAction> | null>(null)
const TranslateContext = createContext<Translate | null>(null)
const PagesContext = createContext<RefObject<PagesHandle | null> | null>(null)

/** The state of the viewer (`viewer-store.ts`). */
export const useViewer = () => provided(use(StateContext))

export const useViewerDispatch = () => provided(use(DispatchContext))

/** The texts of the viewer's language; to be called while rendering. */
export const useT = () => provided(use(TranslateContext))

/** The pages; `null` before they are mounted. */
export const usePagesHandle = () => provided(use(PagesContext))

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('This component stands outside ViewerProvider.')
  return value
}

/** Suspends until the texts are there. At first the URL decides, then the page where the document was left, then props. */
export function ViewerProvider({ children, ...props }: PdfViewerProps & { readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceViewer, props, initialState)
  const pages = useRef<PagesHandle>(null)
  useReport(state.page, props.onPageChange)
  useReport(state.zoom, props.onZoomChange)
  useReport(state.rotation, props.onRotationChange)
  return (
    <TranslateContext value={useTranslate(props.language)}>
      <DispatchContext value={dispatch}>
        <PagesContext value={pages}>
          <StateContext value={state}>{children}</StateContext>
        </PagesContext>
      </DispatchContext>
    </TranslateContext>
  )
}

function initialState({ src, initialPage, initialZoom, initialRotation }: PdfViewerProps): ViewerState {
  const fragment = parseFragment(location.hash) ?? {}
  return initialViewerState({
    page: fragment.page ?? lastPage(src) ?? initialPage ?? 1,
    zoom: fragment.zoom ?? (fragment.fit ? undefined : initialZoom),
    fit: fragment.fit,
    rotation: acceptedRotation(0, fragment.rotation ?? initialRotation ?? 0),
    search: fragment.search,
  })
}

/** Calls `report` with each new value, not with the first. */
function useReport<T>(value: T, report: ((value: T) => void) | undefined): void {
  const reported = useRef(value)
  const tell = useEffectEvent((changed: T) => report?.(changed))
  useEffect(() => {
    if (Object.is(reported.current, value)) return
    reported.current = value
    tell(value)
  }, [value])
}
