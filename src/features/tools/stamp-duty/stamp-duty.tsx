import {
  asksYear,
  mostOriginals,
  readStampForm,
  type StampDutyRates,
  type StampForm,
  signings,
  stampDuty,
} from '../../../engines/stamp-duty.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import type { ReviewDays, ShownRule } from '../../../lib/shown-rule.ts'
import { typedYear } from '../../../lib/typed-day.ts'
import { typedCount, typedRupiah } from '../../../lib/typed-values.ts'
import { CheckField, SelectField, TextField } from '../fields.tsx'
import { countReadBack, yearReadBack } from '../read-back.ts'
import { ShareActions } from '../share-actions.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { typingErrorText } from '../typing-error-text.ts'
import { useAnswers } from '../use-answers.ts'

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  readonly rates: StampDutyRates
  /** What the kinds are called, in their order. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  /** By key; those behind the answer are shown. */
  readonly rules: Readonly<Record<string, ShownRule>>
  readonly days: ReviewDays
  readonly builtOn: string
}

const beginning = {
  jenis: '',
  uang: '',
  jumlah: '',
  asli: '1',
  elektronik: '',
  tanda: 'unsigned',
  tahun: '',
  bukti: '',
  luar: '',
}
type Field = keyof typeof beginning

/** The stamp duty check. Island: `<StampDuty client:visible … />`. */
export function StampDuty({ language, texts, rates, kinds, rules, days, builtOn }: Props) {
  const t = toolTranslate(language, texts)
  const accepts = (field: Field, value: string) => {
    if (field === 'jenis') return rates.kinds.some(({ id }) => id === value)
    if (field === 'tanda') return (signings as readonly string[]).includes(value)
    return ['uang', 'elektronik', 'bukti', 'luar'].includes(field) ? value === 'ya' : true
  }
  const { answers, addressFault, isReady, change } = useAnswers(beginning, accepts)
  const day = isReady ? today() : builtOn
  const form: StampForm = {
    kind: answers.jenis,
    statesMoney: answers.uang === 'ya',
    sum: answers.jumlah,
    originals: answers.asli,
    isElectronic: answers.elektronik === 'ya',
    signing: answers.tanda,
    year: answers.tahun,
    isEvidence: answers.bukti === 'ya',
    isAbroad: answers.luar === 'ya',
  }
  const thisYear = Number(day.slice(0, 4))
  const read = readStampForm(rates, form, thisYear, language)
  const errors = 'errors' in read ? read.errors : {}
  const answer = 'question' in read ? stampDuty(rates, read.question) : undefined
  const kind = rates.kinds.find(({ id }) => id === answers.jenis)
  const asksSum = kind?.duty === 'money' || (kind?.duty === 'stated' && form.statesMoney)
  const { locale } = t
  const money = (amount: number) => t.money(amount)
  const sum = typedRupiah(answers.jumlah, language).value
  const tick = (field: Field) => (isChecked: boolean) => change({ [field]: isChecked ? 'ya' : '' })

  const sentence = !answer
    ? t('stamp.waiting')
    : answer.totalIdr === undefined
      ? t('stamp.ask')
      : answer.surchargeIdr > 0
        ? t('stamp.why.late', {
            documents: answer.documents,
            duty: money(rates.duty_idr),
            surcharge: money(answer.surchargeIdr),
          })
        : answer.totalIdr > 0
          ? t('stamp.why.due', { documents: answer.documents, duty: money(rates.duty_idr) })
          : t('stamp.why.none')
  const advice = answer?.advice && t(`stamp.advice.${answer.advice}`)
  const figure = answer?.totalIdr === undefined ? '' : money(answer.totalIdr)

  return (
    <ToolForm
      errorCount={Object.keys(errors).length}
      isReady={isReady}
      addressFault={addressFault}
      legend={t('stamp.title')}
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
      submit={t('stamp.submit')}
      t={t}
    >
      {({ isChecked }) => {
        const shown = (field: keyof typeof errors, value: string) =>
          isChecked || (value !== '' && errors[field] !== 'empty')
            ? typingErrorText(t, errors[field], locale)
            : undefined
        return (
          <>
            <SelectField
              error={isChecked && errors.kind ? t('stamp.kindMissing') : undefined}
              label={t('stamp.kind')}
              name="jenis"
              onValue={(jenis) => change({ jenis })}
              options={[
                { value: '', label: t('tool.choose') },
                ...kinds.map(({ id, label }) => ({ value: id, label })),
              ]}
              value={answers.jenis}
            />
            {kind?.duty === 'stated' && (
              <CheckField
                isChecked={form.statesMoney}
                label={t('stamp.statesMoney')}
                name="uang"
                onChecked={tick('uang')}
              />
            )}
            {asksSum && (
              <TextField
                echo={sum === undefined ? undefined : t('tool.read', { value: money(sum) })}
                error={shown('sum', answers.jumlah)}
                hint={t('tool.moneyHint')}
                inputMode="text"
                label={t('stamp.sum')}
                name="jumlah"
                onValue={(jumlah) => change({ jumlah })}
                value={answers.jumlah}
              />
            )}
            <TextField
              echo={countReadBack(t, answers.asli, typedCount(answers.asli, 1, mostOriginals).value, locale)}
              error={shown('originals', answers.asli)}
              hint={t('stamp.originalsHint')}
              inputMode="numeric"
              label={t('stamp.originals')}
              name="asli"
              onValue={(asli) => change({ asli })}
              value={answers.asli}
            />
            <SelectField
              label={t('stamp.signing')}
              name="tanda"
              onValue={(tanda) => change({ tanda })}
              options={signings.map((signing) => ({ value: signing, label: t(`stamp.signing.${signing}`) }))}
              value={answers.tanda}
            />
            {asksYear(answers.tanda) && (
              <TextField
                echo={yearReadBack(t, answers.tahun, typedYear(answers.tahun, 1945, thisYear).value)}
                error={shown('year', answers.tahun)}
                inputMode="numeric"
                label={t('stamp.year')}
                maxLength={40}
                name="tahun"
                onValue={(tahun) => change({ tahun })}
                value={answers.tahun}
              />
            )}
            <div>
              <CheckField
                isChecked={form.isElectronic}
                label={t('stamp.electronic')}
                name="elektronik"
                onChecked={tick('elektronik')}
              />
              <CheckField
                isChecked={form.isEvidence}
                label={t('stamp.evidence')}
                name="bukti"
                onChecked={tick('bukti')}
              />
              <CheckField isChecked={form.isAbroad} label={t('stamp.abroad')} name="luar" onChecked={tick('luar')} />
            </div>
          </>
        )
      }}
    </ToolForm>
  )
}
