import { useMemo } from 'react'
import { type DutyCalendar, secondYear } from '../../../engines/calendar.ts'
import type { CalendarDuty } from '../../../engines/calendar-duty.ts'
import type { ProfileNotice } from '../../../engines/calendar-profile.ts'
import { icsFile } from '../../../engines/ics.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Button } from '../../../ui/button.tsx'
import { PillRadios } from '../../../ui/pill-radios.tsx'
import { CheckField } from '../fields.tsx'
import { ShareActions } from '../share-actions.tsx'
import shared from '../tools.module.css'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { calendarEvents, calendarText, dateTitle } from './calendar-export.ts'
import { CalendarMonths } from './calendar-months.tsx'
import { DutyDetails } from './duty-details.tsx'
import { saveFile } from './save-file.ts'

interface Props {
  readonly t: ToolTranslate
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
  readonly isSecondYear: boolean
  readonly onSecondYear: (isOn: boolean) => void
  readonly ticked: readonly string[]
  readonly onTick: (id: string, isOn: boolean) => void
}

/** The dated duties by month, what has to be checked first, and what has no day; to keep as a file, to copy, to print. */
export function CalendarResult(props: Props) {
  const { t, days, calendar, notices, groups, religious, page, version, checkedOn, banner, today } = props
  const { isSecondYear, onSecondYear, ticked, onTick, labourBanner } = props
  const holidays = useMemo(() => new Map(religious.map(({ id, label }) => [id, label])), [religious])
  const options = { t, days, groups, holidays, page, checkedOn, banner }
  const shown = isSecondYear ? secondYear(calendar) : calendar.dates
  const [next] = calendar.dates
  const uncertain = [
    ...calendar.check,
    ...calendar.dates.map(({ duty }) => duty).filter(({ id }) => ticked.includes(id)),
  ]
  const isLabour = calendar.dates.some(({ duty }) => duty.group === 'labour')
  const overdue = calendar.dates.some(({ duty }) => duty.recheck < today)
  const save = () =>
    saveFile(
      'kalender-kewajiban.ics',
      'text/calendar;charset=utf-8',
      icsFile(calendarEvents(calendar.dates, options), {
        name: t('calendar.title'),
        product: `-//${new URL(page).host}//Kalender kewajiban//ID`,
        stamp: `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`,
        sequence: version,
      }),
    )
  return (
    <>
      {next ? (
        <>
          <p className={shared.answer}>{t('calendar.next', { day: days.long(next.date) })}</p>
          <p className={shared.why}>{dateTitle(next, options)}</p>
          <p className={shared.why}>
            {t('calendar.count', { count: calendar.dates.length, end: days.long(calendar.end) })}
          </p>
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
      <p className={shared.caution}>{banner}</p>
      {isLabour && <p className={shared.caution}>{labourBanner}</p>}
      {overdue && <p className={shared.caution}>{t('calendar.overdue')}</p>}
      {next && (
        <>
          <div className={shared.actions} data-screen-only="">
            <Button onClick={save}>{t('calendar.save')}</Button>
          </div>
          <ShareActions t={t} text={{ label: t('calendar.copy'), text: calendarText(shown, options) }} />
          <div className={styles.views} data-screen-only="">
            <PillRadios
              legend={t('calendar.view')}
              name="tampilan"
              onChange={(view) => onSecondYear(view === 'kedua')}
              options={[
                { value: 'semua', label: t('calendar.view.all') },
                { value: 'kedua', label: t('calendar.view.second') },
              ]}
              value={isSecondYear ? 'kedua' : 'semua'}
            />
          </div>
          {isSecondYear && (
            <p className={shared.why}>{shown.length > 0 ? t('calendar.second') : t('calendar.secondNone')}</p>
          )}
          <CalendarMonths dates={shown} days={days} t={t} titleOf={(date) => dateTitle(date, options)} />
        </>
      )}
      {uncertain.length > 0 && (
        <>
          <h3 className={shared.subheading}>{t('calendar.check')}</h3>
          <p className={shared.days}>{t('calendar.checkNote')}</p>
          <ul className={styles.duties}>
            {[...new Set(uncertain)].map((duty) => (
              <li key={duty.id}>
                <CheckField
                  hint={t('calendar.checkTick')}
                  isChecked={ticked.includes(duty.id)}
                  label={duty.title}
                  name={duty.id}
                  onChecked={(isOn) => onTick(duty.id, isOn)}
                />
                <p className={styles.small}>
                  {t('calendar.late')} {duty.sanction}
                </p>
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

/** Duties without a day; nothing where there are none. */
function DutyList({ t, title, note, duties }: ListProps) {
  if (duties.length === 0) return null
  return (
    <>
      <h3 className={shared.subheading}>{title}</h3>
      <p className={shared.days}>{note}</p>
      <ul className={styles.duties}>
        {duties.map((duty) => (
          <li key={duty.id}>
            <p className={styles.title}>{duty.title}</p>
            <p className={styles.small}>
              {duty.rule}. {t('calendar.late')} {duty.sanction}
            </p>
            <DutyDetails duty={duty} t={t} />
          </li>
        ))}
      </ul>
    </>
  )
}
