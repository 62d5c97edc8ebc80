/** What is said over the pages for a while: the connection is lost, pages are drawn for the printer. */
import type { Translate } from '../../../i18n/translate.ts'
import styles from '../pdf-viewer.module.css'

export function WaitingNotice({ translate }: { readonly translate: Translate }) {
  return (
    <p className={styles.passing} role="status" data-waiting="">
      {translate('pdf.waiting')}
    </p>
  )
}

interface SlowNoticeProps {
  readonly translate: Translate
  readonly onRetry: () => void
}

/** The page before the reader does not come; what is on the screen stays. */
export function SlowNotice({ translate, onRetry }: SlowNoticeProps) {
  return (
    <div className={styles.passing} data-slow="">
      <p role="status">{translate('pdf.slow')}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {translate('pdf.retry')}
      </button>
    </div>
  )
}

interface DynamicFormNoticeProps {
  readonly translate: Translate
  readonly documentUrl: string | null
  readonly fileName: string
  readonly onClose: () => void
}

/** What stands on the page is only the maker's own excuse. */
export function DynamicFormNotice({ translate, documentUrl, fileName, onClose }: DynamicFormNoticeProps) {
  return (
    <div className={styles.passing} data-dynamic-form="">
      <p role="status">
        {translate('pdf.dynamic-form')}{' '}
        {documentUrl && (
          <a href={documentUrl} download={fileName}>
            {translate('pdf.download')}
          </a>
        )}
      </p>
      <button type="button" className={styles.button} onClick={onClose}>
        {translate('pdf.close')}
      </button>
    </div>
  )
}

interface PrintFailedNoticeProps {
  readonly translate: Translate
  readonly onClose: () => void
}

export function PrintFailedNotice({ translate, onClose }: PrintFailedNoticeProps) {
  return (
    <div className={styles.passing}>
      <p role="alert">{translate('pdf.print-failed')}</p>
      <button type="button" className={styles.button} onClick={onClose}>
        {translate('pdf.close')}
      </button>
    </div>
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
