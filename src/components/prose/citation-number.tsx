import type { CitationProps } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import styles from './citation-link.module.css'
import { citationId, noteId } from './note-ids.ts'

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
