/** Thumbnails of the pages, drawn as they come into view and dropped when they leave it. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useT, useViewer } from '../viewer-context.tsx'
import type { Rotation } from '../viewer-rules.ts'
import styles from './side-panel.module.css'

interface ThumbnailsProps {
  readonly pdf: PDFDocumentProxy
  readonly onPage: (page: number) => void
}

export function Thumbnails({ pdf, onPage }: ThumbnailsProps) {
  const t = useT()
  const { page, pageCount } = useViewer()
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
            {near.has(number) && <Thumbnail pdf={pdf} page={number} />}
          </button>
          <span aria-hidden="true">{number}</span>
        </li>
      ))}
    </ol>
  )
}

function Thumbnail({ pdf, page }: { readonly pdf: PDFDocumentProxy; readonly page: number }) {
  const { rotation } = useViewer()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    () => (canvas.current ? drawThumbnail(pdf, page, rotation, canvas.current) : undefined),
    [pdf, page, rotation],
  )
  // A canvas cannot be drawn again while an earlier rotation is still being drawn on it.
  return <canvas key={rotation} ref={canvas} />
}

/** The numbers of the pages whose places are in or near the visible part of the list. */
function usePagesNear(list: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (!list.current) return
    const observer = new IntersectionObserver(
      (changes) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of changes) {
            const page = Number((target as HTMLElement).dataset['thumbnail'])
            if (isIntersecting) after.add(page)
            else after.delete(page)
          }
          return after
        }),
      { root: list.current, rootMargin: '200px' },
    )
    for (const item of list.current.children) observer.observe(item)
    return () => observer.disconnect()
  }, [list])
  return near
}

/** Width of a thumbnail in CSS pixels. */
const thumbnailWidth = 120

/** Draws a page on a canvas; the returned function cancels and frees the canvas. A page that fails stays empty. */
function drawThumbnail(
  pdf: PDFDocumentProxy,
  number: number,
  rotation: Rotation,
  canvas: HTMLCanvasElement,
): () => void {
  let cancel = () => {}
  let isOver = false
  const draw = async () => {
    const page = await pdf.getPage(number)
    if (isOver) return
    const pixelRatio = Math.min(window.devicePixelRatio, 2)
    const turned = { rotation: (page.rotate + rotation) % 360 }
    const natural = page.getViewport({ scale: 1, ...turned })
    const scale = thumbnailWidth / natural.width
    const viewport = page.getViewport({ scale: scale * pixelRatio, ...turned })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.style.width = `${thumbnailWidth}px`
    canvas.style.height = `${natural.height * scale}px`
    const task = page.render({ canvas, viewport })
    cancel = () => task.cancel()
    await task.promise
  }
  draw().catch(() => {
    // Cancelled, or a page that cannot be drawn: shown in the page's own place.
  })
  return () => {
    isOver = true
    cancel()
    canvas.width = 0
    canvas.height = 0
  }
}
