import { checkOffer, type Finding, type QuoteRules } from '../../../engines/quote.ts'
import type { QuoteCase } from '../../../engines/quote-case.ts'
import { type OfferLine, type Payee, type QuoteWords, readOffer } from '../../../engines/quote-reader.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import type { ReviewDays, ShownRule } from '../../../lib/shown-rule.ts'
import { typedRupiah } from '../../../lib/typed-values.ts'
import { CheckField, SelectField, TextArea, TextField } from '../fields.tsx'
import { idsIn, withId } from '../id-list.ts'
import { ShareActions } from '../share-actions.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { typingErrorText } from '../typing-error-text.ts'
import { useAnswers } from '../use-answers.ts'
import { Comparison } from './comparison.tsx'
import { OfferLines } from './offer-lines.tsx'

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  readonly words: QuoteWords
  readonly ruleFacts: QuoteRules
  readonly cases: readonly QuoteCase[]
  readonly topicLabels: Readonly<Record<string, string>>
  readonly terms: readonly { readonly id: string; readonly label: string; readonly question: string }[]
  readonly findings: Readonly<Record<string, { readonly text: string; readonly rule?: string }>>
  readonly questions: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, ShownRule>>
  readonly days: ReviewDays
  readonly builtOn: string
}

const beginning = { layanan: '', isi: '', nilai: '', termasuk: '', jelas: '', untuk: '' }
type Field = keyof typeof beginning

/** The check of an offer. Island: `<Quote client:visible … />`. */
export function Quote(props: Props) {
  const { language, texts, words, ruleFacts, cases, topicLabels, terms, rules, days, builtOn } = props
  const t = toolTranslate(language, texts)
  const accepts = (field: Field, value: string) => field !== 'layanan' || cases.some(({ id }) => id === value)
  const { answers, addressFault, isReady, change } = useAnswers(beginning, accepts)
  const money = (amount: number) => (amount < 0 ? `−${t.money(-amount)}` : t.money(amount))

  const chosen = cases.find(({ id }) => id === answers.layanan)
  const read = readOffer(answers.isi, words)
  const value = answers.nilai.trim() === '' ? undefined : typedRupiah(answers.nilai, language)
  const given = {
    ...(value?.value !== undefined && { valueIdr: value.value }),
    included: idsIn(answers.termasuk),
    terms: idsIn(answers.jelas),
  }
  const payees = new Map(idsIn(answers.untuk).map((part) => part.split(':') as [string, Payee]))
  const lines: readonly OfferLine[] =
    read === 'tooMany'
      ? []
      : read.lines.map((line, place) => ({ ...line, payee: payees.get(String(place)) ?? line.payee }))
  const hasOffer = read !== 'tooMany' && (lines.length > 0 || read.totalIdr !== undefined)
  const result =
    chosen && hasOffer && !value?.error ? checkOffer(ruleFacts, chosen.checklist, { ...read, lines }, given) : undefined

  const filled = (text: string, { line, sumIdr, known, moreIdr, note, topics }: Finding) =>
    text
      .replace('{{line}}', () => line?.text ?? '')
      .replaceAll('{{sum}}', sumIdr === undefined ? '' : money(sumIdr))
      .replaceAll('{{known}}', known ? t.money(known[0], known[1]) : '')
      .replaceAll(
        '{{more}}',
        note ?? topics?.map((id) => topicLabels[id] ?? id).join(', ') ?? (moreIdr === undefined ? '' : money(moreIdr)),
      )
  const asked = result && [
    ...result.questions.flatMap((finding) => {
      const text = props.questions[finding.id]
      return text === undefined ? [] : [filled(text, finding)]
    }),
    ...terms.filter(({ id }) => result.openTerms.includes(id)).map(({ question }) => question),
  ]
  const ruleKeys = new Set(
    result?.findings.flatMap(({ id }) => (id === 'notNeeded' ? chosen?.notNeededRule : props.findings[id]?.rule) ?? []),
  )
  const errorCount = [!chosen, !hasOffer, value?.error].filter(Boolean).length
  const status =
    result && asked
      ? t('quote.status', { lines: lines.length, findings: result.findings.length, questions: asked.length })
      : ''

  return (
    <ToolForm
      errorCount={errorCount}
      isReady={isReady}
      addressFault={addressFault}
      legend={t('quote.title')}
      result={
        result && asked && chosen ? (
          <>
            <p className={styles.why}>{status}</p>
            <OfferLines
              lines={lines}
              money={money}
              onPayee={(place, payee) => {
                payees.set(String(place), payee)
                change({ untuk: [...payees].map((pair) => pair.join(':')).join(',') })
              }}
              t={t}
            />
            <h3 className={styles.subheading}>{t('quote.findings')}</h3>
            {result.findings.length === 0 ? (
              <p>{t('quote.nothing')}</p>
            ) : (
              <ul className={styles.list}>
                {result.findings.map((finding, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name of their own, and never change places alone.
                  <li key={place}>{filled(props.findings[finding.id]?.text ?? '', finding)}</li>
                ))}
              </ul>
            )}
            <h3 className={styles.subheading}>{t('quote.questions')}</h3>
            <p>{t('quote.ask')}</p>
            <ol className={styles.list}>
              {asked.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
            <ShareActions
              t={t}
              text={{
                label: t('quote.copyQuestions'),
                text: `${t('quote.ask')}\n${asked.map((question, place) => `${place + 1}. ${question}`).join('\n')}`,
              }}
            />
            <Comparison one={chosen} result={result} t={t} />
            <ShownRules
              days={days}
              rules={[...ruleKeys].flatMap((key) => rules[key] ?? [])}
              t={t}
              today={isReady ? today() : builtOn}
            />
          </>
        ) : (
          <p className={styles.why}>{t('quote.waiting')}</p>
        )
      }
      status={status}
      submit={t('quote.submit')}
      t={t}
    >
      {({ isChecked }) => (
        <>
          <SelectField
            error={isChecked && !chosen ? t('tool.error.empty') : undefined}
            label={t('quote.service')}
            name="layanan"
            onValue={(layanan) => change({ layanan, untuk: '' })}
            options={[{ value: '', label: t('tool.choose') }, ...cases.map(({ id, label }) => ({ value: id, label }))]}
            value={answers.layanan}
          />
          <TextArea
            error={
              read === 'tooMany' ? t('quote.tooMany') : isChecked && !hasOffer ? t('quote.offerMissing') : undefined
            }
            hint={t('quote.offerHint')}
            label={t('quote.offer')}
            name="isi"
            onValue={(isi) => change({ isi: isi.slice(0, 4000), untuk: '' })}
            rows={7}
            value={answers.isi}
          />
          <TextField
            echo={value?.value === undefined ? undefined : t('tool.read', { value: money(value.value) })}
            error={typingErrorText(t, value?.error, t.locale)}
            hint={t('tool.moneyHint')}
            label={t('quote.value')}
            name="nilai"
            onValue={(nilai) => change({ nilai })}
            value={answers.nilai}
          />
          {chosen && chosen.checklist.needed.length > 0 && (
            <fieldset className={styles.group}>
              <legend>{t('quote.included')}</legend>
              {[...new Set(chosen.checklist.needed)].map((topic) => (
                <CheckField
                  isChecked={given.included.includes(topic)}
                  key={topic}
                  label={topicLabels[topic] ?? topic}
                  name={topic}
                  onChecked={(isOn) => change({ termasuk: withId(answers.termasuk, topic, isOn) })}
                />
              ))}
            </fieldset>
          )}
          <fieldset className={styles.group}>
            <legend>{t('quote.known')}</legend>
            {terms.map(({ id, label }) => (
              <CheckField
                isChecked={given.terms.includes(id)}
                key={id}
                label={label}
                name={id}
                onChecked={(isOn) => change({ jelas: withId(answers.jelas, id, isOn) })}
              />
            ))}
          </fieldset>
        </>
      )}
    </ToolForm>
  )
}
