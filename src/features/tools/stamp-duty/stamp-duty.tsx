import { type StampDutyRates, stampDuty } from '../../../engines/stamp-duty.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { ToolTexts } from '../../../i18n/tool-translate.ts'
import type { ReviewDays, ShownRule } from '../../../lib/island-data.ts'
import { Select, Text, Tick } from '../form-fields.tsx'
import { ShareActions } from '../share-actions.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { useDay, useForm } from '../use-form.ts'
import { stampForm } from './stamp-form.ts'

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  readonly rates: StampDutyRates
  /** By key; those behind the answer are shown. */
  readonly rules: Readonly<Record<string, ShownRule>>
  readonly days: ReviewDays
  readonly builtOn: string
}

/** The stamp duty check. Island: `<StampDuty client:load … />`. */
export function StampDuty({ language, texts, rates, rules, days, builtOn }: Props) {
  const day = useDay(builtOn)
  const declared = stampForm(rates.kinds, Number(day.slice(0, 4)))
  const form = useForm('stamp', { language, texts }, declared)
  const { t, complete } = form
  const answer = complete && stampDuty(rates, complete)
  const duty = t.money(rates.duty_idr)
  const sentence = !answer
    ? t('stamp.waiting')
    : answer.totalIdr === undefined
      ? t('stamp.ask')
      : answer.surchargeIdr > 0
        ? t('stamp.why.late', { documents: answer.documents, duty, surcharge: t.money(answer.surchargeIdr) })
        : answer.totalIdr > 0
          ? t('stamp.why.due', { documents: answer.documents, duty })
          : t('stamp.why.none')
  const advice = answer?.advice && t(`stamp.advice.${answer.advice}`)
  const figure = answer?.totalIdr === undefined ? '' : t.money(answer.totalIdr)
  const { kind, statesMoney, sumIdr, originals, signing, year, isElectronic, isEvidence, isAbroad } = declared.fields

  return (
    <ToolForm
      form={form}
      result={
        <>
          {figure && <p className={styles.answer}>{figure}</p>}
          <p className={styles.why}>
            {sentence} {advice}
          </p>
          {answer && (
            <>
              <ShownRules days={days} rules={answer.rules.flatMap((key) => rules[key] ?? [])} t={t} today={day} />
              <ShareActions t={t} />
            </>
          )}
        </>
      }
      status={answer ? [figure, sentence, advice].filter(Boolean).join(' ') : ''}
    >
      <Select field={kind} />
      <Tick field={statesMoney} />
      <Text field={sumIdr} />
      <Text field={originals} />
      <Select field={signing} />
      <Text field={year} />
      <div>
        <Tick field={isElectronic} />
        <Tick field={isEvidence} />
        <Tick field={isAbroad} />
      </div>
    </ToolForm>
  )
}
