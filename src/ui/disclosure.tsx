import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** A question and, on demand, its answer; the browser's own `<details>`, so it opens without script and for a search in the page. */
export function Disclosure({ summary, children, name }: { summary: string; children: ReactNode; name?: string }) {
  return (
    <details className={styles.disclosure} name={name}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
