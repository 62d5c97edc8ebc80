import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Translate } from '../../i18n/translate.ts'
import styles from './citation-link.module.css'
import { CitationState, isSimplyInForce } from './citation-state.tsx'

interface Props {
  readonly citation: ResolvedCitation
  readonly t: Translate
}

/** A citation outside running text, without a number: the way to the article of law, and its state where there is one to warn of. */
export function CitedRegulation({ citation, t }: Props) {
  return (
    <>
      <a href={citation.href}>{citation.label}</a>
      {!isSimplyInForce(citation) && (
        <span className={styles.state} data-cited-state="">
          {'\u00a0'}
          <CitationState {...citation} t={t} />
        </span>
      )}
    </>
  )
}
