/**
 * The viewer's state in the fragment of the page's URL, in the manner of the PDF open parameters:
 * `#page=3&zoom=125&rotate=90&search=akta`. Pure.
 *
 * `zoom` is a percentage or a fit (`page-width`, `page-height`, `page-fit`, `page-actual`, and the older `FitH`, `FitV`,
 * `Fit`); what follows a comma, a position in the page, is not used. `rotate` is our own addition.
 */
import type { Fit } from './viewer-rules.ts'

export interface FragmentState {
  readonly page?: number
  /** A factor of the actual size, above 0; `125` in the fragment is 1.25 here. */
  readonly zoom?: number
  readonly fit?: Fit
  /** In degrees, as written; not yet validated. */
  readonly rotation?: number
  readonly search?: string
}

const fitNames: Readonly<Record<Fit, string>> = {
  width: 'page-width',
  height: 'page-height',
  page: 'page-fit',
  actual: 'page-actual',
}

const fitsByName: Readonly<Record<string, Fit>> = {
  'page-width': 'width',
  'page-height': 'height',
  'page-fit': 'page',
  'page-actual': 'actual',
  auto: 'width',
  fith: 'width',
  fitbh: 'width',
  fitv: 'height',
  fitbv: 'height',
  fit: 'page',
  fitb: 'page',
}

/** The viewer's part of a fragment (with or without `#`); `null` where there is none, as in `#contact`. */
export function parseFragment(fragment: string): FragmentState | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const page = numberOf(parameters.get('page'))
  const rotation = numberOf(parameters.get('rotate'))
  const search = parameters.get('search')?.replaceAll('"', '')
  const zoomText = parameters.get('zoom')?.split(',')[0]?.toLowerCase() ?? null
  const fit = zoomText === null ? undefined : fitsByName[zoomText]
  const percentage = numberOf(zoomText)
  const state: FragmentState = {
    ...(page !== undefined && { page }),
    ...(fit ? { fit } : percentage !== undefined && percentage > 0 && { zoom: percentage / 100 }),
    ...(rotation !== undefined && { rotation }),
    ...(search && { search }),
  }
  return Object.keys(state).length > 0 ? state : null
}

/** The fragment, without `#`, for a state; a rotation of 0 and an empty search are left out. */
export function formatFragment(state: FragmentState): string {
  const parameters: string[] = []
  if (state.page !== undefined) parameters.push(`page=${state.page}`)
  if (state.fit) parameters.push(`zoom=${fitNames[state.fit]}`)
  else if (state.zoom !== undefined) parameters.push(`zoom=${Math.round(state.zoom * 10_000) / 100}`)
  if (state.rotation) parameters.push(`rotate=${state.rotation}`)
  if (state.search) parameters.push(`search=${encodeURIComponent(state.search)}`)
  return parameters.join('&')
}

function numberOf(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
