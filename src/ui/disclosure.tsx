import type { ReactNode, Ref, ToggleEvent } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './disclosure.module.css'

interface Props {
  /** A string, or the heading of a section. */
  readonly summary: ReactNode
  /** What it comes to, in muted words beside the title: a count, a deadline, a sum. */
  readonly answer?: ReactNode
  /** Below both, in the closed row too. */
  readonly note?: ReactNode
  /** Of those that share a name, one is open at a time. */
  readonly name?: string
  /** Open where the window has room for two columns; narrower ones close it before it is painted (`startup/folded-parts.ts`). */
  readonly isWideOpen?: boolean
  /** Open from the start, on every window. */
  readonly isOpen?: boolean
  /** For an island that opens it, or draws what it holds once it is open. */
  readonly ref?: Ref<HTMLDetailsElement>
  readonly onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void
  readonly id?: string
  /** Other words for it, by which a page may filter what it lists. */
  readonly names?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Everything that opens in place: a title, what it comes to, and on demand the rest. The browser's own `<details>`, so it
 * opens without script, for a link to what it holds and for a search in the page, and it prints open.
 */
export function Disclosure(props: Props) {
  const { summary, answer, note, name, isWideOpen, isOpen, id, names, className, children, ref, onToggle } = props
  return (
    <details
      className={classNames(styles.disclosure, className)}
      data-names={names}
      id={id}
      data-wide-open={isWideOpen ? '' : undefined}
      name={name}
      onToggle={onToggle}
      ref={ref}
      open={isOpen ?? isWideOpen}
    >
      <summary>
        {typeof summary === 'string' ? <span className={styles.title}>{summary}</span> : summary}
        {answer && <span className={styles.answer}>{answer}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
