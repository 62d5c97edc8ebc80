import type { HTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './spaced.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul'
  /** Between two of its children, a step of the scale (`--space-3`). */
  readonly space: 1 | 3 | 5 | 6
}

/** Children below each other, with the same space between them, whatever they are. */
export function Stack({ as: Element = 'div', space, className, ...rest }: Props) {
  return <Element className={classNames(className, styles[`stack${space}`])} {...rest} />
}
