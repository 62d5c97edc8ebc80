import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Something that a reader must know before reading on, set apart by a rule and a wash of colour. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
