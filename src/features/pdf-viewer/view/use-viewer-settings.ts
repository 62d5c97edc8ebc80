/** The viewer's state: where it comes from at first, and what may change it. */
import { useCallback, useState } from 'react'
import type { PdfViewerProps } from '../viewer-props.ts'
import { acceptedRotation, acceptedZoom, clampPage, type Fit, type Layout, type Rotation } from '../viewer-state.ts'
import { parseFragment } from './address.ts'
import { lastPage } from './last-pages.ts'
import { useSetting } from './use-setting.ts'

export interface ViewerSettings {
  readonly page: number
  readonly zoom: number
  readonly fit: Fit | null
  readonly rotation: Rotation
  readonly layout: Layout
  /** How often the reader has set a zoom. A screen that holds the fit may have refused to let go of it each time. */
  readonly zoomings: number
  /** What the address asked to be looked up; empty for nothing. */
  readonly initialSearch: string
  setPage(page: number): void
  /** Sets a zoom of the reader's choice, so that no fit holds any more. */
  setZoom(zoom: number): void
  /** Takes over the zoom that the current fit comes to. */
  setFittedZoom(zoom: number): void
  setFit(fit: Fit | null): void
  setRotation(rotation: number): void
  setLayout(layout: Layout): void
}

/**
 * At first the address decides, then the page where this visitor left the document, then the props' defaults.
 * @param readsAddress whether the page's address is this document's.
 * @param pageCount 0 until the document is known.
 * @param goToPage shows a page that was just set, before React renders.
 */
export function useViewerSettings(
  props: PdfViewerProps,
  readsAddress: boolean,
  pageCount: number,
  goToPage: (page: number) => void,
): ViewerSettings {
  const [start] = useState(() => startOf(props, readsAddress))
  const [page, setPage] = useSetting<number>({
    value: props.page,
    initial: start.page,
    accept: (_, wanted) => clampPage(wanted, pageCount),
    onChange: props.onPageChange,
    onTake: goToPage,
  })
  const [zoom, setFittedZoom] = useSetting<number>({
    value: props.zoom,
    initial: start.zoom,
    accept: acceptedZoom,
    onChange: props.onZoomChange,
  })
  const [fit, setFit] = useSetting<Fit | null>({
    value: props.fit,
    initial: start.fit,
    accept: (_, wanted) => wanted,
    onChange: props.onFitChange,
  })
  const [rotation, setRotation] = useSetting<Rotation, number>({
    value: props.rotation,
    initial: start.rotation,
    accept: acceptedRotation,
    onChange: props.onRotationChange,
  })
  const [layout, setLayout] = useSetting<Layout>({
    value: props.layout,
    initial: props.defaultLayout ?? 'continuous',
    accept: (_, wanted) => wanted,
    onChange: props.onLayoutChange,
  })
  const [zoomings, setZoomings] = useState(0)
  const setZoom = useCallback(
    (wanted: number) => {
      if (!(wanted > 0)) return
      setZoomings((count) => count + 1)
      setFit(null)
      setFittedZoom(wanted)
    },
    [setFit, setFittedZoom],
  )
  return {
    // A controlled page may lie beyond the document until the screen follows.
    page: clampPage(page, pageCount),
    zoom,
    fit,
    rotation,
    layout,
    zoomings,
    initialSearch: start.search,
    setPage,
    setZoom,
    setFittedZoom,
    setFit,
    setRotation,
    setLayout,
  }
}

function startOf(props: PdfViewerProps, readsAddress: boolean) {
  const address = (readsAddress && parseFragment(location.hash)) || {}
  const zoom = address.zoom ?? (address.fit ? undefined : (props.zoom ?? props.defaultZoom))
  const defaultFit = zoom === undefined ? 'width' : null
  const page = address.page ?? lastPage(props.src) ?? props.defaultPage ?? 1
  return {
    page: clampPage(page, 0),
    zoom: acceptedZoom(1, zoom ?? 1),
    fit: address.fit ?? (address.zoom ? null : (props.defaultFit ?? defaultFit)),
    rotation: acceptedRotation(0, address.rotation ?? props.defaultRotation ?? 0),
    search: address.search ?? '',
  }
}
