/** Zooming with two fingers, or with the wheel and Ctrl, around a point. */
import { type RefObject, useEffect } from 'react'
import type { LibraryViewer } from '../library/viewer-parts.ts'

/** Pixels of a ctrl-wheel (or of a touchpad's pinch, which browsers report as one) for a factor of e. */
const wheelPixels = 500

/** The library rounds zooms to hundredths: smaller factors are accumulated. */
const smallestFactor = 0.03

/** How long a gesture must rest before pages are drawn in full detail again, in milliseconds. */
const drawingDelayMs = 200

interface Point {
  readonly x: number
  readonly y: number
}

export function useGestures(viewer: LibraryViewer | null, container: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = container.current
    if (!element || !viewer) return
    const end = new AbortController()
    const active = { passive: false, signal: end.signal }
    let accumulated = 1
    let distance = 0

    const zoom = (factor: number, point: Point) => {
      accumulated *= factor
      if (Math.abs(accumulated - 1) < smallestFactor) return
      zoomAround(viewer, element, accumulated, point)
      accumulated = 1
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const lineHeight = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16
      zoom(Math.exp((-event.deltaY * lineHeight) / wheelPixels), { x: event.clientX, y: event.clientY })
    }
    const onTouchStart = (event: TouchEvent) => {
      distance = fingers(event)?.distance ?? 0
      accumulated = 1
    }
    const onTouchMove = (event: TouchEvent) => {
      const pinch = fingers(event)
      if (!pinch || distance === 0) return
      event.preventDefault()
      zoom(pinch.distance / distance, pinch.middle)
      distance = pinch.distance
    }
    element.addEventListener('wheel', onWheel, active)
    element.addEventListener('touchstart', onTouchStart, { passive: true, signal: end.signal })
    element.addEventListener('touchmove', onTouchMove, active)
    return () => end.abort()
  }, [viewer, container])
}

/** Multiplies the zoom and keeps what lies under a point of the window, in CSS pixels, where it is. */
function zoomAround(viewer: LibraryViewer, container: HTMLElement, scaleFactor: number, { x, y }: Point): void {
  const frame = container.getBoundingClientRect()
  viewer.updateScale({
    scaleFactor,
    drawingDelay: drawingDelayMs,
    // Relative to the container's positioned parent.
    origin: [x - frame.left + container.offsetLeft, y - frame.top + container.offsetTop],
  })
}

function fingers(event: TouchEvent): { distance: number; middle: Point } | null {
  const [a, b] = event.touches
  if (!a || !b || event.touches.length !== 2) return null
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  }
}
