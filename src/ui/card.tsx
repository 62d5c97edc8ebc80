import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './card.module.css'

/** The one thing of a section that should not be missed, on a ground of its own. An ornament in it is cut at its edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />
}
