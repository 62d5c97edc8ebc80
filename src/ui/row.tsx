import type { HTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './spaced.module.css'

/** What stands beside each other, and the space between two of it, a step of the scale (`--space-3`). */
type Content =
  | { readonly of?: undefined; readonly space: 2 | 3 }
  /** Between lines they have no more space than text has. */
  | { readonly of: 'words'; readonly space: 5 | 6 }
  /** That lead on: each is high enough for a finger, which is the space between lines. */
  | { readonly of: 'links'; readonly space?: undefined }

type Props = HTMLAttributes<HTMLElement> & Content & { readonly as?: 'div' | 'p' | 'ul' }

/** Children beside each other as far as they fit, the rest in lines below. */
export function Row({ as: Element = 'div', of, space, className, ...rest }: Props) {
  return <Element className={classNames(className, styles[`${of ?? 'row'}${space ?? ''}`])} {...rest} />
}
