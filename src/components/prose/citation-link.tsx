import type { CitationProps } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import styles from './citation-link.module.css'
import { CitationState } from './citation-state.tsx'
import { citationId, noteId } from './note-ids.ts'

/** A citation in running text: the way to the article of law, its state at first mention, and the number of its note. */
export function CitationLink({ citation, occurrence, t }: CitationProps & { t: Translate }) {
  const { number, label, href } = citation
  const first = occurrence === 1
  return (
    <span
      className={styles.citation}
      data-cited=""
      data-citation={first ? number : undefined}
      id={citationId(number, occurrence)}
    >
      <a href={href}>{label}</a>
      <sup className={styles.number}>
        <a aria-label={t('prose.note', { number })} href={`#${noteId(number)}`}>
          {number}
        </a>
      </sup>
      {first && (
        <span className={citation.state === 'in_force' ? styles.inForce : styles.state}>
          <CitationState {...citation} t={t} />
        </span>
      )}
    </span>
  )
}
