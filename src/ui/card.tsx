import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './card.module.css'

/** The one thing of a section that should not be missed, on a ground of its own. An ornament in it is cut at its edge. */
export function Card({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.card, className)}>{children}</div>
}
