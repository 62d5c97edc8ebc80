import type { ReactNode } from 'react'
import styles from './awaited-answer.module.css'

interface Props {
  /** Says that the answer is on its way. */
  readonly waiting: string
  /** The island that answers. */
  readonly children: ReactNode
}

/**
 * Around an island that answers what the address may ask (`startup/arrival.ts`): hidden until the answer is there, which would
 * move it. Where its script does not come it is shown as it is.
 */
export function AwaitedAnswer({ waiting, children }: Props) {
  return (
    <>
      <p className={styles.waiting}>{waiting}</p>
      <div className={styles.answering}>{children}</div>
    </>
  )
}
