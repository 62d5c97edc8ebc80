import type { Service } from '../../collections/services.ts'
import { briefText } from '../../i18n/fee-text.ts'
import { parties, total, totalsByParty } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { workingDays } from '../../lib/working-days.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { MoneyBar } from '../../ui/money-bar.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'
import styles from './pricing-section.module.css'
import shared from './section.module.css'

/** Pricing: every service in a row, its total as a bar, all to one scale, and the days. */
export function PricingSection({ t, services }: HomeProps) {
  const whole = Math.max(...services.map(({ fees, variants }) => total(fees.lines, variants[0]?.id).maxIdr))
  const row = (service: Service) => {
    const variant = service.variants[0]
    const byParty = totalsByParty(service.fees.lines, variant?.id)
    const cost = total(service.fees.lines, variant?.id)
    const days = workingDays(service.steps, variant?.id)
    return (
      <li key={service.id}>
        <a className={styles.row} href={t.href(service.path)}>
          <span className={styles.name}>
            {service.title}
            {variant && <small>{variant.label}</small>}
          </span>
          <span className={styles.bar}>
            <MoneyBar parts={parties.map((party) => ({ size: byParty[party].maxIdr, tone: party }))} whole={whole} />
          </span>
          <span className={styles.total}>
            {briefText(cost, t)}
            {cost.isIncomplete && <small>{t('price.plusFee')}</small>}
          </span>
          <span className={styles.days}>
            {t.count('timeline.dayCount', days.max, { days: formatSpan(days.min, days.max, t.locale) })}
          </span>
        </a>
      </li>
    )
  }
  return (
    <section className={`${shared.section} ${shared.stopsBelow}`} id="pricing">
      <div className="page-width">
        <h2 className={shared.heading}>{t('pricing.title')}</h2>
        <p className={shared.ways}>
          <a href={t.href('/layanan')}>{t('pricing.more')}</a>
          <a href={t.href('/pilih-badan-usaha')}>{t('pricing.choose')}</a>
        </p>
        {[...Map.groupBy(services, ({ entity }) => t(entity ? 'home.task.found' : 'pricing.others'))].map(
          ([label, list]) => (
            <div key={label}>
              <h3 className={styles.group}>{label}</h3>
              <RuledList className={styles.rows}>{list.map(row)}</RuledList>
            </div>
          ),
        )}
        <p className={styles.legend}>{t('pricing.legend')}</p>
      </div>
    </section>
  )
}
