/** A document's outline; the entries below an entry can be collapsed. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { useT } from '../../../i18n/translate-context.tsx'
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
        <li key={index}>
          <OutlineItem entry={entry} onGo={onGo} />
        </li>
      ))}
    </ul>
  )
}

interface OutlineItemProps extends Pick<OutlineProps, 'onGo'> {
  readonly entry: OutlineEntry
}

function OutlineItem({ entry, onGo }: OutlineItemProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(true)
  if (entry.items.length === 0) return <EntryLink entry={entry} onGo={onGo} />
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-label={t('pdf.outline-below', { title: entry.title })}
        onClick={() => setOpen(!isOpen)}
      />
      <EntryLink entry={entry} onGo={onGo} />
      {isOpen && <Outline entries={entry.items} onGo={onGo} />}
    </>
  )
}

function EntryLink({ entry: { title, dest, url }, onGo }: OutlineItemProps) {
  if (url) {
    return (
      <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title}
      </a>
    )
  }
  if (!dest) return <span className={styles.entry}>{title}</span>
  return (
    <button type="button" className={styles.entry} onClick={() => onGo(dest)}>
      {title}
    </button>
  )
}
