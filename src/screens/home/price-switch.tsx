import type { Regulation } from '../../collections/regulations.ts'
import type { Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import { total } from '../../lib/price.ts'
import { DaySplit } from '../../ui/day-split.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { amountText, dayShares, receiptLines, regulationNamer } from '../price/price-text.ts'
import styles from './price-switch.module.css'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly services: readonly Service[]
  readonly regulations: readonly Regulation[]
}

/** The bills of the featured services, one in view at a time; radio buttons and CSS, so it works without script. */
export function PriceSwitch({ language, t, services, regulations }: Props) {
  const featured = services.filter((service) => service.featured)
  const nameOf = regulationNamer(regulations)
  return (
    <div className={styles.switch}>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('home.chooseService')}</legend>
        {featured.map((service, index) => (
          <label className={styles.option} key={service.id}>
            <input className={styles.radio} defaultChecked={index === 0} name="bill" type="radio" value={service.id} />
            {service.shortTitle}
          </label>
        ))}
      </fieldset>
      <div className={styles.bills}>
        {featured.map((service) => {
          const variant = service.variants[0]
          return (
            <div className={styles.bill} key={service.id}>
              <Receipt
                lines={receiptLines(service, variant?.id, language, t, nameOf)}
                title={service.title}
                total={{
                  label: t('price.total'),
                  amount: amountText(total(service.price.lines, variant?.id), language, t),
                }}
                validity={t('price.validFrom', {
                  day: formatDay(service.price.validFrom, languageTraits[language].locale),
                })}
              >
                <DaySplit shares={dayShares(service, language, t)} />
                <p className={styles.more}>
                  <a href={localizedPath(service.path, language)}>{t('price.details', { service: service.title })}</a>
                </p>
              </Receipt>
            </div>
          )
        })}
      </div>
    </div>
  )
}
