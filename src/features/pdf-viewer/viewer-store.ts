/** The viewer's state and its transitions: one pure reducer. The rules of values are in `viewer-rules.ts`. */
import type { FragmentState } from './url-fragment.ts'
import { acceptedZoom, clampPage, type Fit, type Layout, type Rotation } from './viewer-rules.ts'

/**
 * Why a document cannot be shown: the server has no such document (404, 410), refuses it (401, 403) or fails; the network
 * was lost, or the viewer's own code with it; it is no PDF or a broken one; the worker cannot start or has stopped;
 * nothing has arrived for `stalledMs` (`hooks/use-pdf-document.ts`).
 */
export type ErrorKind = 'missing' | 'refused' | 'server' | 'network' | 'broken' | 'worker' | 'stalled'

type Status =
  /** Bytes so far and in all; `total` is 0 where the server does not send the length. */
  | { readonly name: 'loading'; readonly loaded: number; readonly total: number }
  /** `submit` takes the password that is asked for; `wrong`: the last one did not open the document. */
  | { readonly name: 'password'; readonly wrong: boolean; readonly submit: (password: string) => void }
  | { readonly name: 'ready' }
  | { readonly name: 'error'; readonly kind: ErrorKind }

export interface SearchResult {
  /** Pages are still read. */
  readonly isPending: boolean
  /** Number of the selected match, from 1; 0 for none. */
  readonly current: number
  readonly total: number
}

export interface SearchState {
  readonly isOpen: boolean
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
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
  /** Numbers of the pages that could not be drawn. */
  readonly failedPages: readonly number[]
  /** The current page is late. */
  readonly isSlow: boolean
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
  | { readonly type: 'passwordNeeded'; readonly wrong: boolean; readonly submit: (password: string) => void }
  | { readonly type: 'passwordGiven' }
  | { readonly type: 'opened'; readonly pageCount: number }
  | { readonly type: 'pagesNamed'; readonly labels: readonly string[] }
  | { readonly type: 'pageDrawn'; readonly page: number; readonly hasFailed: boolean }
  | { readonly type: 'waiting'; readonly isSlow: boolean }
  | { readonly type: 'failed'; readonly kind: ErrorKind }
  | { readonly type: 'retry' }
  | { readonly type: 'pageSet'; readonly page: number }
  /** By the user. */
  | { readonly type: 'zoomSet'; readonly zoom: number }
  /** By the library: a gesture, or the echo of a zoom that was set here. */
  | { readonly type: 'zoomReported'; readonly zoom: number }
  /** To follow the current fit. */
  | { readonly type: 'zoomFitted'; readonly zoom: number }
  /** What needs no rule here. For a rotation, `acceptedRotation` comes first: it warns, and a reducer is pure. */
  | { readonly type: 'viewSet'; readonly view: Partial<FreeView> }
  | { readonly type: 'searchSet'; readonly search: Partial<SearchState> }
  | { readonly type: 'searchResult'; readonly result: Partial<SearchResult> }
  /** A place was named as a whole, by the URL for example; its rotation has been accepted. */
  | { readonly type: 'placeNamed'; readonly place: Place }

/** What closes the search, which ends it. */
export const searchClosed: ViewerAction = { type: 'searchSet', search: { isOpen: false, result: null } }

export const panelClosed: ViewerAction = { type: 'viewSet', view: { isPanelOpen: false } }

type FreeView = Pick<ViewerState, 'fit' | 'rotation' | 'layout' | 'isPanelOpen' | 'darkPages'>

/** Without a zoom, `fit` decides; without either, `auto`. */
type Place = FragmentState & { readonly rotation: Rotation }

const loading: Status = { name: 'loading', loaded: 0, total: 0 }
const ready: Status = { name: 'ready' }

/** What is known of an open document only. */
const closed = { pageCount: 0, pageLabels: null, failedPages: [], isSlow: false }

const blank: ViewerState = {
  ...closed,
  status: loading,
  attempt: 1,
  page: 1,
  zoom: 1,
  fit: 'auto',
  rotation: 0,
  layout: 'continuous',
  search: { isOpen: false, text: '', matchCase: false, wholeWords: false, result: null, focusRequests: 0 },
  isPanelOpen: false,
  darkPages: false,
}

export function initialViewerState(place: Place): ViewerState {
  return reduceViewer(blank, { type: 'placeNamed', place })
}

/** The next state; the same object where nothing changes, so that the library's echoes end here. */
export function reduceViewer(state: ViewerState, action: ViewerAction): ViewerState {
  const changes = changed(state, action)
  const differs = Object.entries(changes).some(([key, value]) => !Object.is(state[key as keyof ViewerState], value))
  return differs ? { ...state, ...changes } : state
}

/** What an action changes; nothing where it does not count in this state. */
function changed(state: ViewerState, action: ViewerAction): Partial<ViewerState> {
  const { status, search } = state
  const isLoading = status.name === 'loading'
  const isReady = status.name === 'ready'
  switch (action.type) {
    case 'progress':
      return isLoading ? { status: { name: 'loading', loaded: action.loaded, total: action.total } } : {}
    case 'passwordNeeded':
      return isLoading ? { status: { name: 'password', wrong: action.wrong, submit: action.submit } } : {}
    case 'passwordGiven':
      return status.name === 'password' ? { status: loading } : {}
    case 'opened':
      return isLoading ? { pageCount: action.pageCount, page: clampPage(state.page, action.pageCount) } : {}
    case 'pagesNamed': {
      const isCounting = action.labels.every((label, index) => label === String(index + 1))
      return (isLoading || isReady) && !isCounting ? { pageLabels: action.labels } : {}
    }
    case 'pageDrawn': {
      if (!isLoading && !isReady) return {}
      if (action.hasFailed && state.pageCount === 1) return errorOf('broken')
      if (action.hasFailed === state.failedPages.includes(action.page)) return { status: ready }
      const others = state.failedPages.filter((page) => page !== action.page)
      return { status: ready, failedPages: action.hasFailed ? [...others, action.page] : others }
    }
    case 'waiting':
      return isReady ? { isSlow: action.isSlow } : {}
    case 'failed':
      return status.name === 'error' ? {} : errorOf(action.kind)
    case 'retry':
      return { ...closed, status: loading, attempt: state.attempt + 1 }
    case 'pageSet':
      return { page: clampPage(action.page, state.pageCount) }
    case 'zoomSet':
      return action.zoom > 0 ? { zoom: acceptedZoom(state.zoom, action.zoom), fit: null } : {}
    case 'zoomReported':
      return action.zoom === state.zoom ? {} : { zoom: acceptedZoom(state.zoom, action.zoom), fit: null }
    case 'zoomFitted':
      return { zoom: acceptedZoom(state.zoom, action.zoom) }
    case 'viewSet':
      return action.view
    case 'searchSet':
      return { search: { ...search, ...action.search } }
    case 'searchResult': {
      const result = { isPending: true, current: 0, total: 0, ...search.result, ...action.result }
      return search.isOpen ? { search: { ...search, result } } : {}
    }
    case 'placeNamed': {
      const { page = 1, zoom, fit = 'auto', rotation, search: text = '' } = action.place
      return {
        page: clampPage(page, state.pageCount),
        rotation,
        ...(zoom === undefined ? { fit } : { zoom: acceptedZoom(state.zoom, zoom), fit: null }),
        search: text === '' ? { ...search, text } : { ...search, text, isOpen: true, focusRequests: 0 },
      }
    }
  }
}

function errorOf(kind: ErrorKind): Partial<ViewerState> {
  return { ...closed, status: { name: 'error', kind } }
}
