import { useT } from '../../i18n/translate-context.tsx'
import { highlightMatches } from '../../lib/highlight-matches.ts'
import type { SearchResult as Result } from '../../lib/search-index.ts'
import { Stamp } from '../../ui/stamp.tsx'
import { kindTextKeys } from './kind-texts.ts'
import styles from './search.module.css'

interface Props {
  readonly result: Result
  /** It is the first of those that the visitor has just asked for. */
  readonly hasFocus: boolean
}

/** One result: its kind, its title and summary with the words that were met, and the stamp of a regulation. */
export function SearchResult({ result, hasFocus }: Props) {
  const t = useT()
  const { kind, href, title, summary, stamp, met } = result
  const marked = (text: string) =>
    highlightMatches(text, met, t.language).map((part, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and never change places.
      part.isMet ? <mark key={place}>{part.text}</mark> : part.text,
    )
  return (
    <li className={styles.result}>
      <p className={styles.kind}>
        {t(kindTextKeys[kind])} {stamp && <Stamp tone={stamp.tone}>{stamp.label}</Stamp>}
      </p>
      <h2 className={styles.title}>
        <a href={href} ref={hasFocus ? focusNow : undefined}>
          {marked(title)}
        </a>
      </h2>
      <p className={styles.summary}>{marked(summary)}</p>
    </li>
  )
}

function focusNow(link: HTMLAnchorElement | null) {
  link?.focus()
}
