import { amountText } from '../../i18n/fee-text.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Amount } from '../../lib/fees.ts'
import styles from './fee-amount.module.css'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly amount: Amount
}

/** A sum with a mark beside it where it holds an amount that no official page confirms. */
export function FeeAmount({ language, t, amount }: Props) {
  return (
    <>
      {amountText(amount, language, t)}
      {amount.isUnconfirmed && (
        <>
          {' '}
          <small className={styles.mark}>{t('price.unconfirmedMark')}</small>
        </>
      )}
    </>
  )
}
