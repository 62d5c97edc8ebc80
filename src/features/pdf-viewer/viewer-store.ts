/** The viewer's state and its transitions: one pure reducer. The rules of values are in `viewer-rules.ts`. */
import type { FragmentState } from './url-fragment.ts'
import { acceptedZoom, clampPage, type Fit, type Layout, type Rotation } from './viewer-rules.ts'

/** Why a document cannot be shown. */
export type ErrorKind =
  /** The server has no such document (404, 410). */
  | 'missing'
  /** The server refuses it (401, 403). */
  | 'refused'
  /** The server fails (any other status). */
  | 'server'
  /** The connection was lost, or the viewer's own code could not be loaded. */
  | 'network'
  /** No PDF, or one that is damaged or cut off. */
  | 'broken'
  /** The worker cannot start or has stopped: blocked by a policy, its file missing, an error in it. */
  | 'worker'
  /** Nothing has arrived for `stalledMs` (`hooks/use-activity-timeout.ts`). */
  | 'stalled'

type Status =
  /** Bytes so far and in all; `total` is 0 where the server does not send the length. */
  | { readonly name: 'loading'; readonly loaded: number; readonly total: number }
  /** A password is asked for; `wrong`: the last one did not open the document. */
  | { readonly name: 'password'; readonly wrong: boolean }
  | { readonly name: 'ready' }
  | { readonly name: 'error'; readonly kind: ErrorKind }

export interface SearchQuery {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
}

export interface SearchResult {
  /** `pending` while pages are still read. */
  readonly state: 'pending' | 'found' | 'none'
  /** Number of the selected match, from 1; 0 for none. */
  readonly current: number
  readonly total: number
}

export interface SearchState extends SearchQuery {
  readonly isOpen: boolean
  readonly result: SearchResult | null
  /** Raised whenever the user asks for the search field; 0 while only the URL has opened it. */
  readonly focusRequests: number
}

export interface ViewerState {
  readonly status: Status
  /** Raised by `retry`: the document is opened anew, and everything the user has set stays. */
  readonly attempt: number
  /** From 1. */
  readonly page: number
  /** 0 while there is no open document. */
  readonly pageCount: number
  /** The pages' own names (`iv`, `A-1`); `null` where they are numbered from 1. */
  readonly pageLabels: readonly string[] | null
  /** The current page is late, or failed to be drawn. */
  readonly pageProblem: 'slow' | 'failed' | null
  /** A factor of the actual size. */
  readonly zoom: number
  /** What the zoom follows; `null`: nothing. */
  readonly fit: Fit | null
  readonly rotation: Rotation
  readonly layout: Layout
  readonly search: SearchState
  readonly isPanelOpen: boolean
  readonly darkPages: boolean
}

export type ViewerAction =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'passwordNeeded'; readonly wrong: boolean }
  | { readonly type: 'passwordGiven' }
  | { readonly type: 'opened'; readonly pageCount: number }
  | { readonly type: 'pagesNamed'; readonly labels: readonly string[] }
  | { readonly type: 'firstPageShown' }
  | { readonly type: 'pageProblem'; readonly problem: ViewerState['pageProblem'] }
  | { readonly type: 'failed'; readonly kind: ErrorKind }
  | { readonly type: 'retry' }
  | { readonly type: 'pageSet'; readonly page: number }
  /** By the user. */
  | { readonly type: 'zoomSet'; readonly zoom: number }
  /** By the library: a gesture, or the echo of a zoom that was set here. */
  | { readonly type: 'zoomReported'; readonly zoom: number }
  /** To follow the current fit. */
  | { readonly type: 'zoomFitted'; readonly zoom: number }
  | { readonly type: 'fitSet'; readonly fit: Fit | null }
  /** `acceptedRotation` comes first: it warns, and a reducer is pure. */
  | { readonly type: 'rotationSet'; readonly rotation: Rotation }
  | { readonly type: 'layoutSet'; readonly layout: Layout }
  | { readonly type: 'searchOpened' }
  | { readonly type: 'searchClosed' }
  | { readonly type: 'searchChanged'; readonly query: Partial<SearchQuery> }
  | { readonly type: 'searchResult'; readonly result: SearchResult }
  | { readonly type: 'panelToggled' }
  | { readonly type: 'darkPagesToggled' }
  /** The user has gone to a fragment of the URL; its rotation has been accepted. */
  | { readonly type: 'urlFollowed'; readonly fragment: FragmentState; readonly rotation: Rotation }

/** What a viewer begins with; refused or clamped as `viewer-rules.ts` says. */
export interface InitialView {
  readonly page: number
  /** Without a zoom, `fit` decides; without either, the page's width. */
  readonly zoom?: number | undefined
  readonly fit?: Fit | undefined
  readonly rotation: Rotation
  /** A text to look up. */
  readonly search?: string | undefined
}

const loading: Status = { name: 'loading', loaded: 0, total: 0 }

export function initialViewerState({ page, zoom, fit, rotation, search = '' }: InitialView): ViewerState {
  return {
    status: loading,
    attempt: 1,
    page: clampPage(page, 0),
    pageCount: 0,
    pageLabels: null,
    pageProblem: null,
    zoom: acceptedZoom(1, zoom ?? 1),
    fit: fit ?? (zoom === undefined ? 'width' : null),
    rotation,
    layout: 'continuous',
    search: {
      isOpen: search !== '',
      text: search,
      matchCase: false,
      wholeWords: false,
      result: null,
      focusRequests: 0,
    },
    isPanelOpen: false,
    darkPages: false,
  }
}

/** The next state; the same object where nothing changes, so that the library's echoes end here. */
export function reduceViewer(state: ViewerState, action: ViewerAction): ViewerState {
  const next = changed(state, action)
  return next && differs(state, next) ? { ...state, ...next } : state
}

/** What an action changes; `null` where it does not count in this state. */
function changed(state: ViewerState, action: ViewerAction): Partial<ViewerState> | null {
  const { status, search } = state
  const isRunning = status.name === 'loading' || status.name === 'ready'
  switch (action.type) {
    case 'progress':
      return status.name === 'loading'
        ? { status: { name: 'loading', loaded: action.loaded, total: action.total } }
        : null
    case 'passwordNeeded':
      return status.name === 'loading' ? { status: { name: 'password', wrong: action.wrong } } : null
    case 'passwordGiven':
      return status.name === 'password' ? { status: loading } : null
    case 'opened':
      return status.name === 'loading'
        ? { pageCount: action.pageCount, page: clampPage(state.page, action.pageCount) }
        : null
    case 'pagesNamed': {
      const isCounting = action.labels.every((label, index) => label === String(index + 1))
      return isRunning && !isCounting ? { pageLabels: action.labels } : null
    }
    case 'firstPageShown':
      return status.name === 'loading' ? { status: { name: 'ready' } } : null
    case 'pageProblem':
      return status.name === 'ready' ? { pageProblem: action.problem } : null
    case 'failed':
      return status.name === 'error' ? null : { ...closed, status: { name: 'error', kind: action.kind } }
    case 'retry':
      return { ...closed, status: loading, attempt: state.attempt + 1 }
    case 'pageSet':
      return { page: clampPage(action.page, state.pageCount) }
    case 'zoomSet':
      return action.zoom > 0 ? { zoom: acceptedZoom(state.zoom, action.zoom), fit: null } : null
    case 'zoomReported':
      return action.zoom === state.zoom ? null : { zoom: acceptedZoom(state.zoom, action.zoom), fit: null }
    case 'zoomFitted':
      return { zoom: acceptedZoom(state.zoom, action.zoom) }
    case 'fitSet':
      return { fit: action.fit }
    case 'rotationSet':
      return { rotation: action.rotation }
    case 'layoutSet':
      return { layout: action.layout }
    case 'searchOpened':
      return { search: { ...search, isOpen: true, focusRequests: search.focusRequests + 1 } }
    case 'searchClosed':
      return { search: { ...search, isOpen: false, result: null } }
    case 'searchChanged':
      return { search: { ...search, ...action.query } }
    case 'searchResult':
      return search.isOpen ? { search: { ...search, result: action.result } } : null
    case 'panelToggled':
      return { isPanelOpen: !state.isPanelOpen }
    case 'darkPagesToggled':
      return { darkPages: !state.darkPages }
    case 'urlFollowed': {
      const { page = 1, zoom, fit = 'width', search: text = '' } = action.fragment
      return {
        page: clampPage(page, state.pageCount),
        rotation: action.rotation,
        ...(zoom === undefined ? { fit } : { zoom: acceptedZoom(state.zoom, zoom), fit: null }),
        search: text === '' ? { ...search, text } : { ...search, text, isOpen: true, focusRequests: 0 },
      }
    }
  }
}

/** What is known of an open document only. */
const closed = { pageCount: 0, pageLabels: null, pageProblem: null } satisfies Partial<ViewerState>

function differs(state: ViewerState, next: Partial<ViewerState>): boolean {
  return Object.entries(next).some(([key, value]) => !Object.is(state[key as keyof ViewerState], value))
}
