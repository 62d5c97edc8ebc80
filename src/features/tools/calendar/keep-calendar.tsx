import { useId, useState } from 'react'
import { icsFile } from '../../../engines/ics.ts'
import { isInAppBrowser } from '../../../lib/in-app-browser.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Text } from '../form-fields.tsx'
import { ShareActions } from '../share-actions.tsx'
import shared from '../tools.module.css'
import styles from './calendar.module.css'
import {
  type CalendarTexts,
  calendarEvents,
  calendarFileName,
  calendarText,
  type ShownDate,
} from './calendar-export.ts'
import { labelField } from './calendar-form.ts'

interface Props {
  readonly options: CalendarTexts
  /** What goes into the file. */
  readonly dates: readonly ShownDate[]
  readonly version: number
}

const programs = ['google', 'apple', 'outlook', 'android'] as const

/** The calendar as a file, with how each program takes it over, said before; and as a list where no file can be had. */
export function KeepCalendar({ options, dates, version }: Props) {
  const { t, days, checkedOn } = options
  const [saved, save] = useSave({ options, dates, version })
  const isInApp = isInAppBrowser(navigator.userAgent)
  const [isShown, setIsShown] = useState(isInApp)
  const text = () => calendarText(dates, options)
  const id = useId()
  return (
    <section className={styles.keep} data-screen-only="">
      <h3>{t('calendar.keep')}</h3>
      <Text field={labelField} />
      <p>{t('calendar.unchanging', { day: days.long(checkedOn) })}</p>
      <Disclosure className={styles.details} summary={t('calendar.import')}>
        <ul className={styles.programs}>
          {programs.map((program) => (
            <li key={program}>{t(`calendar.import.${program}`)}</li>
          ))}
        </ul>
      </Disclosure>
      {isInApp && <p className={shared.caution}>{t('calendar.inApp')}</p>}
      <div className={shared.actions}>
        <Button look={isInApp ? 'secondary' : 'primary'} onClick={save}>
          {t('calendar.save')}
        </Button>
      </div>
      <p className={shared.days} role="status">
        {saved}
      </p>
      <ShareActions t={t} text={{ label: t('calendar.copy'), text }} />
      <Disclosure
        className={styles.details}
        isOpen={isInApp}
        onToggle={(event) => setIsShown(event.currentTarget.open)}
        summary={t('calendar.asText')}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('calendar.asText')}
        </label>
        <textarea className={shared.input} id={id} readOnly rows={8} value={isShown ? text() : ''} />
      </Disclosure>
    </section>
  )
}

/** Below the headline: the file and the sheet, for those who read no further. */
export function SaveOrPrint(props: Props) {
  const { t } = props.options
  const [saved, save] = useSave(props)
  return (
    <div className={shared.actions} data-screen-only="">
      {/* The browser of another app may save no file; what to do instead stands below. */}
      {!isInAppBrowser(navigator.userAgent) && <Button onClick={save}>{t('calendar.saveShort')}</Button>}
      <Button look="quiet" onClick={() => print()}>
        {t('tool.print')}
      </Button>
      <p className={shared.hint} role="status">
        {saved}
      </p>
    </div>
  )
}

/** What to say once the file was asked for, and what asks for it. */
function useSave({ options, dates, version }: Props): readonly [saved: string, save: () => void] {
  const { t, page, label } = options
  const [saved, setSaved] = useState('')
  const save = () => {
    const file = calendarFileName(label, t)
    saveFile(
      file,
      'text/calendar;charset=utf-8',
      icsFile(calendarEvents(dates, options), {
        product: `-//${new URL(page).host}//${t('calendar.file')}//${t.language.toUpperCase()}`,
        stamp: `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`,
        sequence: version,
      }),
    )
    // Browsers tell no page whether a file was kept.
    setSaved(t('calendar.saved', { file }))
  }
  return [saved, save]
}

/** Offers a text as a file to keep; nothing is sent. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file over by then; releasing it at once stops the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
