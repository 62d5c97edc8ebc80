import { Fragment, useId, useState } from 'react'
import { dateKey } from '../../../engines/calendar.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateTitle } from './calendar-export.ts'
import type { Month } from './calendar-view.ts'
import { DateLines } from './date-lines.tsx'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
  readonly months: readonly Month[]
}

const shown = 12

/** Twelve months as tiles, each date a dot in the colour of its group; a press lists its dates below. */
export function MonthTiles({ months, ...texts }: Props) {
  const later = months.slice(shown)
  return (
    <>
      <Tiles months={months.slice(0, shown)} {...texts} />
      {later.length > 0 && (
        <Disclosure className={styles.details} summary={texts.t('calendar.later')}>
          <Tiles months={later} {...texts} />
        </Disclosure>
      )}
    </>
  )
}

function Tiles({ t, days, holidays, months }: Props) {
  const [open, setOpen] = useState('')
  const id = useId()
  return (
    <div className={styles.tiles}>
      {months.map(({ month, dates }) => {
        const isOpen = open === month && dates.length > 0
        return (
          <Fragment key={month}>
            <button
              aria-controls={isOpen ? id : undefined}
              aria-expanded={isOpen}
              className={styles.tile}
              disabled={dates.length === 0}
              onClick={() => setOpen(isOpen ? '' : month)}
              type="button"
            >
              <span className={styles.title}>{days.shortMonth(month)}</span>
              <span aria-hidden="true" className={styles.dots}>
                {dates.map((date) => (
                  <span className={styles.dot} data-group={date.duty.group} key={dateKey(date)} />
                ))}
              </span>
              <small>{t('calendar.monthCount', { count: dates.length })}</small>
            </button>
            {isOpen && (
              <div className={styles.panel} id={id}>
                <h4>{days.month(month)}</h4>
                <DateLines
                  dates={dates}
                  dayText={days.short}
                  line={(date) => (
                    <>
                      <span aria-hidden="true" className={styles.dot} data-group={date.duty.group} />{' '}
                      {dateTitle(date, { t, days, holidays })}
                    </>
                  )}
                />
              </div>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
