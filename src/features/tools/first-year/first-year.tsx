import { asksSize } from '../../../engines/business-size.ts'
import {
  type Bought,
  compulsoryFor,
  droppedChoices,
  type FirstYear as FirstYearCosts,
  firstYear,
  limitedChoices,
  type Programme,
  unknownCost,
} from '../../../engines/first-year.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { ToolTexts, ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { FeeTable } from '../../../lib/fees.ts'
import type { ReviewDays, ShownRule } from '../../../lib/island-data.ts'
import { CheckField } from '../fields.tsx'
import { Select, Text, Tick, Ticks } from '../form-fields.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { useDay, useForm } from '../use-form.ts'
import { firstForm, type WageLimits, withQuantity } from './first-form.ts'
import { QuantityField } from './quantity-field.tsx'
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
  readonly limits: WageLimits
  readonly programmes: readonly (Programme & { readonly rule: string })[]
  readonly riskClasses: readonly string[]
  readonly rules: Readonly<Record<string, ShownRule>>
  readonly days: ReviewDays
  readonly builtOn: string
}

function totalText({ total, openRows }: FirstYearCosts, t: ToolTranslate): string {
  const sum = t.money(total.minIdr, total.maxIdr)
  return total.isIncomplete ? `${t('first.from', { sum })} ${t('first.open', { count: openRows.length })}` : sum
}

/** What may be added to a form; further ones of the same kind follow from its quantity. */
const extrasOf = ({ lines }: FeeTable) => lines.filter(({ optional, beyondFirst }) => optional && !beyondFirst)

/** The cost of the first year. Island: `<FirstYear client:load … />`. */
export function FirstYear(props: Props) {
  const { language, texts, forms, trademark, limits, programmes, riskClasses, rules, days, builtOn } = props
  const lists = {
    extras: forms.flatMap(({ table }) => extrasOf(table).map(({ id }) => id)),
    programmes: programmes.map(({ id }) => id),
  }
  const declared = firstForm(forms, trademark.table.variants, riskClasses, lists, limits)
  const form = useForm('first', { language, texts }, declared)
  const day = useDay(builtOn)
  const { t, known, complete, change } = form
  const { fields } = declared
  const chosen = known.form
  if (!chosen) return null

  const { pilihan = '' } = form.answers
  const extras = known.extras ?? {}
  const founding: Bought = { service: chosen.service, table: chosen.table, choice: extras }
  const bought = [founding, ...(known.trademark ? [{ ...trademark, variant: known.trademark.id, choice: {} }] : [])]
  const compulsory = compulsoryFor(programmes, chosen.id, known.size ?? 'mikro')
  const joined = [...new Set([...compulsory.ids, ...(known.programmes ?? [])])]
  const staff =
    complete && complete.count > 0
      ? {
          count: complete.count,
          wageIdr: complete.wageIdr ?? 0,
          months: complete.months ?? 12,
          risk: complete.risk ?? 0,
          minimumWageIdr: complete.minimumWageIdr,
          programmes: joined,
        }
      : undefined
  const year =
    complete &&
    firstYear(
      bought,
      programmes,
      staff,
      { contributions: t('first.contributions', { months: staff?.months ?? 12 }), thr: t('first.thr') },
      complete.needsBookkeeping ? [unknownCost('pembukuan', t('first.bookkeepingLine'), 'third_party')] : [],
    )
  const labels = new Map(forms.flatMap(({ table }) => table.lines.map(({ id, label }) => [id, label] as const)))
  const dropped = droppedChoices(founding).flatMap((id) => labels.get(id) ?? [])
  const limited = limitedChoices(founding).map(({ label, count }) => t('first.limited', { label, count }))
  const ruleKeys = [
    'modal',
    ...(staff ? ['wajib', ...programmes.filter(({ id }) => joined.includes(id)).map(({ rule }) => rule), 'thr'] : []),
  ]

  return (
    <ToolForm
      form={form}
      result={
        year ? (
          <>
            {chosen.table.validUntil < day && (
              <p className={styles.caution}>{t('first.expired', { day: t.day(chosen.table.validUntil) })}</p>
            )}
            <YearResult later={chosen.later} t={t} year={year} />
            {staff && compulsory.notice && <p className={styles.caution}>{t(`first.notice.${compulsory.notice}`)}</p>}
            {limited.length > 0 && <p className={styles.caution}>{limited.join(' ')}</p>}
            {dropped.length > 0 && <p className={styles.days}>{t('first.dropped', { items: dropped.join(', ') })}</p>}
            {known.chargesVat && <p className={styles.days}>{t('first.pkpNote')}</p>}
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
      status={year ? totalText(year, t) : ''}
    >
      <Select field={fields.form} />
      <Text field={fields.count} />
      <Text field={fields.wageIdr} />
      <Tick field={fields.isConfirmed} />
      <Text field={fields.months} />
      <Select field={fields.size} />
      {known.count !== 0 && !asksSize(chosen.id) && <p className={styles.hint}>{t('first.notice.pmaIsLarge')}</p>}
      <Select field={fields.risk} />
      <Text field={fields.minimumWageIdr} />
      <Ticks
        always={compulsory.ids}
        field={fields.programmes}
        options={programmes.map(({ id, label }) => ({
          id,
          label,
          hint: compulsory.ids.includes(id) ? t('first.compulsory') : undefined,
        }))}
      />
      <fieldset className={styles.group}>
        <legend>{t('first.extras')}</legend>
        {extrasOf(chosen.table).map(({ id, label, quantity }) => {
          const have = extras[id] ?? 0
          const take = (wanted: number) => change({ pilihan: withQuantity(pilihan, id, wanted) })
          return (
            <div key={id}>
              <CheckField
                isChecked={have > 0}
                label={label}
                name={id}
                onChecked={(isOn) => take(isOn ? (quantity?.min ?? 1) : 0)}
              />
              {quantity && have > 0 && (
                <QuantityField
                  have={have}
                  label={t('first.quantity', { label })}
                  name={`${id}-jumlah`}
                  onQuantity={take}
                  t={t}
                />
              )}
            </div>
          )
        })}
        <Tick field={fields.needsBookkeeping} />
        <Tick field={fields.chargesVat} />
      </fieldset>
      <Select field={fields.trademark} />
    </ToolForm>
  )
}
