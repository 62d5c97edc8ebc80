import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './without-script.module.css'

/** What to do instead, above something that needs a script: seen without scripts, and where the script did not come. */
export function WithoutScript({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={classNames(styles.instead, className)}>{children}</p>
}
