/** Keeps the current page fitted to the container. */
import { useEffect, useEffectEvent } from 'react'
import type { ViewerParts } from '../library/viewer-parts.ts'
import { useViewer } from '../viewer-context.tsx'
import { cssPixelsPerPoint, type Fit, fitZoom, resizeDebounceMs } from '../viewer-rules.ts'

/** The zoom at which the viewer's current page fits; `null` where nothing can be fitted. */
export function fittedZoom(fit: Fit, { viewer, container }: ViewerParts): number | null {
  const { width, height, scale } = viewer.getPageView(viewer.currentPageNumber - 1)
  const pixelsPerPoint = scale * cssPixelsPerPoint
  const page = { width: width / pixelsPerPoint, height: height / pixelsPerPoint }
  return fitZoom(fit, { width: container.clientWidth, height: container.clientHeight }, page)
}

/** Fits again when the fit, the container, the rotation or the layout changes; with single pages, each by its own size. */
export function useFit(): void {
  const { state, dispatch, parts } = useViewer()
  const { fit, layout, status } = state
  const refit = useEffectEvent((current: ViewerParts) => {
    const zoom = fit && fittedZoom(fit, current)
    if (zoom) dispatch({ type: 'zoomFitted', zoom })
  })
  const onPage = useEffectEvent((current: ViewerParts) => {
    if (layout === 'single' || status.name === 'loading') refit(current)
  })

  useEffect(() => {
    if (parts && fit) refit(parts)
  }, [parts, fit])

  useEffect(() => {
    if (!parts) return
    const { viewer, container, eventBus } = parts
    const end = new AbortController()
    const on = { signal: end.signal }
    for (const event of ['rotationchanging', 'scrollmodechanged']) eventBus.on(event, () => refit(parts), on)
    // A page's own size is known when it begins to be drawn.
    for (const event of ['pagechanging', 'pagerender']) eventBus.on(event, () => onPage(parts), on)
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        refit(parts)
        // A container that was hidden has drawn nothing yet.
        viewer.update()
      }, resizeDebounceMs)
    })
    observer.observe(container)
    return () => {
      end.abort()
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [parts])
}
