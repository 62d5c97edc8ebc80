/** Children with the same space between them. */
import type { HTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './spaced.module.css'

interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul'
  /** Between two of its children, a step of the scale (`--space-3`). */
  readonly space: 1 | 3 | 5 | 6
}

/** Children below each other, with the same space between them, whatever they are. */
export function Stack({ as: Element = 'div', space, className, ...rest }: StackProps) {
  return <Element className={classNames(className, styles[`stack${space}`])} {...rest} />
}

/** What stands beside each other, and the space between two of it, a step of the scale (`--space-3`). */
type Content =
  | { readonly of?: undefined; readonly space: 2 | 3 }
  /** Words with no more space between lines than text has, or links that are high enough for a finger. */
  | { readonly of: 'words' | 'links'; readonly space?: undefined }

type RowProps = HTMLAttributes<HTMLElement> & Content & { readonly as?: 'div' | 'p' | 'ul' }

/** Children beside each other as far as they fit, the rest in lines below. */
export function Row({ as: Element = 'div', of, space, className, ...rest }: RowProps) {
  return <Element className={classNames(className, styles[`${of ?? 'row'}${space ?? ''}`])} {...rest} />
}
