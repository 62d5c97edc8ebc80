/** The part of the viewer that scrolls. React renders the two elements; the library fills the inner one. */
import type { RefObject } from 'react'
import styles from '../pdf-viewer.module.css'

interface PagesRegionProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly pages: RefObject<HTMLDivElement | null>
  readonly label: string
  /** Whether the pages are dragged instead of selected from. */
  readonly isHand: boolean
}

export function PagesRegion({ ref, pages, label, isHand }: PagesRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library accepts no other element than a div.
    <div
      ref={ref}
      className={styles.container}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
      data-hand={isHand || undefined}
    >
      <div ref={pages} className="pdfViewer" />
    </div>
  )
}
