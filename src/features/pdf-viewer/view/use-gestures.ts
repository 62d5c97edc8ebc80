/** Zooming with two fingers or the wheel around a point, and dragging with the hand. */
import { type RefObject, useEffect } from 'react'
import type { Reader } from '../reader/reader.ts'

/** Pixels of a ctrl-wheel (or of a touchpad's pinch, which browsers report as one) for a factor of e. */
const wheelPixels = 500

/** The library rounds zooms to hundredths: smaller factors are gathered until they count. */
const smallestFactor = 0.03

interface Point {
  readonly x: number
  readonly y: number
}

export function useGestures(container: RefObject<HTMLDivElement | null>, reader: Reader | null, isHand: boolean): void {
  useEffect(() => {
    const element = container.current
    if (!element || !reader) return
    const end = new AbortController()
    const active = { passive: false, signal: end.signal }
    let gathered = 1
    let distance = 0

    const zoom = (factor: number, point: Point) => {
      gathered *= factor
      if (Math.abs(gathered - 1) < smallestFactor) return
      reader.zoomAround(gathered, point)
      gathered = 1
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const lineHeight = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16
      zoom(Math.exp((-event.deltaY * lineHeight) / wheelPixels), { x: event.clientX, y: event.clientY })
    }
    const onTouchStart = (event: TouchEvent) => {
      distance = fingers(event)?.distance ?? 0
      gathered = 1
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
  }, [container, reader])

  useEffect(() => {
    const element = container.current
    if (!element || !isHand) return
    const end = new AbortController()
    const onPointerDown = (event: PointerEvent) => {
      // Fingers scroll by themselves; a link, a button or a field is meant, not the paper.
      const isControl = event.target instanceof Element && event.target.closest('a, button, input, select, textarea')
      if (event.button !== 0 || event.pointerType !== 'mouse' || isControl) return
      event.preventDefault()
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
    }
    const onPointerMove = (event: PointerEvent) => {
      if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY)
    }
    element.addEventListener('pointerdown', onPointerDown, { signal: end.signal })
    element.addEventListener('pointermove', onPointerMove, { signal: end.signal })
    return () => end.abort()
  }, [container, isHand])
}

function fingers(event: TouchEvent): { distance: number; middle: Point } | null {
  const [a, b] = event.touches
  if (!a || !b || event.touches.length !== 2) return null
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  }
}
