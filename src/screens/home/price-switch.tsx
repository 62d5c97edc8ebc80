import type { Regulation } from '../../collections/regulations.ts'
import type { Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { amountText } from '../../i18n/money-text.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import { total } from '../../lib/price.ts'
import { Receipt } from '../../ui/receipt.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import { BillSwitch } from '../price/bill-switch.tsx'
import { dayShares, receiptLines, regulationNamer } from '../price/price-text.ts'
import styles from './price-switch.module.css'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly services: readonly Service[]
  readonly regulations: readonly Regulation[]
}

/** The bills of the featured services. */
export function PriceSwitch({ language, t, services, regulations }: Props) {
  const nameOf = regulationNamer(regulations)
  const bill = (service: Service) => {
    const variant = service.variants[0]
    return (
      <Receipt
        lines={receiptLines(service, variant?.id, language, t, nameOf)}
        title={service.title}
        total={{
          label: t('price.total'),
          amount: amountText(total(service.price.lines, variant?.id), language, t),
        }}
        validity={t('price.validFrom', { day: formatDay(service.price.validFrom, languageTraits[language].locale) })}
      >
        <SplitBar shares={dayShares(service, variant?.id, language, t)} />
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
