import type { Service } from '../../collections/services.ts'
import { BillSwitch } from '../../components/fees/bill-switch.tsx'
import { dayShares, receiptLines } from '../../components/fees/receipt-lines.ts'
import { amountText, sampleText, unknownText } from '../../i18n/fee-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import { total } from '../../lib/fees.ts'
import { Receipt } from '../../ui/receipt.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import styles from './price-switch.module.css'

interface Props {
  readonly t: Translate
  readonly services: readonly Service[]
}

/** The bills of the featured services. */
export function PriceSwitch({ t, services }: Props) {
  const bill = (service: Service) => {
    const { fees } = service
    const variant = service.variants[0]?.id
    return (
      <Receipt
        lines={receiptLines(fees, variant, t)}
        title={service.title}
        total={{
          label: t('price.total'),
          amount: amountText(total(fees.lines, variant), t),
          note: unknownText(fees, variant, t),
        }}
        validity={sampleText(fees, variant, t) ?? ''}
      >
        <SplitBar shares={dayShares(service, variant, t)} />
        <p className={styles.more}>
          <a href={t.href(service.path)}>{t('price.details', { service: service.title })}</a>
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
