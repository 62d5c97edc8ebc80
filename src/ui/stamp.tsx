import { classNames } from '../lib/class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './stamp.module.css'

export type StampTone = 'positive' | 'caution' | 'negative' | 'neutral'

interface Props {
  readonly tone: StampTone
  /** Of a verdict, which is larger: a drawing that repeats it. */
  readonly icon?: IconName
  readonly children: string
}

/** The state of a regulation, or a verdict, like a stamp on paper. The words carry the meaning, the colour repeats it. */
export function Stamp({ tone, icon, children }: Props) {
  return (
    <span className={classNames(styles.stamp, styles[tone], icon && styles.verdict)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
