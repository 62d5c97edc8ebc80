import { classNames } from '../lib/class-names.ts'
import styles from './contents-list.module.css'

interface Item {
  readonly id: string
  /** Where the part has a number of its own, instead of its place in the list. */
  readonly number?: string
  /** Read out before the text, not seen. */
  readonly kind?: string | undefined
  readonly text: string
}

interface Props {
  readonly label: string
  readonly items: readonly Item[]
  /** The texts are numbers themselves, and stand beside each other. */
  readonly isNumbers?: boolean
  /** Where the texts are not in the page's language. */
  readonly textLanguage?: string
}

/**
 * The contents of a long page: folded on small screens, open and in view beside the text on wide ones (64rem and more).
 * The part that is being read is marked (`startup/contents-mark.ts`).
 */
export function ContentsList({ label, items, isNumbers = false, textLanguage }: Props) {
  if (items.length < 2) return null
  return (
    <nav aria-label={label} className={styles.contents} data-contents="" data-screen-only="">
      <details>
        <summary className={styles.summary}>{label}</summary>
        <ol className={classNames(styles.items, isNumbers && styles.numbers)} lang={textLanguage}>
          {items.map(({ id, number, kind, text }) => (
            <li key={id}>
              <a data-number={number} href={`#${id}`}>
                {kind && <span className="visually-hidden">{kind} </span>}
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
