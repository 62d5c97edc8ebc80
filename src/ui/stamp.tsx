import { classNames } from '../lib/class-names.ts'
import styles from './stamp.module.css'

export type StampTone = 'positive' | 'caution' | 'negative' | 'neutral'

/** The state of a regulation, like a stamp on paper. The words carry the meaning, the colour repeats it. */
export function Stamp({ tone, children }: { tone: StampTone; children: string }) {
  return <span className={classNames(styles.stamp, styles[tone])}>{children}</span>
}
