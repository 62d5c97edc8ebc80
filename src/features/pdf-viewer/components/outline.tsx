/** A document's outline; the entries below an entry can be collapsed. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useId, useState } from 'react'
import { useT } from '../viewer-context.tsx'
import styles from './side-panel.module.css'

export interface OutlineEntry {
  readonly title: string
  /** Where it leads in the document; `null` for an entry that leads elsewhere or nowhere. */
  readonly destination: string | unknown[] | null
  /** An address on the web or of e-mail or telephone; the library passes on no others. */
  readonly url: string | null
  readonly children: readonly OutlineEntry[]
}

type LibraryOutline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

/** Limit for broken outlines, which may contain themselves. */
const maxDepth = 12

/** The entries; empty where the document has no outline or it cannot be read. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<readonly OutlineEntry[]> {
  try {
    return entriesOf(await pdf.getOutline(), 1)
  } catch {
    return []
  }
}

function entriesOf(outline: LibraryOutline | null, depth: number): OutlineEntry[] {
  if (!outline || depth > maxDepth) return []
  return outline.map(({ title, dest, url, items }) => ({
    title: title.trim(),
    destination: dest,
    url,
    children: entriesOf(items as LibraryOutline, depth + 1),
  }))
}

interface OutlineProps {
  readonly entries: readonly OutlineEntry[]
  readonly onGo: (destination: string | unknown[]) => void
}

export function Outline({ entries, ...props }: OutlineProps) {
  return (
    <ul className={styles.outline}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes, and its titles may repeat.
        <OutlineItem key={index} entry={entry} {...props} />
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
  const listId = useId()
  if (entry.children.length === 0) {
    return (
      <li>
        <EntryLink entry={entry} onGo={onGo} />
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={t('pdf.outline-below', { title: entry.title })}
        onClick={() => setOpen(!isOpen)}
      />
      <EntryLink entry={entry} onGo={onGo} />
      <div id={listId} hidden={!isOpen}>
        <Outline entries={entry.children} onGo={onGo} />
      </div>
    </li>
  )
}

function EntryLink({ entry, onGo }: Pick<OutlineItemProps, 'entry' | 'onGo'>) {
  const { title, destination, url } = entry
  if (url) {
    return (
      <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title}
      </a>
    )
  }
  if (!destination) return <span className={styles.entry}>{title}</span>
  return (
    <button type="button" className={styles.entry} onClick={() => onGo(destination)}>
      {title}
    </button>
  )
}
