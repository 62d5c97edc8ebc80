import type { Translate } from '../../i18n/translate.ts'
import { useT } from '../../i18n/translate-context.tsx'
import type { Outcome } from '../../lib/entity-choice.ts'
import { formatRupiahBrief, formatSpan } from '../../lib/format.ts'
import { type Difference, difference, type OutcomeFacts } from '../../lib/outcome-facts.ts'
import { Linked } from '../../ui/linked.tsx'
import styles from './result.module.css'

interface Props {
  readonly chosen: OutcomeFacts
  /** The next best, best first. */
  readonly outcomes: readonly Outcome[]
  readonly facts: Readonly<Record<Outcome, OutcomeFacts>>
}

/** The next best outcomes, and how they differ from the chosen one in money and days. */
export function RunnerUp({ chosen, outcomes, facts }: Props) {
  const t = useT()
  return (
    <aside aria-label={t('chooser.runnerUp')} className={styles.second}>
      {outcomes.map((outcome, place) => {
        const { name, price, href, reasons } = facts[outcome]
        const reason = 'fits' in reasons ? reasons.fits : reasons[0]
        return (
          <div key={outcome}>
            <p className={styles.kicker}>{t(place === 0 ? 'chooser.runnerUp' : 'chooser.alsoPossible')}</p>
            <h3>{price && href ? <a href={href}>{name}</a> : name}</h3>
            {price && <OutcomePrice price={price} />}
            {price && chosen.price && (
              <ul className={styles.differences}>
                <li>
                  {moneyDifference(difference(chosen.price.idr, price.idr), t)}
                  {(price.isIncomplete || chosen.price.isIncomplete) && ` ${t('chooser.differs.unknownFee')}`}
                </li>
                <li>{daysDifference(difference(chosen.price.days, price.days), t)}</li>
              </ul>
            )}
            {reason && (
              <p>
                <Linked text={reason.text} />
              </p>
            )}
          </div>
        )
      })}
    </aside>
  )
}

function moneyDifference({ direction, min, max }: Difference, t: Translate): string {
  return t(`chooser.differs.money.${direction}`, { sum: formatRupiahBrief(min, max, t.locale) })
}

function daysDifference({ direction, min, max }: Difference, t: Translate): string {
  return t(`chooser.differs.days.${direction}`, { days: formatSpan(min, max, t.locale) })
}

/** Total and working days, in a line. */
export function OutcomePrice({
  price,
  className,
}: {
  price: NonNullable<OutcomeFacts['price']>
  className?: string | undefined
}) {
  const t = useT()
  const { idr, isIncomplete, days } = price
  return (
    <p className={className}>
      {formatRupiahBrief(idr.min, idr.max, t.locale)} {isIncomplete && <small>{t('price.plusFee')} </small>}
      {'· '}
      {t('chooser.workingDays', { days: formatSpan(days.min, days.max, t.locale) })}
    </p>
  )
}
