/** A document's outline; the entries below an entry can be collapsed. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { useViewer } from '../viewer-context.tsx'
import styles from './side-panel.module.css'

/** As the library reads it: a place in the document, or an address on the web, of e-mail or telephone; no others. */
export type OutlineEntry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

interface OutlineProps {
  readonly entries: readonly OutlineEntry[]
  readonly onGo: (destination: string | unknown[]) => void
}

export function Outline({ entries, onGo }: OutlineProps) {
  return (
    <ul className={styles.outline}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes, and its titles may repeat.
        <OutlineItem key={index} entry={entry} onGo={onGo} />
      ))}
    </ul>
  )
}

function OutlineItem({ entry, onGo }: Pick<OutlineProps, 'onGo'> & { readonly entry: OutlineEntry }) {
  const { t } = useViewer()
  const { title, dest, url, items } = entry
  const [isOpen, setOpen] = useState(true)
  return (
    <li>
      {items.length > 0 && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-label={t('pdf.outline-below', { title })}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {url ? (
        <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow">
          {title}
        </a>
      ) : dest ? (
        <button type="button" className={styles.entry} onClick={() => onGo(dest)}>
          {title}
        </button>
      ) : (
        <span className={styles.entry}>{title}</span>
      )}
      {isOpen && items.length > 0 && <Outline entries={items} onGo={onGo} />}
    </li>
  )
}
