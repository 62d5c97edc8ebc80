import { asksSize, sizes } from '../../../engines/business-size.ts'
import type { Size } from '../../../engines/calendar.ts'
import {
  type Bought,
  compulsoryFor,
  droppedChoices,
  firstYear,
  limitedChoices,
  type Programme,
  readStaff,
  type StaffError,
  unknownCost,
} from '../../../engines/first-year.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, type ToolTranslate, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import type { FeeTable } from '../../../lib/fees.ts'
import type { ReviewDays, ShownRule } from '../../../lib/shown-rule.ts'
import { typedRupiah } from '../../../lib/typed-values.ts'
import { CheckField, SelectField, TextField } from '../fields.tsx'
import { idsIn, withId } from '../id-list.ts'
import { ToolForm } from '../plain-tool-form.tsx'
import { countReadBack } from '../read-back.ts'
import { ShownRules } from '../shown-rules.tsx'
import styles from '../tools.module.css'
import { typingErrorText } from '../typing-error-text.ts'
import { useAnswers } from '../use-answers.ts'
import { YearResult } from './year-result.tsx'

interface FormOption {
  readonly id: string
  readonly label: string
  readonly service: string
  readonly table: FeeTable
  /** What costs money after the first year. */
  readonly later: readonly string[]
}

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  readonly forms: readonly FormOption[]
  readonly trademark: { readonly service: string; readonly table: FeeTable }
  readonly limits: { readonly wage_low_idr: number; readonly wage_high_idr: number }
  readonly programmes: readonly (Programme & { readonly rule: string })[]
  readonly riskClasses: readonly string[]
  readonly rules: Readonly<Record<string, ShownRule>>
  readonly days: ReviewDays
  readonly builtOn: string
}

const beginning = {
  bentuk: 'pt',
  pilihan: '',
  merek: '',
  pembukuan: '',
  pkp: '',
  pekerja: '0',
  upah: '',
  bulan: '12',
  ukuran: 'mikro',
  risiko: '0',
  ump: '',
  program: '',
  yakin: '',
}
type Field = keyof typeof beginning

/** The cost of the first year. Island: `<FirstYear client:visible … />`. */
export function FirstYear(props: Props) {
  const { language, texts, forms, trademark, limits, programmes, riskClasses, rules, days, builtOn } = props
  const t = toolTranslate(language, texts)
  const accepts = (field: Field, value: string) => {
    if (field === 'bentuk') return forms.some(({ id }) => id === value)
    if (field === 'ukuran') return sizes.some((size) => size === value)
    if (field === 'risiko') return riskClasses[Number(value)] !== undefined
    if (field === 'merek') return value === '' || trademark.table.variants.some(({ id }) => id === value)
    return true
  }
  const { answers, addressFault, isReady, change } = useAnswers(beginning, accepts)
  const day = isReady ? today() : builtOn
  const money = (amount: number) => t.money(amount)
  const form = forms.find(({ id }) => id === answers.bentuk) ?? forms[0]
  if (!form) return null

  const choice = Object.fromEntries(
    idsIn(answers.pilihan).map((part) => {
      const [id = '', quantity = '1'] = part.split(':')
      return [id, Number(quantity) || 0]
    }),
  )
  const founding: Bought = { service: form.service, table: form.table, choice }
  const compulsory = compulsoryFor(programmes, form.id, answers.ukuran as Size)
  const joined = [...new Set([...compulsory.ids, ...idsIn(answers.program)])]
  const read = readStaff(
    limits,
    {
      count: answers.pekerja,
      wage: answers.upah,
      months: answers.bulan,
      risk: answers.risiko,
      minimumWage: answers.ump,
      programmes: joined,
      isConfirmed: answers.yakin === 'ya',
    },
    language,
  )
  const errors = 'errors' in read ? read.errors : {}
  const bought = [founding, ...(answers.merek === '' ? [] : [{ ...trademark, variant: answers.merek, choice: {} }])]
  const staff = 'staff' in read ? read.staff : undefined
  const year =
    'staff' in read
      ? firstYear(
          bought,
          programmes,
          staff,
          { contributions: t('first.contributions', { months: staff?.months ?? 12 }), thr: t('first.thr') },
          answers.pembukuan === 'ya' ? [unknownCost('pembukuan', t('first.bookkeepingLine'), 'third_party')] : [],
        )
      : undefined
  const labels = new Map(forms.flatMap(({ table }) => table.lines.map(({ id, label }) => [id, label] as const)))
  const dropped = droppedChoices(founding).flatMap((id) => labels.get(id) ?? [])
  const limited = limitedChoices(founding).map(({ label, count }) => t('first.limited', { label, count }))
  const asksStaff = staff !== undefined || 'errors' in read
  const ruleKeys = [
    'modal',
    ...(staff ? ['wajib', ...programmes.filter(({ id }) => joined.includes(id)).map(({ rule }) => rule), 'thr'] : []),
  ]

  return (
    <ToolForm
      errorCount={Object.keys(errors).length}
      isReady={isReady}
      addressFault={addressFault}
      legend={t('first.title')}
      result={
        year ? (
          <>
            {form.table.validUntil < day && (
              <p className={styles.caution}>{t('first.expired', { day: t.day(form.table.validUntil) })}</p>
            )}
            <YearResult later={form.later} t={t} year={year} />
            {staff && compulsory.notice && <p className={styles.caution}>{t(`first.notice.${compulsory.notice}`)}</p>}
            {limited.length > 0 && <p className={styles.caution}>{limited.join(' ')}</p>}
            {dropped.length > 0 && <p className={styles.days}>{t('first.dropped', { items: dropped.join(', ') })}</p>}
            {answers.pkp === 'ya' && <p className={styles.days}>{t('first.pkpNote')}</p>}
            <ShownRules
              days={days}
              rules={[...new Set(ruleKeys)].flatMap((key) => rules[key] ?? [])}
              t={t}
              today={day}
            />
          </>
        ) : (
          <p className={styles.why}>{t('first.waiting')}</p>
        )
      }
      status={
        year
          ? `${t.money(year.total.minIdr, year.total.maxIdr)}${year.total.isIncomplete ? ` ${t('first.open', { count: year.openRows.length })}` : ''}`
          : ''
      }
      submit={t('first.submit')}
      t={t}
    >
      {({ isChecked }) => {
        const shown = (field: keyof typeof errors, value: string) =>
          isChecked || value !== '' ? staffErrorText(t, errors[field]) : undefined
        const echo = (value: string) => {
          const sum = typedRupiah(value, language).value
          return sum === undefined ? undefined : t('tool.read', { value: money(sum) })
        }
        return (
          <>
            <SelectField
              label={t('first.form')}
              name="bentuk"
              onValue={(bentuk) => change({ bentuk })}
              options={forms.map(({ id, label }) => ({ value: id, label }))}
              value={form.id}
            />
            <TextField
              echo={countReadBack(t, answers.pekerja, staff?.count, t.locale)}
              error={shown('count', answers.pekerja)}
              inputMode="numeric"
              label={t('first.staff')}
              name="pekerja"
              onValue={(pekerja) => change({ pekerja })}
              value={answers.pekerja}
            />
            {asksStaff && (
              <>
                <TextField
                  echo={echo(answers.upah)}
                  error={shown('wage', answers.upah)}
                  hint={t('tool.moneyHint')}
                  label={t('first.wage')}
                  name="upah"
                  onValue={(upah) => change({ upah, yakin: '' })}
                  value={answers.upah}
                />
                {(errors.wage === 'wageLow' || errors.wage === 'wageHigh' || answers.yakin === 'ya') && (
                  <CheckField
                    isChecked={answers.yakin === 'ya'}
                    label={t('first.confirm')}
                    name="yakin"
                    onChecked={(isOn) => change({ yakin: isOn ? 'ya' : '' })}
                  />
                )}
                <TextField
                  echo={countReadBack(t, answers.bulan, staff?.months, t.locale)}
                  error={shown('months', answers.bulan)}
                  inputMode="numeric"
                  label={t('first.months')}
                  name="bulan"
                  onValue={(bulan) => change({ bulan })}
                  value={answers.bulan}
                />
                {asksSize(form.id) ? (
                  <SelectField
                    label={t('first.size')}
                    name="ukuran"
                    onValue={(ukuran) => change({ ukuran })}
                    options={sizes.map((size) => ({ value: size, label: t(`first.size.${size}`) }))}
                    value={answers.ukuran}
                  />
                ) : (
                  <p className={styles.hint}>{t('first.notice.pmaIsLarge')}</p>
                )}
                <SelectField
                  label={t('first.risk')}
                  name="risiko"
                  onValue={(risiko) => change({ risiko })}
                  options={riskClasses.map((label, place) => ({ value: String(place), label }))}
                  value={answers.risiko}
                />
                <TextField
                  echo={echo(answers.ump)}
                  error={shown('minimumWage', answers.ump)}
                  hint={t('first.minimumHint')}
                  label={t('first.minimum')}
                  name="ump"
                  onValue={(ump) => change({ ump })}
                  value={answers.ump}
                />
                <fieldset className={styles.group}>
                  <legend>{t('first.programmes')}</legend>
                  {programmes.map(({ id, label }) => (
                    <CheckField
                      isChecked={joined.includes(id)}
                      key={id}
                      label={label}
                      name={id}
                      onChecked={(isOn) => change({ program: withId(answers.program, id, isOn) })}
                      {...(compulsory.ids.includes(id) && { hint: t('first.compulsory') })}
                    />
                  ))}
                </fieldset>
              </>
            )}
            <fieldset className={styles.group}>
              <legend>{t('first.extras')}</legend>
              {form.table.lines
                .filter(({ optional, beyondFirst }) => optional && !beyondFirst)
                .map(({ id, label, quantity }) => (
                  <div key={id}>
                    <CheckField
                      isChecked={(choice[id] ?? 0) > 0}
                      label={label}
                      name={id}
                      onChecked={(isOn) =>
                        change({ pilihan: withQuantity(answers.pilihan, id, isOn ? (quantity?.min ?? 1) : 0) })
                      }
                    />
                    {quantity && (choice[id] ?? 0) > 0 && (
                      <TextField
                        inputMode="numeric"
                        label={t('first.quantity', { label })}
                        name={`${id}-jumlah`}
                        onValue={(count) =>
                          change({ pilihan: withQuantity(answers.pilihan, id, Number(count.replace(/\D/g, '')) || 1) })
                        }
                        value={String(choice[id])}
                      />
                    )}
                  </div>
                ))}
              <CheckField
                isChecked={answers.pembukuan === 'ya'}
                label={t('first.bookkeeping')}
                name="pembukuan"
                onChecked={(isOn) => change({ pembukuan: isOn ? 'ya' : '' })}
              />
              <CheckField
                isChecked={answers.pkp === 'ya'}
                label={t('first.pkp')}
                name="pkp"
                onChecked={(isOn) => change({ pkp: isOn ? 'ya' : '' })}
              />
            </fieldset>
            <SelectField
              label={t('first.trademark')}
              name="merek"
              onValue={(merek) => change({ merek })}
              options={[
                { value: '', label: t('first.trademark.none') },
                ...trademark.table.variants.map(({ id, label }) => ({ value: id, label })),
              ]}
              value={answers.merek}
            />
          </>
        )
      }}
    </ToolForm>
  )
}

/** Quantities as `id:2`, joined by commas; 0 takes an extra out. */
function withQuantity(text: string, id: string, quantity: number): string {
  const others = idsIn(text).filter((part) => part.split(':')[0] !== id)
  return (quantity > 0 ? [...others, `${id}:${quantity}`] : others).join(',')
}

function staffErrorText(t: ToolTranslate, error: StaffError | undefined): string | undefined {
  return error === 'wageLow' || error === 'wageHigh' ? t(`first.${error}`) : typingErrorText(t, error, t.locale)
}
