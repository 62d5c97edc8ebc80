/** Small pictures of the pages, drawn as they come into view and dropped when they leave it. */
import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { drawThumbnail } from '../reader/draw-thumbnail.ts'
import type { Reader } from '../reader/reader.ts'
import type { Rotation } from '../viewer-state.ts'
import styles from './side-panel.module.css'

interface ThumbnailsProps {
  readonly translate: Translate
  readonly reader: Reader
  readonly page: number
  readonly rotation: Rotation
  readonly onPage: (page: number) => void
}

export function Thumbnails({ translate, reader, page, rotation, onPage }: ThumbnailsProps) {
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
      {Array.from({ length: reader.pageCount }, (_, index) => index + 1).map((number) => (
        <li key={number} data-thumbnail={number}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={translate('pdf.page-landmark', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {near.has(number) && <Picture reader={reader} page={number} rotation={rotation} />}
          </button>
          <span aria-hidden="true">{number}</span>
        </li>
      ))}
    </ol>
  )
}

function Picture({ reader, page, rotation }: Pick<ThumbnailsProps, 'reader' | 'page' | 'rotation'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    return drawThumbnail(reader.pdf, page, rotation, canvas.current)
  }, [reader, page, rotation])
  // A canvas cannot be drawn again while an earlier rotation is still being drawn on it.
  return <canvas key={rotation} ref={canvas} />
}

/** The numbers of the pages whose places are in or near the visible part of the list. */
function usePagesNear(list: React.RefObject<HTMLElement | null>): ReadonlySet<number> {
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
