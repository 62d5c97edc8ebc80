import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './notice.module.css'

interface Props {
  readonly title?: string
  /** `caution` for what the reader must know before relying on the page. */
  readonly tone?: 'plain' | 'caution'
  readonly children: ReactNode
}

/** A remark beside the text, set off by a rule in the margin. */
export function Notice({ title, tone = 'plain', children }: Props) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role="note">
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
