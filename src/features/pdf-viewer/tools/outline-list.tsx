/** The entries of an outline; those below an entry can be folded away. */
import { useId, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { OutlineEntry } from '../reader/outline.ts'
import styles from './side-panel.module.css'

interface OutlineListProps {
  readonly translate: Translate
  readonly entries: readonly OutlineEntry[]
  readonly onGo: (destination: string | unknown[]) => void
}

export function OutlineList({ entries, ...props }: OutlineListProps) {
  return (
    <ul className={styles.outline}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes, and its titles may repeat.
        <OutlineItem key={index} entry={entry} {...props} />
      ))}
    </ul>
  )
}

interface OutlineItemProps extends Pick<OutlineListProps, 'translate' | 'onGo'> {
  readonly entry: OutlineEntry
}

function OutlineItem({ entry, translate, onGo }: OutlineItemProps) {
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
        aria-label={translate('pdf.outline-below', { title: entry.title })}
        onClick={() => setOpen(!isOpen)}
      />
      <EntryLink entry={entry} onGo={onGo} />
      <div id={listId} hidden={!isOpen}>
        <OutlineList entries={entry.children} translate={translate} onGo={onGo} />
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
