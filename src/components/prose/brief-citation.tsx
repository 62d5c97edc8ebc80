import type { CitationProps } from '../../collections/markdown/components.ts'
import styles from './brief-citation.module.css'
import { citationId } from './note-ids.ts'

/** A citation in a table cell: the way to the article, small; its note stands below the table. */
export function BriefCitation({ citation, occurrence }: CitationProps) {
  return (
    <span className={styles.citation} id={citationId(citation.number, occurrence)}>
      (<a href={citation.href}>{citation.label}</a>)
    </span>
  )
}

/**
 * In a sentence that sets its own brackets, where no note belongs to it: nothing leads back to it, and it needs no id.
 */
export function CitationWithoutNote({ citation }: CitationProps) {
  return (
    <a className={styles.citation} href={citation.href}>
      {citation.label}
    </a>
  )
}
