import type { CitationProps } from '../../collections/markdown/components.ts'
import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CitationWarning } from './citation-warning.tsx'

interface Props {
  readonly citation: ResolvedCitation
  readonly t: Translate
}

/** A citation outside running text, without a number: the way to the article of law, and its state where there is one to warn of. */
export function CitedRegulation({ citation, t }: Props) {
  return (
    <>
      <a href={citation.href}>{citation.label}</a>
      <CitationWarning citation={citation} t={t} />
    </>
  )
}

/** A citation in running text whose notes no list holds: the way to the article, and at first mention its state. */
export function citationInText(t: Translate) {
  return ({ citation, occurrence }: CitationProps) =>
    occurrence === 1 ? <CitedRegulation citation={citation} t={t} /> : <a href={citation.href}>{citation.label}</a>
}

/** A citation as a link alone, for texts that are themselves about regulations and need no notes. */
export function PlainCitation({ citation }: CitationProps) {
  return <a href={citation.href}>{citation.label}</a>
}
