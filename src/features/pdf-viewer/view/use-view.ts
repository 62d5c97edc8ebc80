/** Brings the viewer's settings to the pages, and what happens to the pages back into the settings. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Reader } from '../reader/reader.ts'
import { clampPage } from '../viewer-state.ts'
import { fittedZoom, useFit } from './use-fit.ts'
import type { ViewerSettings } from './use-viewer-settings.ts'

/** Sets a freshly opened document up, before anything of it is drawn. */
export function setUpView(reader: Reader, settings: ViewerSettings, container: HTMLElement | null, borders: boolean) {
  reader.setLayout(settings.layout)
  reader.setRotation(settings.rotation)
  reader.goToPage(clampPage(settings.page, reader.pageCount))
  reader.setZoom(zoomToFit(reader, settings, container, borders) ?? settings.zoom)
}

/** The zoom that the current fit comes to; `null` where there is none, or nothing can be fitted. */
export function zoomToFit(
  reader: Reader,
  { fit }: ViewerSettings,
  container: HTMLElement | null,
  borders: boolean,
): number | null {
  return fit && container && fittedZoom(fit, reader, container, borders)
}

/**
 * Keeps an opened document at the settings.
 * @param zoomGestures counts how often the reader has zoomed the pages themselves: a screen that holds the zoom may have
 *   refused it each time.
 */
export function useView(
  container: RefObject<HTMLDivElement | null>,
  reader: Reader | null,
  settings: ViewerSettings,
  borders: boolean,
  zoomGestures: number,
): void {
  const { page, zoom, fit, rotation, layout, zoomings, setPage, setFittedZoom } = settings
  const clampToDocument = useEffectEvent(() => setPage(page))

  useEffect(() => {
    if (reader) clampToDocument()
  }, [reader])
  useEffect(() => reader?.setLayout(layout), [reader, layout])
  useEffect(() => reader?.setRotation(rotation), [reader, rotation])
  // Where it was not turned to already, before the browser paints: the page's drawing begins here.
  useLayoutEffect(() => {
    if (reader && page <= reader.pageCount) reader.goToPage(page)
  }, [reader, page])
  // One page at a time: each page is fitted by its own size.
  const moment = `${rotation} ${layout} ${zoomings} ${layout === 'single' ? page : ''}`
  useFit(container, reader, fit, moment, borders, setFittedZoom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each gesture is looked at.
  useEffect(() => reader?.setZoom(zoom), [reader, zoom, zoomGestures])
}
