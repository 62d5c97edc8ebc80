import { useEffect, useMemo, useRef } from 'react'
import { asksSize, sizes } from '../../../engines/business-size.ts'
import { dutyCalendar, type Holidays } from '../../../engines/calendar.ts'
import type { CalendarDuty } from '../../../engines/calendar-duty.ts'
import {
  forms,
  halalScopes,
  mostDays,
  mostEmployees,
  type ProfileError,
  type ProfileField,
  profileFields,
  readProfile,
  taxRegimes,
} from '../../../engines/calendar-profile.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, type ToolTranslate, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import type { ReviewDays } from '../../../lib/shown-rule.ts'
import { splitDays, typedDay } from '../../../lib/typed-day.ts'
import { typedCount } from '../../../lib/typed-values.ts'
import { CheckField, SelectField, TextArea, TextField } from '../fields.tsx'
import { idsIn, withId } from '../id-list.ts'
import { ToolForm } from '../plain-tool-form.tsx'
import { countReadBack } from '../read-back.ts'
import shared from '../tools.module.css'
import { typingErrorText } from '../typing-error-text.ts'
import { useAnswers } from '../use-answers.ts'
import styles from './calendar.module.css'
import { dayTexts } from './calendar-dates.ts'
import { CalendarResult } from './calendar-result.tsx'
import { longestLabel } from './keep-calendar.tsx'

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

type Field = ProfileField | 'tampilan' | 'saring' | 'nama'

/** A business with a NIB, on the calendar year: the usual case. */
const beginning = {
  ...(Object.fromEntries(profileFields.map((field) => [field, ''])) as Record<ProfileField, string>),
  ukuran: 'mikro',
  'tutup-buku': '12',
  nib: 'ya',
  tampilan: '',
  saring: '',
  nama: '',
} satisfies Record<Field, string>

const known: Partial<Record<Field, readonly string[]>> = {
  bentuk: forms,
  ukuran: sizes,
  pajak: taxRegimes,
  halal: halalScopes,
  tampilan: ['kedua'],
}

/** What is asked after the six questions: yes or no, and days. */
const ticks = ['potong', 'nib', '50m', 'online', 'data', 'asing'] as const
const dayFields = ['direksi', 'akta-laporan', 'akta-pendirian', 'modal', 'wlkp', 'mulai-kerja'] as const

/** The compliance calendar. Island: `<Calendar client:visible … />`. */
export function Calendar(props: Props) {
  const { language, texts, duties, groups, holidays, religious, days, builtOn } = props
  const t = toolTranslate(language, texts)
  const { locale } = t
  const { answers, addressFault, isReady, change } = useAnswers<Field>(beginning, (field, value) => {
    if (field === 'nama') return value.length <= longestLabel
    if (field === 'saring') return value === '' || Object.hasOwn(groups, value)
    return value === '' || (known[field]?.includes(value) ?? true)
  })
  const day = isReady ? today() : builtOn
  const written = useMemo(() => dayTexts(locale), [locale])
  const read = useMemo(() => readProfile(answers, day, language), [answers, day, language])
  const calendar = useMemo(
    () => ('profile' in read ? dutyCalendar(duties, read.profile, holidays, day) : undefined),
    [read, duties, holidays, day],
  )
  const errors: Readonly<Partial<Record<ProfileField, ProfileError>>> = 'errors' in read ? read.errors : {}
  const monthNames = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}`)
  const asked = duties.filter(({ show, ticked_by_profile: byProfile }) => show === 'ask' && !byProfile)
  const ticked = idsIn(answers.centang)
  const tick = (id: string, isOn: boolean) => change({ centang: withId(answers.centang, id, isOn) })
  const needsOldTerm =
    answers.pajak === 'final_umkm' && !['', 'pt_perorangan', 'usaha_perseorangan'].includes(answers.bentuk)
  const next = calendar?.dates[0]
  const hasHiddenError = Object.keys(errors).some((field) => !sixQuestions.includes(field as ProfileField))
  const more = useRef<HTMLDetailsElement>(null)
  // Opened once where something in it is wrong, as in a shared address; closing it is the visitor's.
  useEffect(() => {
    if (hasHiddenError && more.current) more.current.open = true
  }, [hasHiddenError])

  return (
    <ToolForm
      errorCount={Object.keys(errors).length}
      isReady={isReady}
      addressFault={addressFault}
      legend={t('calendar.title')}
      result={
        calendar && 'notices' in read ? (
          <CalendarResult
            banner={props.banner}
            calendar={calendar}
            checkedOn={days.checkedOn}
            days={written}
            groups={groups}
            group={answers.saring}
            isSecondYear={answers.tampilan === 'kedua'}
            label={answers.nama}
            labourBanner={props.labourBanner}
            notices={read.notices}
            onGroup={(saring) => change({ saring })}
            onLabel={(nama) => change({ nama })}
            onSecondYear={(isOn) => change({ tampilan: isOn ? 'kedua' : '' })}
            onTick={tick}
            page={props.page}
            religious={religious}
            t={t}
            ticked={ticked}
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
      submit={t('calendar.submit')}
      t={t}
    >
      {({ isChecked }) => {
        const error = (field: ProfileField) =>
          isChecked || (answers[field] !== '' && errors[field] !== 'empty')
            ? profileErrorText(t, errors[field], locale)
            : undefined
        const text = (field: ProfileField) => ({
          error: error(field),
          label: t(
            `calendar.field.${field as (typeof dayFields)[number] | 'pekerja' | 'tanggal' | 'merek' | 'pkwt' | 'pemegang-saham'}`,
          ),
          name: field,
          onValue: (value: string) => change({ [field]: value }),
          value: answers[field],
        })
        const staffReadBack = countReadBack(
          t,
          answers.pekerja,
          typedCount(answers.pekerja, 0, mostEmployees).value,
          locale,
        )
        const daysReadBack = (field: ProfileField) => {
          const read = splitDays(answers[field]).flatMap((part) => typedDay(part, language).value ?? [])
          return read.length === 0 ? undefined : t('tool.read', { value: read.map(written.long).join(', ') })
        }
        const check = (field: ProfileField, label: string) => (
          <CheckField
            isChecked={answers[field] === 'ya'}
            key={field}
            label={label}
            name={field}
            onChecked={(isOn) => change({ [field]: isOn ? 'ya' : '' })}
          />
        )
        return (
          <>
            <SelectField
              error={error('bentuk')}
              label={t('calendar.field.bentuk')}
              name="bentuk"
              onValue={(bentuk) => change({ bentuk })}
              options={[
                { value: '', label: t('tool.choose') },
                ...forms.map((form) => ({ value: form, label: t(`calendar.form.${form}`) })),
              ]}
              value={answers.bentuk}
            />
            {asksSize(answers.bentuk) && (
              <SelectField
                error={error('ukuran')}
                hint={t('calendar.sizeHint')}
                label={t('calendar.field.ukuran')}
                name="ukuran"
                onValue={(ukuran) => change({ ukuran })}
                options={sizes.map((size) => ({ value: size, label: t(`calendar.size.${size}`) }))}
                value={answers.ukuran}
              />
            )}
            <TextField {...text('pekerja')} echo={staffReadBack} inputMode="numeric" />
            {check('pkp', t('calendar.field.pkp'))}
            <SelectField
              error={error('pajak')}
              label={t('calendar.field.pajak')}
              name="pajak"
              onValue={(pajak) => change({ pajak, 'final-pasti': '' })}
              options={[
                { value: '', label: t('tool.choose') },
                ...taxRegimes.map((regime) => ({ value: regime, label: t(`calendar.regime.${regime}`) })),
              ]}
              value={answers.pajak}
            />
            {needsOldTerm && check('final-pasti', t('calendar.field.final-pasti'))}
            <TextField {...text('tanggal')} echo={daysReadBack('tanggal')} hint={t('calendar.dayHint')} />
            <SelectField
              error={error('tutup-buku')}
              label={t('calendar.field.tutup-buku')}
              name="tutup-buku"
              onValue={(month) => change({ 'tutup-buku': month })}
              options={[
                { value: '', label: t('calendar.monthUnknown') },
                ...monthNames.map((month, place) => ({
                  value: String(place + 1),
                  label: written.month(month).replace(/\s*\d{4}$/, ''),
                })),
              ]}
              value={answers['tutup-buku']}
            />
            <details className={styles.more} ref={more}>
              <summary>{t('calendar.more')}</summary>
              <div>
                <div>{ticks.map((field) => check(field, t(`calendar.field.${field}`)))}</div>
                {answers.bentuk === 'pt_perorangan' && <TextField {...text('pemegang-saham')} inputMode="numeric" />}
                <fieldset className={shared.group}>
                  <legend>{t('calendar.field.hari-raya')}</legend>
                  {religious.map(({ id, label }) => (
                    <CheckField
                      isChecked={idsIn(answers['hari-raya']).includes(id)}
                      key={id}
                      label={label}
                      name={id}
                      onChecked={(isOn) => change({ 'hari-raya': withId(answers['hari-raya'], id, isOn) })}
                    />
                  ))}
                </fieldset>
                <SelectField
                  label={t('calendar.field.halal')}
                  name="halal"
                  onValue={(halal) => change({ halal })}
                  options={halalScopes.map((scope) => ({
                    value: scope === 'tidak' ? '' : scope,
                    label: t(`calendar.halal.${scope}`),
                  }))}
                  value={answers.halal === 'tidak' ? '' : answers.halal}
                />
                <TextArea {...text('merek')} echo={daysReadBack('merek')} hint={t('calendar.daysHint')} rows={2} />
                <TextArea {...text('pkwt')} echo={daysReadBack('pkwt')} hint={t('calendar.daysHint')} rows={2} />
                {dayFields.map((field) => (
                  <TextField key={field} {...text(field)} echo={daysReadBack(field)} placeholder="31/12/2026" />
                ))}
                <fieldset className={shared.group}>
                  <legend>{t('calendar.asked')}</legend>
                  {asked.map(({ id, title }) => (
                    <CheckField
                      isChecked={ticked.includes(id)}
                      key={id}
                      label={title}
                      name={id}
                      onChecked={(isOn) => tick(id, isOn)}
                    />
                  ))}
                </fieldset>
              </div>
            </details>
          </>
        )
      }}
    </ToolForm>
  )
}

const sixQuestions: readonly ProfileField[] = ['bentuk', 'ukuran', 'pekerja', 'pkp', 'pajak', 'tanggal', 'tutup-buku']

function profileErrorText(t: ToolTranslate, error: ProfileError | undefined, locale: string): string | undefined {
  if (error === 'tooManyDays') return t('calendar.error.tooManyDays', { most: mostDays })
  return error === 'tooFar' || error === 'twoShareholders'
    ? t(`calendar.error.${error}`)
    : typingErrorText(t, error, locale)
}
