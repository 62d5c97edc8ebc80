/**
 * The rules of the viewer's state. Pure: numbers in, numbers out (specification, sections 4, 5 and 9).
 *
 * A *zoom* is a factor of the actual size: 1 shows a page at `cssPixelsPerPoint`. A *rotation* is in degrees, clockwise,
 * and adds to the page's own.
 */

/** CSS pixels for one PDF point at zoom 1 (specification, section 9). */
export const cssPixelsPerPoint = 96 / 72

/** Width of the border around a page, in CSS pixels (specification, section 9). */
export const pageBorder = 9

/** Debounce of resizes before pages are fitted again, in milliseconds (specification, section 9). */
export const resizeDebounceMs = 100

/** Debounce of scrolling before a new page number is reported, in milliseconds (specification, section 9). */
export const pageDebounceMs = 100

/** Beyond this a page of ordinary size is larger than a browser can lay out. */
const largestZoom = 25

/** Steps of the zoom buttons. */
const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5, 8, 12, 16, largestZoom]

export type Rotation = 0 | 90 | 180 | 270

/** `auto`: the width, but no larger than the actual size. `width`, `height` or the whole `page` in the container, or the `actual` size. */
export const fits = ['auto', 'width', 'height', 'page', 'actual'] as const

export type Fit = (typeof fits)[number]

/** `single`: one page at a time; `continuous`: all pages below each other. */
export type Layout = 'single' | 'continuous'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The page number as an integer from 1 to `count`; only the lower bound while the count is not known (0). */
export function clampPage(page: number, count: number): number {
  if (Number.isNaN(page)) return 1
  const integer = Math.trunc(page)
  return Math.max(1, count > 0 ? Math.min(integer, count) : integer)
}

/** The wanted zoom, `largestZoom` at most; a zoom that is not above 0 is refused and the current one stays. */
export function acceptedZoom(current: number, wanted: number): number {
  return wanted > 0 && Number.isFinite(wanted) ? Math.min(wanted, largestZoom) : current
}

/**
 * The wanted rotation brought into 0..270; negative multiples of 90 are fine. Any other angle is refused with the
 * warning of the specification, section 8, and the current one stays.
 */
export function acceptedRotation(current: Rotation, wanted: number): Rotation {
  if (!Number.isInteger(wanted / 90)) {
    console.warn('Invalid pages rotation angle.')
    return current
  }
  return (((wanted % 360) + 360) % 360 || 0) as Rotation
}

/**
 * The zoom at which a page fits.
 *
 * @param container its inner size in CSS pixels.
 * @param page its size in PDF points, as it stands after rotation.
 * @returns `null` where nothing can be fitted: the container is hidden, or not larger than the borders.
 */
export function fitZoom(fit: Fit, container: Size, page: Size): number | null {
  if (fit === 'actual') return 1
  const zoomOf = (room: number, points: number) => (room - 2 * pageBorder) / (points * cssPixelsPerPoint)
  const width = zoomOf(container.width, page.width)
  const height = zoomOf(container.height, page.height)
  const zoom = { auto: Math.min(width, 1), width, height, page: Math.min(width, height) }[fit]
  return zoom > 0 && Number.isFinite(zoom) ? Math.min(zoom, largestZoom) : null
}

/** The next larger (`1`) or smaller (`-1`) step of the zoom buttons; the zoom itself at either end. */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const tolerance = 0.005
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return steps.find((step) => (step - zoom) * direction > tolerance) ?? zoom
}
