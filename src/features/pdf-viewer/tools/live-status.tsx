/** Says to screen readers what sighted readers see: the document is there, the page has changed. */
import type { Translate } from '../../../i18n/translate.ts'
import styles from '../pdf-viewer.module.css'
import type { Phase } from '../view/use-session.ts'

interface LiveStatusProps {
  readonly translate: Translate
  readonly state: Phase['state']
  readonly page: number
  readonly pageCount: number
}

export function LiveStatus({ translate, state, page, pageCount }: LiveStatusProps) {
  return (
    <p className={styles.hidden} role="status">
      {state === 'loading' && translate('pdf.loading')}
      {state === 'ready' && translate('pdf.page-of', { page, count: pageCount })}
    </p>
  )
}
