import type { CitationProps } from '../../collections/markdown/components.ts'
import styles from './brief-citation.module.css'

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
