/** Keeps pages fitted to the container: when the fit changes, the pages turn, or the container has got another size. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Reader } from '../reader/reader.ts'
import { type Fit, fitZoom, pageBorder, resizeRestMs } from '../viewer-state.ts'

/** The zoom at which the reader's current page fits; `null` where nothing can be fitted. */
export function fittedZoom(fit: Fit, reader: Reader, container: HTMLElement, borders: boolean): number | null {
  const size = { width: container.clientWidth, height: container.clientHeight }
  return fitZoom(fit, size, reader.pageSize(reader.page), borders ? pageBorder : 0)
}

/**
 * @param moment changes whenever pages must be fitted again although the container has not changed, for example with
 * the rotation.
 */
export function useFit(
  container: RefObject<HTMLDivElement | null>,
  reader: Reader | null,
  fit: Fit | null,
  moment: string,
  borders: boolean,
  onZoom: (zoom: number) => void,
): void {
  const refit = useEffectEvent(() => {
    if (!reader || !container.current) return
    const zoom = fit && fittedZoom(fit, reader, container.current, borders)
    if (zoom) onZoom(zoom)
    // A container that was hidden has drawn nothing yet.
    reader.update()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when, the event above says what.
  useEffect(() => refit(), [reader, fit, moment])

  useEffect(() => {
    if (!container.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => refit(), resizeRestMs)
    })
    observer.observe(container.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [container])
}
