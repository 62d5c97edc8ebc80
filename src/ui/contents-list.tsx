import styles from './contents-list.module.css'
import { Icon } from './icon.tsx'

interface Props {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

/**
 * The contents of a long page: folded on small screens, open and in view beside the text on wide ones (64rem and more).
 * The part that is being read is marked (`startup/contents-mark.ts`).
 */
export function ContentsList({ label, items }: Props) {
  if (items.length < 2) return null
  return (
    <nav aria-label={label} className={styles.contents} data-contents="" data-screen-only="">
      <details>
        <summary className={styles.summary}>
          {label}
          <Icon name="down" />
        </summary>
        <ol className={styles.items}>
          {items.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
