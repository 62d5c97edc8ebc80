import type { Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { amountText } from '../../i18n/money-text.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { partyTextKeys } from '../../i18n/price-text-keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatSpan } from '../../lib/format.ts'
import { total, totalsByParty } from '../../lib/price.ts'
import { workingDays } from '../../lib/working-days.ts'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './price-table.module.css'
import { parties } from './price-text.ts'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly services: readonly Service[]
}

/** Services with their price in three parts, the total and the days. On narrow screens each row becomes a card. */
export function PriceTable({ language, t, services }: Props) {
  const { locale } = languageTraits[language]
  return (
    <DataTable caption={t('pricing.caption')} cards className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('pricing.service')}</th>
          <th scope="col">{t('price.total')}</th>
          <th scope="col">{t('pricing.days')}</th>
          {parties.map((party) => (
            <th key={party} scope="col">
              {t(partyTextKeys[party])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const variant = service.variants[0]
          const totals = totalsByParty(service.price.lines, variant?.id)
          const days = workingDays(service.steps, variant?.id)
          return (
            <tr key={service.id}>
              <th scope="row">
                <a href={localizedPath(service.path, language)}>{service.title}</a>
                {variant && <small>{variant.label}</small>}
              </th>
              <td className={styles.total} data-label={t('price.total')}>
                {amountText(total(service.price.lines, variant?.id), language, t)}
              </td>
              <td className={styles.days} data-label={t('pricing.days')}>
                {formatSpan(days.min, days.max, locale)}
              </td>
              {parties.map((party) => (
                <td data-label={t(partyTextKeys[party])} key={party}>
                  {amountText(totals[party], language, t)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
