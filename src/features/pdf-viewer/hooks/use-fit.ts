/** Keeps the current page fitted to the container. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { LibraryViewer } from '../library/viewer-parts.ts'
import { useViewer, useViewerDispatch } from '../viewer-context.tsx'
import { cssPixelsPerPoint, type Fit, fitZoom, resizeDebounceMs } from '../viewer-rules.ts'

/** The zoom at which the viewer's current page fits; `null` where nothing can be fitted. */
export function fittedZoom(fit: Fit, viewer: LibraryViewer, { clientWidth, clientHeight }: HTMLElement): number | null {
  const { width, height, scale } = viewer.getPageView(viewer.currentPageNumber - 1)
  const pixelsPerPoint = scale * cssPixelsPerPoint
  const page = { width: width / pixelsPerPoint, height: height / pixelsPerPoint }
  return fitZoom(fit, { width: clientWidth, height: clientHeight }, page)
}

/** Fits again when the fit, the container, the rotation or the layout changes; with single pages, each by its own size. */
export function useFit(viewer: LibraryViewer | null, container: RefObject<HTMLDivElement | null>): void {
  const { fit, layout, status } = useViewer()
  const dispatch = useViewerDispatch()
  const refit = useEffectEvent((current: LibraryViewer) => {
    const zoom = fit && container.current && fittedZoom(fit, current, container.current)
    if (zoom) dispatch({ type: 'zoomFitted', zoom })
  })
  const onPage = useEffectEvent((current: LibraryViewer) => {
    if (layout === 'single' || status.name === 'loading') refit(current)
  })

  useEffect(() => {
    if (viewer && fit) refit(viewer)
  }, [viewer, fit])

  useEffect(() => {
    if (!viewer || !container.current) return
    const end = new AbortController()
    const on = { signal: end.signal }
    viewer.eventBus.on('rotationchanging', () => refit(viewer), on)
    viewer.eventBus.on('scrollmodechanged', () => refit(viewer), on)
    viewer.eventBus.on('pagechanging', () => onPage(viewer), on)
    // A page's own size is known when it begins to be drawn.
    viewer.eventBus.on('pagerender', () => onPage(viewer), on)
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        refit(viewer)
        // A container that was hidden has drawn nothing yet.
        viewer.update()
      }, resizeDebounceMs)
    })
    observer.observe(container.current)
    return () => {
      end.abort()
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [viewer, container])
}
