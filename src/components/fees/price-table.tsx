import type { Service } from '../../collections/services.ts'
import { partyTextKeys } from '../../i18n/fee-text.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { parties, total, totalsByParty } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { workingDays } from '../../lib/working-days.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FeeAmount } from './fee-amount.tsx'
import styles from './price-table.module.css'

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
          const totals = totalsByParty(service.fees.lines, variant?.id)
          const days = workingDays(service.steps, variant?.id)
          return (
            <tr key={service.id}>
              <th scope="row">
                <a href={localizedPath(service.path, language)}>{service.title}</a>
                {variant && <small>{variant.label}</small>}
              </th>
              <td className={styles.total} data-label={t('price.total')}>
                <FeeAmount amount={total(service.fees.lines, variant?.id)} language={language} t={t} />
              </td>
              <td className={styles.days} data-label={t('pricing.days')}>
                {formatSpan(days.min, days.max, locale)}
              </td>
              {parties.map((party) => (
                <td data-label={t(partyTextKeys[party])} key={party}>
                  <FeeAmount amount={totals[party]} language={language} t={t} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
