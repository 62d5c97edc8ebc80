import type { CitationProps } from '../../collections/markdown/components.ts'

/** A citation as a link alone, for texts that are themselves about regulations and need no notes. */
export function PlainCitation({ citation }: CitationProps) {
  return <a href={citation.href}>{citation.label}</a>
}
