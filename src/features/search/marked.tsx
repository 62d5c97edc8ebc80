import { useT } from '../../i18n/translate-context.tsx'
import { highlightMatches } from '../../lib/highlight-matches.ts'

interface Props {
  /** The words of the index that the query met. */
  readonly met: ReadonlySet<string>
  readonly children: string
}

/** A text in which the words that were met are marked. */
export function Marked({ met, children }: Props) {
  const { language } = useT()
  return highlightMatches(children, met, language).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and never change places.
    part.isMet ? <mark key={place}>{part.text}</mark> : part.text,
  )
}
