import type { HTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './small.module.css'

interface Props extends HTMLAttributes<HTMLParagraphElement> {
  /** The space above it, a step of the scale; none where it follows its line closely. */
  readonly above?: 2 | 3 | 4
}

/** What is said besides, small and muted: a limit, a day, where something comes from. */
export function Small({ above, className, ...rest }: Props) {
  return <p className={classNames(className, styles[`small${above ?? ''}`])} {...rest} />
}
