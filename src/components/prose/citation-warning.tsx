import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import { stateTextKeys } from '../../i18n/regulation-status.ts'
import type { Translate } from '../../i18n/translate.ts'
import mark from './citation-mark.module.css'
import { CitationState, isMarked, isSimplyInForce } from './citation-state.tsx'
import styles from './citation-warning.module.css'

interface Props {
  readonly citation: ResolvedCitation
  readonly t: Translate
}

/**
 * After the name of a cited article, on the same line: a stamp where it may not be relied on, because it is revoked or not
 * yet in force. Any other change is a quiet mark (`MarkMeaning` explains it): its note or page says what changed.
 */
export function CitationWarning({ citation, t }: Props) {
  if (isSimplyInForce(citation)) return null
  const { state, state_unconfirmed } = citation
  if (isMarked(citation))
    return (
      <span className={mark.mark}>
        {`\u00a0(${t(state_unconfirmed ? 'prose.stateUnconfirmed' : stateTextKeys[state]).toLocaleLowerCase(t.locale)})`}
      </span>
    )
  return (
    <span className={styles.warning} data-cited-state="">
      {'\u00a0'}
      <CitationState {...citation} t={t} />
    </span>
  )
}
