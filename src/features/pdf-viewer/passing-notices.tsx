/** What is said over the pages for a while: the connection is lost, pages are drawn for the printer. */
import type { Translate } from '../../i18n/translate.ts'
import styles from './pdf-viewer.module.css'

export function WaitingNotice({ translate }: { readonly translate: Translate }) {
  return (
    <p className={styles.passing} role="status" data-waiting="">
      {translate('pdf.waiting')}
    </p>
  )
}

interface PrintNoticeProps {
  readonly translate: Translate
  readonly drawn: number
  readonly total: number
  readonly onCancel: () => void
}

export function PrintNotice({ translate, drawn, total, onCancel }: PrintNoticeProps) {
  return (
    <div className={styles.passing}>
      <p role="status">{translate('pdf.printing', { drawn, total })}</p>
      <button type="button" className={styles.button} onClick={onCancel}>
        {translate('pdf.cancel')}
      </button>
    </div>
  )
}
