import { amountText } from '../../i18n/fee-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Amount } from '../../lib/fees.ts'

interface Props {
  readonly t: Translate
  readonly amount: Amount
}

/** A sum with a mark beside it where it holds an amount that no official page confirms. */
export function FeeAmount({ t, amount }: Props) {
  const text = amountText(amount, t)
  if (!amount.isUnconfirmed) return text
  return (
    <>
      {`${text} `}
      <small>{t('price.unconfirmedMark')}</small>
    </>
  )
}
