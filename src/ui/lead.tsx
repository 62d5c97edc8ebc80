import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './lead.module.css'

/** The sentence below a heading that says what follows. */
export function Lead({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={classNames(styles.lead, className)}>{children}</p>
}
