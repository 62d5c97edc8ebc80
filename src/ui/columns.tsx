import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './columns.module.css'

interface Props {
  /** How the width is shared where there is room; below that all stand in one column. */
  readonly shape: 'halves' | 'thirds' | 'narrow-wide'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Things side by side, where there is room. */
export function Columns({ shape, className, children }: Props) {
  return <div className={classNames(styles.columns, styles[shape], className)}>{children}</div>
}
