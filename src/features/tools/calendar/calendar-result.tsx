import { useMemo } from 'react'
import { type CalendarDuty, type DutyCalendar, type DutyGroup, secondYear } from '../../../engines/calendar.ts'
import type { ProfileNotice } from '../../../engines/calendar-profile.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { addMonths } from '../../../lib/calendar.ts'
import { PillRadios } from '../../../ui/pill-radios.tsx'
import { idsIn, withId } from '../field-kinds.ts'
import { CheckField } from '../fields.tsx'
import shared from '../tools.module.css'
import { useFormAround } from '../use-form.ts'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dutyRows, monthsOf, movedDays } from './calendar-view.ts'
import { FoldedPart } from './date-lines.tsx'
import { DutyDetails } from './duty-details.tsx'
import { DutyRows } from './duty-rows.tsx'
import { KeepCalendar, SaveOrPrint } from './keep-calendar.tsx'
import { MonthTiles } from './month-tiles.tsx'
import { NextDates } from './next-dates.tsx'
import { OutsideDates } from './outside-dates.tsx'
import { PassedDates } from './passed-dates.tsx'

interface Props {
  readonly days: DayTexts
  readonly calendar: DutyCalendar<CalendarDuty>
  readonly notices: readonly ProfileNotice[]
  readonly groups: Readonly<Record<string, string>>
  readonly religious: readonly { readonly id: string; readonly label: string }[]
  readonly page: string
  readonly version: number
  readonly checkedOn: string
  readonly banner: string
  readonly labourBanner: string
  readonly today: string
}

/**
 * What comes next, to keep at once, and what has passed; then the months, a line for each duty, what comes after them, and
 * the file with how to take it over; last what has to be checked first, and what has no day.
 */
export function CalendarResult(props: Props) {
  const { days, calendar, notices, groups, religious, page, version, checkedOn, banner, today, labourBanner } = props
  const { t, answers, change } = useFormAround()
  const { centang = '', tampilan, saring: group = '', nama: label = '' } = answers
  const isSecondYear = tampilan === 'kedua'
  const holidays = useMemo(() => new Map(religious.map(({ id, label: name }) => [id, name])), [religious])
  const options = { t, days, groups, holidays, page, checkedOn, banner, label }
  const texts = { t, days, holidays }
  const view = isSecondYear ? secondYear(calendar) : calendar.dates
  const present = (Object.keys(groups) as DutyGroup[]).filter((id) => view.some(({ duty }) => duty.group === id))
  const isFiltered = present.some((id) => id === group)
  const shown = isFiltered ? view.filter(({ duty }) => duty.group === group) : view
  const moved = movedDays(shown)
  const unshifted = shown.find(({ isUnshifted }) => isUnshifted)
  const [next] = calendar.dates
  const isLabour = calendar.dates.some(({ duty }) => duty.group === 'labour')
  const overdue = calendar.dates.some(({ duty }) => duty.recheck < today)
  const outside = <OutsideDates dates={calendar.outside} isOpen={!next} start={calendar.start} {...texts} />
  return (
    <>
      {next ? (
        <>
          <p className={shared.answer}>{t('calendar.next', { day: days.long(next.date) })}</p>
          <SaveOrPrint dates={calendar.dates} options={options} version={version} />
          <NextDates dates={calendar.dates} today={today} {...texts} />
        </>
      ) : (
        <p className={shared.why}>{t('calendar.none')}</p>
      )}
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{t(`calendar.notice.${notice}`)}</li>
          ))}
        </ul>
      )}
      {overdue && <p className={shared.caution}>{t('calendar.overdue')}</p>}
      <PassedDates dates={calendar.passed} {...texts} />
      {!next && outside}
      {next && (
        <>
          <h3 className={shared.subheading}>{t('calendar.months')}</h3>
          <p className={shared.days}>
            {t('calendar.count', { count: calendar.dates.length, end: days.long(calendar.end) })}
          </p>
          <div className={styles.views} data-screen-only="">
            <PillRadios
              legend={t('calendar.view')}
              name="tampilan"
              onChange={(chosen) => change({ tampilan: chosen === 'kedua' ? chosen : '' })}
              options={[
                { value: 'semua', label: t('calendar.view.all') },
                { value: 'kedua', label: t('calendar.view.second') },
              ]}
              value={isSecondYear ? 'kedua' : 'semua'}
            />
            <PillRadios
              legend={t('calendar.filter')}
              name="saring"
              onChange={(saring) => change({ saring })}
              options={[
                { value: '', label: t('calendar.filter.all') },
                ...present.map((id) => ({ value: id, label: t(`calendar.agency.${id}`), group: id })),
              ]}
              value={isFiltered ? group : ''}
            />
          </div>
          {isSecondYear && (
            <p className={shared.why}>{shown.length > 0 ? t('calendar.second') : t('calendar.secondNone')}</p>
          )}
          <MonthTiles
            key={String(isSecondYear)}
            months={monthsOf(shown, isSecondYear ? addMonths(calendar.start, 12) : calendar.start, calendar.end)}
            {...texts}
          />
          <h3 className={shared.subheading}>{t('calendar.list')}</h3>
          <DutyRows rows={dutyRows(shown)} {...texts} />
          {outside}
          {moved.length > 0 && (
            <FoldedPart count={moved.length} title={t('calendar.movedTitle')}>
              <ul className={styles.lines}>
                {moved.map(({ date, nominal, count }) => (
                  <li key={`${date}${nominal}`}>
                    <time className={styles.day} dateTime={date}>
                      {days.compact(date)}
                    </time>
                    <p>
                      {t('calendar.moved', { day: days.long(nominal) })}{' '}
                      <span className={styles.small}>{t('calendar.dutyCount', { count })}</span>
                    </p>
                  </li>
                ))}
              </ul>
            </FoldedPart>
          )}
          {unshifted && (
            <p className={shared.days}>{t('calendar.unshifted', { year: unshifted.nominal.slice(0, 4) })}</p>
          )}
          <KeepCalendar dates={calendar.dates} options={options} version={version} />
        </>
      )}
      <p className={shared.caution}>{banner}</p>
      {isLabour && <p className={shared.caution}>{labourBanner}</p>}
      {calendar.uncertain.length > 0 && (
        <>
          <h3 className={shared.subheading}>{t('calendar.check')}</h3>
          <p className={shared.days}>{t('calendar.checkNote')}</p>
          <ul className={styles.duties}>
            {calendar.uncertain.map((duty) => (
              <li key={duty.id}>
                <CheckField
                  isChecked={idsIn(centang).includes(duty.id)}
                  label={duty.title}
                  name={duty.id}
                  onChecked={(isOn) => change({ centang: withId(centang, duty.id, isOn) })}
                />
                <DutyDetails duty={duty} t={t} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DutyList duties={calendar.undated} note={t('calendar.undatedNote')} t={t} title={t('calendar.undated')} />
      <DutyList duties={calendar.info} note={t('calendar.infoNote')} t={t} title={t('calendar.info')} />
    </>
  )
}

interface ListProps {
  readonly t: ToolTranslate
  readonly title: string
  readonly note: string
  readonly duties: readonly CalendarDuty[]
}

/** Duties without a day, a line each that opens; nothing where there are none. */
function DutyList({ t, title, note, duties }: ListProps) {
  if (duties.length === 0) return null
  return (
    <>
      <h3 className={shared.subheading}>{title}</h3>
      <p className={shared.days}>{note}</p>
      {duties.map((duty) => (
        <details className={styles.row} key={duty.id}>
          <summary>
            <span>{duty.title}</span>
          </summary>
          <div>
            <p>
              {t('calendar.late')} {duty.sanction}
            </p>
            <DutyDetails duty={duty} isOpen t={t} />
          </div>
        </details>
      ))}
    </>
  )
}
