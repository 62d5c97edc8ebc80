import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { Day } from '../../../lib/calendar.ts'
import shared from '../tools.module.css'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateTitle, type ShownDate } from './calendar-export.ts'
import { DateLines, FoldedPart } from './date-lines.tsx'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
  /** First day of the calendar. */
  readonly start: Day
  readonly dates: readonly ShownDate[]
  /** There are no others. */
  readonly isOpen: boolean
}

/** Marks, contracts and others that have no day in the calendar: the one that has passed, and the next one. */
export function OutsideDates({ t, days, holidays, start, dates, isOpen }: Props) {
  if (dates.length === 0) return null
  return (
    <FoldedPart count={dates.length} isOpen={isOpen} title={t('calendar.outside')}>
      <p className={shared.days}>{t('calendar.outsideNote')}</p>
      <DateLines
        dates={dates}
        dayText={days.compact}
        line={(date) => (
          <>
            {dateTitle(date, { t, days, holidays })}
            {date.date < start && (
              <>
                {'. '}
                <strong>{t('calendar.outsidePassed')}</strong>{' '}
                <span className={styles.small}>
                  {t('calendar.late')} {date.duty.sanction}
                </span>
              </>
            )}
          </>
        )}
      />
    </FoldedPart>
  )
}
