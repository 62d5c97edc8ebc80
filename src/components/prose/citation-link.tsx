import type { CitationProps } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import styles from './citation-link.module.css'
import { CitationWarning } from './citation-warning.tsx'
import { citationId, noteId } from './note-ids.ts'

/**
 * A citation in running text: the way to the article of law, the number of its note, and at first
 * mention its state where that is not simply in force; that it is in force, its note says.
 */
export function CitationLink({ citation, occurrence, t }: CitationProps & { t: Translate }) {
  const { number, label, href } = citation
  const first = occurrence === 1
  return (
    <span className={styles.citation} data-cited="" id={first ? citationId(number) : undefined}>
      <a href={href}>{label}</a>
      {/* A word joiner: the number never begins a line. */}
      {'\u2060'}
      <sup className={styles.number}>
        <a aria-label={t('prose.note', { number })} href={`#${noteId(number)}`}>
          {number}
        </a>
      </sup>
      {first && <CitationWarning citation={citation} t={t} />}
    </span>
  )
}
