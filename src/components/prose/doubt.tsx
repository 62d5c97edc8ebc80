import type { Translate } from '../../i18n/translate.ts'
import styles from './reliability.module.css'

/** What is not certain in a text, in the sentence after its answer. */
export function Doubt({ t, unsure }: { readonly t: Translate; readonly unsure: string }) {
  return (
    <p className={styles.doubt}>
      <b>{t('article.unsure')}</b> {unsure}
    </p>
  )
}
