import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './ruled-list.module.css'

interface Props {
  readonly className?: string | undefined
  /** Its `<li>`. */
  readonly children: ReactNode
}

/** Rows between hairlines. */
export function RuledList({ className, children }: Props) {
  return <ul className={classNames(styles.list, className)}>{children}</ul>
}
