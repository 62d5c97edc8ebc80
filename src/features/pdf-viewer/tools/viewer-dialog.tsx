/** A dialog of the viewer: a heading, what it lists, and a button that closes it. */
import { type ReactNode, type Ref, useId } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import styles from '../pdf-viewer.module.css'

interface ViewerDialogProps {
  readonly translate: Translate
  readonly heading: string
  /** Each named by its label, which no two share. */
  readonly rows: readonly (readonly [label: string, value: ReactNode])[]
  readonly onClose?: () => void
  readonly ref: Ref<HTMLDialogElement>
}

export function ViewerDialog({ translate, heading, rows, onClose, ref }: ViewerDialogProps) {
  const headingId = useId()
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>{heading}</h2>
      <dl className={styles.keys}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className={styles.button}>
          {translate('pdf.close')}
        </button>
      </form>
    </dialog>
  )
}
