/**
 * The viewer's state in the fragment of the page's URL, in the manner of the PDF open parameters:
 * `#page=3&zoom=125&rotate=90&search=akta`. Pure.
 *
 * `zoom` is a percentage or a fit (`auto`, `page-width`, `page-height`, `page-fit`, `page-actual`, and the older `FitH`, `FitV`,
 * `Fit`); what follows a comma, a position in the page, is not used. `rotate` is our own addition.
 */
import { type Fit, fits } from './viewer-rules.ts'

export interface FragmentState {
  readonly page?: number | undefined
  /** A factor of the actual size, above 0; `125` in the fragment is 1.25 here. */
  readonly zoom?: number | undefined
  readonly fit?: Fit | undefined
  /** In degrees, as written; not yet validated. */
  readonly rotation?: number | undefined
  readonly search?: string | undefined
}

/** Names of the fits in small letters; the first is written. */
const fitNames: Readonly<Record<Fit, readonly string[]>> = {
  auto: ['auto'],
  width: ['page-width', 'fith', 'fitbh'],
  height: ['page-height', 'fitv', 'fitbv'],
  page: ['page-fit', 'fit', 'fitb'],
  actual: ['page-actual'],
}

/** The viewer's part of a fragment (with or without `#`); `null` where there is none, as in `#contact`. */
export function parseFragment(fragment: string): FragmentState | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const zoomText = parameters.get('zoom')?.split(',')[0]?.toLowerCase() ?? ''
  const percentage = numberOf(zoomText) ?? 0
  const state: FragmentState = {
    page: numberOf(parameters.get('page')),
    zoom: percentage > 0 ? percentage / 100 : undefined,
    fit: fits.find((fit) => fitNames[fit].includes(zoomText)),
    rotation: numberOf(parameters.get('rotate')),
    search: parameters.get('search')?.replaceAll('"', '') || undefined,
  }
  return Object.values(state).some((value) => value !== undefined) ? state : null
}

/** The fragment, without `#`, for a state; a rotation of 0 and an empty search are left out. */
export function formatFragment(state: FragmentState): string {
  const parameters: string[] = []
  if (state.page !== undefined) parameters.push(`page=${state.page}`)
  if (state.fit) parameters.push(`zoom=${fitNames[state.fit][0]}`)
  else if (state.zoom !== undefined) parameters.push(`zoom=${Math.round(state.zoom * 10_000) / 100}`)
  if (state.rotation) parameters.push(`rotate=${state.rotation}`)
  if (state.search) parameters.push(`search=${encodeURIComponent(state.search)}`)
  return parameters.join('&')
}

function numberOf(text: string | null): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
