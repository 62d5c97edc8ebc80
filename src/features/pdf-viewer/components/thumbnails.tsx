/** Thumbnails of the pages, drawn as they come into view and dropped when they leave it. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawPage, freeCanvas } from '../draw-page.ts'
import { useViewer } from '../viewer-context.tsx'
import type { Size } from '../viewer-rules.ts'
import styles from './side-panel.module.css'

/** Width of a thumbnail in CSS pixels, as in `side-panel.module.css`. */
const thumbnailWidth = 120

export function Thumbnails({ onPage }: { readonly onPage: (page: number) => void }) {
  const { t, state } = useViewer()
  const { page, pageCount } = state
  const list = useRef<HTMLOListElement>(null)
  const near = usePagesNear(list)

  useEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>(`[data-thumbnail="${page}"]`)
    if (!box || !current) return
    const top = current.offsetTop - box.offsetTop
    const isVisible = top >= box.scrollTop && top + current.offsetHeight <= box.scrollTop + box.clientHeight
    // Not `scrollIntoView`: the page around the viewer must not move.
    if (!isVisible) box.scrollTop = top - box.clientHeight / 3
  }, [page])

  return (
    <ol ref={list} className={styles.thumbnails}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <li key={number} data-thumbnail={number}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('pdf.page-landmark', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {near.has(number) && <Thumbnail page={number} />}
          </button>
          <span aria-hidden="true">{number}</span>
        </li>
      ))}
    </ol>
  )
}

function Thumbnail({ page }: { readonly page: number }) {
  const { state, parts } = useViewer()
  const { rotation } = state
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas || !parts) return
    const end = new AbortController()
    const scaleOf = ({ width }: Size) => (thumbnailWidth * Math.min(devicePixelRatio, 2)) / width
    // A page that cannot be drawn is said in its own place.
    drawPage(parts.pdf, page, { canvas, rotation, scaleOf, signal: end.signal }).catch(() => {})
    return () => {
      end.abort()
      freeCanvas(canvas)
    }
  }, [parts, page, rotation])
  // A canvas cannot be drawn again while an earlier rotation is still being drawn on it.
  return <canvas key={rotation} ref={ref} />
}

/** The numbers of the pages whose places are in or near the visible part of the list. */
function usePagesNear(list: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (!list.current) return
    const found = new Set<number>()
    const update = (changes: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) {
        const page = Number((target as HTMLElement).dataset['thumbnail'])
        if (isIntersecting) found.add(page)
        else found.delete(page)
      }
      setNear(new Set(found))
    }
    const observer = new IntersectionObserver(update, { root: list.current, rootMargin: '200px' })
    for (const item of list.current.children) observer.observe(item)
    return () => observer.disconnect()
  }, [list])
  return near
}
