import type { Translate } from '../../i18n/translate.ts'
import styles from './reliability.module.css'

/** What is not certain in a text, after its answer: a sentence, and on a phone a row that opens it. */
export function Doubt({ t, unsure }: { readonly t: Translate; readonly unsure: string }) {
  return (
    <details className={styles.doubt} data-wide-open="" open>
      <summary>{t('article.unsure')}</summary>
      <p>{unsure}</p>
    </details>
  )
}
