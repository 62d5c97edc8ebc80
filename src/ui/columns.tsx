import type { HTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './columns.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'dl' | 'header' | 'section'
  /**
   * How the width is shared where there is room; below that all stand in one column. What is short beside something long
   * (`wide-narrow`) stands at its middle.
   */
  readonly shape: 'halves' | 'thirds' | 'narrow-wide' | 'wide-narrow'
}

/** Things side by side, where there is room. */
export function Columns({ as: Element = 'div', shape, className, ...rest }: Props) {
  return <Element className={classNames(className, styles[shape])} {...rest} />
}
