import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './without-script.module.css'

interface Props {
  readonly className?: string | undefined
  /** What to do instead, where scripts do not run. */
  readonly children: ReactNode
  /** The same where the script did not come, and that it did not. */
  readonly failed: ReactNode
  /** The name of the way to another try. */
  readonly reload: string
}

/** Above something that needs a script: what there is instead, and where the script was refused or lost, another try. */
export function WithoutScript({ className, children, failed, reload }: Props) {
  return (
    <>
      <p className={classNames(styles.instead, className)}>{children}</p>
      <p className={classNames(styles.failed, className)}>
        {failed}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page; `startup/failed-islands.ts` loads it with its fragment. */}
        <a data-reloads="" href="">
          {reload}
        </a>
      </p>
    </>
  )
}
