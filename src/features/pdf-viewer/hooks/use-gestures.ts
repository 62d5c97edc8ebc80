/** Zooming with two fingers, or with the wheel and Ctrl, around a point. */
import { useEffect } from 'react'
import { useViewer } from '../viewer-context.tsx'

/** Pixels of a ctrl-wheel (or of a touchpad's pinch, which browsers report as one) for a factor of e. */
const wheelPixels = 500

/** The library rounds zooms to hundredths: smaller factors are accumulated. */
const smallestFactor = 0.03

/** How long a gesture must rest before pages are drawn in full detail again, in milliseconds. */
const drawingDelayMs = 200

export function useGestures(): void {
  const { parts } = useViewer()
  useEffect(() => {
    if (!parts) return
    const { viewer, container: element } = parts
    const end = new AbortController()
    const active = { passive: false, signal: end.signal }
    let accumulated = 1
    let distance = 0

    /** Multiplies the zoom and keeps what lies under a point of the window, in CSS pixels, where it is. */
    const zoom = (factor: number, x: number, y: number) => {
      accumulated *= factor
      if (Math.abs(accumulated - 1) < smallestFactor) return
      const frame = element.getBoundingClientRect()
      viewer.updateScale({
        scaleFactor: accumulated,
        drawingDelay: drawingDelayMs,
        // Relative to the container's positioned parent.
        origin: [x - frame.left + element.offsetLeft, y - frame.top + element.offsetTop],
      })
      accumulated = 1
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const lineHeight = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16
      zoom(Math.exp((-event.deltaY * lineHeight) / wheelPixels), event.clientX, event.clientY)
    }
    const onTouchStart = ({ touches }: TouchEvent) => {
      distance = distanceOf(touches)
      accumulated = 1
    }
    const onTouchMove = (event: TouchEvent) => {
      const [a, b] = event.touches
      const now = distanceOf(event.touches)
      if (!a || !b || now === 0 || distance === 0) return
      event.preventDefault()
      zoom(now / distance, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
      distance = now
    }
    element.addEventListener('wheel', onWheel, active)
    element.addEventListener('touchstart', onTouchStart, { passive: true, signal: end.signal })
    element.addEventListener('touchmove', onTouchMove, active)
    return () => end.abort()
  }, [parts])
}

/** Between two fingers, in CSS pixels; 0 for any other number of fingers. */
function distanceOf(touches: TouchList): number {
  const [a, b] = touches
  return a && b && touches.length === 2 ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}
