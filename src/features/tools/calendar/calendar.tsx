import { useEffect, useMemo, useRef } from 'react'
import { type CalendarDuty, dutyCalendar, type Holidays } from '../../../engines/calendar.ts'
import { businessProfile } from '../../../engines/calendar-profile.ts'
import { type Language, languageTraits } from '../../../i18n/languages.ts'
import type { ToolTexts } from '../../../i18n/tool-translate.ts'
import type { ReviewDays } from '../../../lib/island-data.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Area, Select, Text, Tick, Ticks } from '../form-fields.tsx'
import { ToolForm } from '../tool-form.tsx'
import shared from '../tools.module.css'
import { useDay, useForm } from '../use-form.ts'
import styles from './calendar.module.css'
import { dayTexts } from './calendar-dates.ts'
import { calendarForm } from './calendar-form.ts'
import { CalendarResult } from './calendar-result.tsx'

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  readonly duties: readonly CalendarDuty[]
  /** What the groups of duties are called. */
  readonly groups: Readonly<Record<string, string>>
  readonly holidays: Holidays
  readonly religious: readonly { readonly id: string; readonly label: string }[]
  readonly banner: string
  readonly labourBanner: string
  /** Raised with every change of the duties. */
  readonly version: number
  /** The whole address of this page. */
  readonly page: string
  readonly days: ReviewDays
  readonly builtOn: string
}

const anyDay = '31/12/2026'

/** The compliance calendar. Island: `<Calendar client:load … />`. */
export function Calendar(props: Props) {
  const { language, texts, duties, groups, holidays, religious, days, builtOn } = props
  const day = useDay(builtOn)
  const { locale } = languageTraits[language]
  const written = useMemo(() => dayTexts(locale), [locale])
  const months = Array.from({ length: 12 }, (_, place) =>
    written.month(`2026-${String(place + 1).padStart(2, '0')}`).replace(/\s*\d{4}$/, ''),
  )
  const declared = calendarForm(day, Object.keys(groups), months, {
    holidays: religious.map(({ id }) => id),
    duties: duties.map(({ id }) => id),
  })
  const form = useForm('calendar', { language, texts }, declared)
  const { t, complete, errors } = form
  const { fields } = declared
  const business = complete && businessProfile(complete, day)
  const calendar = business && dutyCalendar(duties, business.profile, holidays, day)
  const next = calendar?.dates[0]
  const firstQuestions: readonly { readonly name: string }[] = [
    fields.form,
    fields.size,
    fields.employees,
    fields.pkp,
    fields.tax_regime,
    fields.legal_entity_date,
    fields.fy_end_month,
  ]
  const hasHiddenError = Object.keys(errors).some((wrong) => !firstQuestions.some(({ name }) => name === wrong))
  const more = useRef<HTMLDetailsElement>(null)
  // Opened once where something in it is wrong, as in a shared address; closing it is the visitor's.
  useEffect(() => {
    if (hasHiddenError && more.current) more.current.open = true
  }, [hasHiddenError])

  return (
    <ToolForm
      form={form}
      result={
        calendar ? (
          <CalendarResult
            banner={props.banner}
            calendar={calendar}
            checkedOn={days.checkedOn}
            days={written}
            groups={groups}
            labourBanner={props.labourBanner}
            notices={business.notices}
            page={props.page}
            religious={religious}
            today={day}
            version={props.version}
          />
        ) : (
          <p className={shared.why}>
            {t(Object.values(errors).some((error) => error !== 'empty') ? 'calendar.mend' : 'calendar.waiting')}
          </p>
        )
      }
      status={
        calendar
          ? next
            ? `${t('calendar.next', { day: written.long(next.date) })}: ${next.duty.title}. ${t('calendar.count', { count: calendar.dates.length, end: written.long(calendar.end) })}`
            : t('calendar.none')
          : ''
      }
    >
      <Select field={fields.form} />
      <Select field={fields.size} />
      <Text field={fields.employees} />
      <Tick field={fields.pkp} />
      <Select field={fields.tax_regime} />
      <Tick field={fields.is_final_confirmed} />
      <Text field={fields.legal_entity_date} />
      <Select field={fields.fy_end_month} />
      <Disclosure className={styles.more} ref={more} summary={t('calendar.more')}>
        <div className={styles.fields}>
          <div>
            <Tick field={fields.withholds} />
            <Tick field={fields.has_nib} />
            <Tick field={fields.assets_or_turnover_50bn} />
            <Tick field={fields.runs_online_system} />
            <Tick field={fields.handles_personal_data} />
            <Tick field={fields.foreign_workers} />
          </div>
          <Text field={fields.shareholders} />
          <Ticks field={fields.holidays_of_workers} options={religious} />
          <Select field={fields.sells_halal_scope} />
          <Area field={fields.trademarks} rows={2} />
          <Area field={fields.pkwt_end_dates} rows={2} />
          <Text field={fields.director_term_end} placeholder={anyDay} />
          <Text field={fields.annual_report_deed_signed} placeholder={anyDay} />
          <Text field={fields.deed_or_statement_date} placeholder={anyDay} />
          <Text field={fields.capital_paid} placeholder={anyDay} />
          <Text field={fields.wlkp_first_report} placeholder={anyDay} />
          <Text field={fields.first_worker_starts} placeholder={anyDay} />
          <Ticks
            field={fields.ticked}
            options={duties
              .filter(({ show, ticked_by_profile: byProfile }) => show === 'ask' && !byProfile)
              .map(({ id, title }) => ({ id, label: title }))}
          />
        </div>
      </Disclosure>
    </ToolForm>
  )
}
