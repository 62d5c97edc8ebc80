import type { Service } from '../../collections/services.ts'
import { BillSwitch } from '../../components/fees/bill-switch.tsx'
import { dayShares, receiptLines } from '../../components/fees/receipt-lines.ts'
import { amountText, sampleText, unknownText } from '../../i18n/fee-text.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { total } from '../../lib/fees.ts'
import { Receipt } from '../../ui/receipt.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import styles from './price-switch.module.css'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly services: readonly Service[]
}

/** The bills of the featured services. */
export function PriceSwitch({ language, t, services }: Props) {
  const bill = (service: Service) => {
    const { fees } = service
    const variant = service.variants[0]?.id
    return (
      <Receipt
        lines={receiptLines(fees, variant, language, t)}
        title={service.title}
        total={{
          label: t('price.total'),
          amount: amountText(total(fees.lines, variant), language, t),
          note: unknownText(fees, variant, t),
        }}
        validity={sampleText(fees, variant, t) ?? ''}
      >
        <SplitBar shares={dayShares(service, variant, language, t)} />
        <p className={styles.more}>
          <a href={localizedPath(service.path, language)}>{t('price.details', { service: service.title })}</a>
        </p>
      </Receipt>
    )
  }
  const featured = services.filter((service) => service.featured)
  return (
    <BillSwitch
      bills={featured.map((service) => ({ id: service.id, label: service.shortTitle, content: bill(service) }))}
      legend={t('home.chooseService')}
      name="bill"
    />
  )
}
