import type { ReactNode } from 'react'
import type { NumberedCitation } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { CitationNotes } from './citation-notes.tsx'
import { MarkMeaning } from './citation-state.tsx'
import styles from './prose.module.css'

interface Props {
  /** What `renderMarkdown` returned as content. */
  readonly children: ReactNode
  /**
   * The citations to annotate: `renderMarkdown(…).citations`. Give those of the whole page to its last text, and none to
   * the others. Where this element is at least 58rem wide the notes stand in its margin, else below the text.
   */
  readonly citations?: readonly NumberedCitation[]
  readonly t: Translate
  readonly className?: string | undefined
}

/** Text for reading: 68 characters a line at most, and the notes of its citations. */
export function Prose({ children, citations = [], t, className }: Props) {
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={styles.prose} data-below-blocks="" data-notes={citations.length > 0 ? '' : undefined}>
        {children}
      </div>
      <MarkMeaning citations={citations} className={styles.meaning} t={t} />
      {citations.length > 0 && <CitationNotes citations={citations} t={t} />}
    </div>
  )
}
