import type { CitationProps } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import { citationId, noteId } from '../../lib/anchors.ts'
import styles from './citation-link.module.css'
import { CitationWarning } from './citation-warning.tsx'

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

/** A citation where there is no room for its name, as in a table: the number of its note, which names it and its state. */
export function citationNumber(t: Translate) {
  return ({ citation: { number, label }, occurrence }: CitationProps) => (
    <sup className={styles.number} id={occurrence === 1 ? citationId(number) : undefined}>
      <a aria-label={`${t('prose.note', { number })}: ${label}`} href={`#${noteId(number)}`} title={label}>
        {number}
      </a>
    </sup>
  )
}
