import type { Service } from '../../collections/services.ts'
import { dayCountText } from '../../i18n/days-text.ts'
import { briefText, partySumsText, shortPartyTextKeys } from '../../i18n/fee-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { parties, total, totalsByParty } from '../../lib/fees.ts'
import { firstSentence } from '../../lib/text-measures.ts'
import { workingDays } from '../../lib/working-days.ts'
import { Icon } from '../../ui/icon.tsx'
import { MoneyBar } from '../../ui/money-bar.tsx'
import tones from '../../ui/party-tone.module.css'
import { Ring } from '../../ui/ring.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'
import styles from './price-rows.module.css'

interface Props {
  readonly t: Translate
  readonly services: readonly Service[]
  /** The heading below which a service stands. */
  groupOf(service: Service): string
  /** Every case of a service, with a sentence about it and the sum of each recipient in words; else its first case. */
  readonly isFull?: boolean
}

/** Services in rows: the total as a bar, all to one scale, in the colours of those who receive it; the sum, and the days. */
export function PriceRows({ t, services, groupOf, isFull = false }: Props) {
  const rows = services.flatMap((service) => {
    const { variants } = service
    const cases = isFull && variants.length > 0 ? variants : [variants[0]]
    return cases.map((variant, place) => ({
      service,
      variant,
      isFurther: place > 0,
      cost: total(service.fees.lines, variant?.id),
    }))
  })
  const whole = Math.max(...rows.map(({ cost }) => cost.maxIdr))
  return (
    <>
      {[...Map.groupBy(rows, ({ service }) => groupOf(service))].map(([label, ofGroup]) => (
        <div key={label}>
          <h3 className={styles.group}>{label}</h3>
          <RuledList className={styles.rows}>
            {ofGroup.map(({ service, variant, isFurther, cost }) => {
              const byParty = totalsByParty(service.fees.lines, variant?.id)
              const days = workingDays(service.steps, variant?.id)
              return (
                <li className={isFurther ? styles.further : undefined} key={`${service.id} ${variant?.id}`}>
                  <a className={styles.row} href={t.href(service.path)}>
                    <span className={styles.name}>
                      <b className={isFurther ? 'visually-hidden' : undefined}>{service.title}</b>
                      {variant && <small>{variant.label}</small>}
                      {isFull && !isFurther && <small className={styles.about}>{firstSentence(service.summary)}</small>}
                    </span>
                    <span className={styles.bar}>
                      <MoneyBar
                        parts={parties.map((party) => ({ size: byParty[party].maxIdr, tone: party }))}
                        whole={whole}
                      />
                      {isFull && <small>{partySumsText(byParty, t)}</small>}
                    </span>
                    <span className={styles.total}>
                      {briefText(cost, t)}
                      {isFull && cost.isUnconfirmed && <Ring label={t('price.unconfirmedMark')} />}
                      {cost.isIncomplete && <small>{t('price.plusFee')}</small>}
                    </span>
                    <span className={styles.days}>{dayCountText(days, t)}</span>
                    <Icon name="arrow" />
                  </a>
                </li>
              )
            })}
          </RuledList>
        </div>
      ))}
      <p className={styles.legend}>
        {t('pricing.legend')}
        {parties.map((party) => (
          <span className={classNames(tones.dot, tones[party])} key={party}>
            {t(shortPartyTextKeys[party])}
          </span>
        ))}
      </p>
    </>
  )
}
