import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

/** A question and, on demand, its answer; the browser's own `<details>`, so it opens without script and for a search in the page. */
export function Disclosure({ summary, children, name }: { summary: string; children: ReactNode; name?: string }) {
  return (
    <details className={styles.disclosure} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
