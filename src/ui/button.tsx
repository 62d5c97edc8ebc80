import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet'

/** A link that asks for action. `primary` stands at most once in a view. */
export function ButtonLink({ look = 'secondary', className, ...props }: ComponentProps<'a'> & { look?: Look }) {
  return <a {...props} className={classNames(styles.button, styles[look], className)} />
}

/** A button; `type="button"` unless said otherwise, so that none submits a form by accident. */
export function Button({ look = 'secondary', className, ...props }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...props} className={classNames(styles.button, styles[look], className)} />
}
