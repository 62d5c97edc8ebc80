import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CitationState, isSimplyInForce } from './citation-state.tsx'
import styles from './citation-warning.module.css'

interface Props {
  readonly citation: ResolvedCitation
  readonly t: Translate
}

/** The stamp after the name of a cited article, on the same line, where its state is not simply in force. */
export function CitationWarning({ citation, t }: Props) {
  if (isSimplyInForce(citation)) return null
  return (
    <span className={styles.warning} data-cited-state="">
      {'\u00a0'}
      <CitationState {...citation} t={t} />
    </span>
  )
}
