import { useId } from 'react'
import type { NumberedCitation } from '../../collections/markdown/components.ts'
import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import './citation-anchors.css'
import styles from './citation-notes.module.css'
import { CitationState } from './citation-state.tsx'
import { citationId, noteId } from './note-ids.ts'

interface Props {
  readonly citations: readonly NumberedCitation[]
  readonly language: Language
  readonly t: Translate
}

/**
 * What the citations of a text say: one list, which wide screens set in the margin, each note beside its citation, and
 * narrow screens, paper and older browsers below the text.
 */
export function CitationNotes(props: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.notes}>
      <h2 className={styles.heading} id={headingId}>
        {props.t('prose.notes')}
      </h2>
      <NoteList {...props} />
    </section>
  )
}

interface ListProps extends Props {
  /** What no number in the text leads to, after the notes. */
  readonly further?: readonly ResolvedCitation[]
}

/** The notes alone, for a section that has its own heading. */
export function NoteList({ citations, further = [], language, t }: ListProps) {
  const words = ({ label, title, text, href, checkedOn, ...state }: ResolvedCitation) => (
    <div>
      <p className={styles.label}>
        <a href={href}>{label}</a> <CitationState {...state} t={t} />
      </p>
      <p>{text ?? title}</p>
      <p className={styles.checked}>
        {t('prose.checkedOn', { day: formatDay(checkedOn, languageTraits[language].locale, 'short') })}
      </p>
    </div>
  )
  return (
    <ol className={styles.list}>
      {citations.map((citation) => {
        const { number } = citation
        return (
          <li className={styles.note} data-note={number} id={noteId(number)} key={number}>
            <a aria-label={t('prose.backToText', { number })} className={styles.number} href={`#${citationId(number)}`}>
              {number}
            </a>
            {words(citation)}
          </li>
        )
      })}
      {further.map((citation) => (
        <li className={styles.note} key={citation.written}>
          <span />
          {words(citation)}
        </li>
      ))}
    </ol>
  )
}
