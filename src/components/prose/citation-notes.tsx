import { useId } from 'react'
import type { NumberedCitation } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import './citation-anchors.css'
import { citationId, noteId } from '../../lib/anchors.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './citation-notes.module.css'
import { CitationState, isMarked, stateSentence } from './citation-state.tsx'

interface Props {
  readonly citations: readonly NumberedCitation[]
  /** Closed, with their count, below a text that no note stands beside. */
  readonly isFolded?: boolean
  readonly t: Translate
}

/**
 * What the citations of a text say: one list, which wide screens set in the margin, each note beside its citation, and
 * narrow screens, paper and older browsers below the text. On a phone it is closed, since there a number opens its note
 * below its paragraph (`features/reading`); a link into it opens it.
 */
export function CitationNotes({ citations, isFolded = false, t }: Props) {
  const headingId = useId()
  const list = (
    <ol className={styles.list}>
      {citations.map(({ number, label, title, text, href, checkedOn, ...state }) => (
        <li className={styles.note} id={noteId(number)} key={number}>
          <a className={styles.number} href={`#${citationId(number)}`}>
            <span className="visually-hidden">{`${t('prose.backToText')} `}</span>
            {number}
          </a>
          <div>
            <p className={styles.label}>
              <a href={href}>{label}</a>
              {!isMarked(state) && (
                <>
                  {' '}
                  <CitationState {...state} t={t} />
                </>
              )}
            </p>
            <p>{text ?? title}</p>
            <p className={styles.checked}>
              {`${stateSentence({ ...state, t })}${t('prose.checkedOn', { day: t.day(checkedOn, 'short') })}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
  if (isFolded) return <Disclosure summary={t('prose.notesCount', { count: citations.length })}>{list}</Disclosure>
  return (
    <section aria-labelledby={headingId} className={styles.notes}>
      <details data-wide-open="" open>
        <summary className={styles.summary}>
          <h2 className={styles.heading} id={headingId}>
            {t('prose.notes')}
          </h2>
          <span>{citations.length}</span>
        </summary>
        {list}
      </details>
    </section>
  )
}
