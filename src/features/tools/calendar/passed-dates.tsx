import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import shared from '../tools.module.css'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateTitle, type ShownDate } from './calendar-export.ts'
import { DateLines } from './date-lines.tsx'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
  readonly dates: readonly ShownDate[]
}

/** What fell due in the last weeks; duties of each month, which most have done, behind a summary. */
export function PassedDates({ t, days, holidays, dates }: Props) {
  if (dates.length === 0) return null
  const [monthly, rare] = [
    dates.filter(({ period }) => period !== undefined),
    dates.filter(({ period }) => period === undefined),
  ]
  const list = (own: readonly ShownDate[]) => (
    <DateLines
      dates={own}
      dayText={days.short}
      line={(date) => (
        <>
          {dateTitle(date, { t, days, holidays })}
          <span className={styles.small}>
            {' '}
            {t('calendar.late')} {date.duty.sanction}
          </span>
        </>
      )}
    />
  )
  return (
    <section className={styles.passed}>
      <h3>{t('calendar.passed')}</h3>
      <p className={shared.days}>{t('calendar.passedNote')}</p>
      {rare.length > 0 && list(rare)}
      {monthly.length > 0 && (
        <Disclosure className={styles.details} summary={t('calendar.passedMonthly', { count: monthly.length })}>
          {list(monthly)}
        </Disclosure>
      )}
    </section>
  )
}
