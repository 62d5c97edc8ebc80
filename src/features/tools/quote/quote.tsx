import { useCallback } from 'react'
import { type Correction, isOpen, type QuoteWords } from '../../../engines/quote/offer.ts'
import { readOffer } from '../../../engines/quote/read-offer.ts'
import { checkOffer, differenceOf, type QuoteRules } from '../../../engines/quote.ts'
import type { QuoteCase } from '../../../engines/quote-case.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/format.ts'
import type { ReviewDays, ShownRule } from '../../../lib/shown-rule.ts'
import { typedRupiah } from '../../../lib/typed-values.ts'
import { writeFragment } from '../address-form.ts'
import { CheckField, SelectField, TextArea, TextField } from '../fields.tsx'
import { idsIn, withId } from '../id-list.ts'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { typingErrorText } from '../typing-error-text.ts'
import { useAnswers } from '../use-answers.ts'
import { readCorrections, withCorrection, withoutDeletions, writeCorrections } from './corrections.ts'
import { differenceText, QuoteResultView } from './quote-result.tsx'

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

const beginning = { layanan: '', isi: '', nilai: '', termasuk: '', jelas: '', ubah: '' }
type Field = keyof typeof beginning

/** Longer texts are not kept in the address; the reader stops far before. */
const longestTyped = 100_000
/** Longer addresses are cut by chats and mail programs. */
const longestAddress = 2000

/** The check of an offer. Island: `<Quote client:visible … />`. */
export function Quote(props: Props) {
  const { language, texts, words, ruleFacts, cases, topicLabels, terms, rules, days, builtOn } = props
  const t = toolTranslate(language, texts)
  const accepts = (field: Field, value: string) => field !== 'layanan' || cases.some(({ id }) => id === value)
  const { answers, addressFault, isReady, change } = useAnswers(beginning, accepts)
  const { locale } = t
  const money = (amount: number) => formatRupiah(amount, locale)

  const chosen = cases.find(({ id }) => id === answers.layanan)
  const corrections = readCorrections(answers.ubah)
  const offer = readOffer(answers.isi, words, corrections)
  const onCorrect = useCallback(
    (key: string, correction: Correction) =>
      change({ ubah: writeCorrections(withCorrection(readCorrections(answers.ubah), key, correction)) }),
    [answers.ubah, change],
  )
  const typedValue = answers.nilai.trim() === '' ? undefined : typedRupiah(answers.nilai, language)
  // The capital that the offer names stands in for the value until the visitor enters one.
  const valueIdr = typedValue ? typedValue.value : offer.capitalIdr
  const given = {
    ...(valueIdr !== undefined && { valueIdr }),
    included: idsIn(answers.termasuk),
    terms: idsIn(answers.jelas),
  }
  const hasOffer = offer.lines.length > 0 || offer.deletedCount > 0
  const result =
    chosen && hasOffer && !typedValue?.error ? checkOffer(ruleFacts, chosen.checklist, offer, given) : undefined
  const asked = result && [
    ...result.questions.filter(({ id }) => props.questions[id] !== undefined),
    ...terms.filter(({ id }) => result.openTerms.includes(id)).map(({ question }) => question),
  ]
  const ruleKeys = new Set(
    result?.findings.flatMap(({ id }) => (id === 'notNeeded' ? chosen?.notNeededRule : props.findings[id]?.rule) ?? []),
  )
  const openCount = offer.lines.filter((line) => line.role === 'price' && isOpen(line)).length
  const isLong =
    isReady &&
    (answers.isi.length > longestAddress ||
      `${location.origin}${location.pathname}#${writeFragment(answers, beginning)}`.length > longestAddress)
  const errorCount = [!chosen, !hasOffer, typedValue?.error].filter(Boolean).length
  const difference = result && chosen && differenceOf(result, chosen.ours, chosen.total)
  const sentence = difference ? differenceText(difference, t, locale) : t('quote.noPrice')
  const status =
    result && asked
      ? t('quote.status', { lines: offer.lines.length, findings: result.findings.length, questions: asked.length })
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
            <QuoteResultView
              asked={asked}
              findings={props.findings}
              isLong={isLong}
              locale={locale}
              offer={offer}
              onCorrect={onCorrect}
              onRestore={() => change({ ubah: writeCorrections(withoutDeletions(corrections)) })}
              one={chosen}
              openCount={openCount}
              questions={props.questions}
              result={result}
              difference={difference}
              sentence={sentence}
              status={status}
              t={t}
              topicLabels={topicLabels}
            />
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
      status={result ? `${sentence} ${status}` : ''}
      submit={t('quote.submit')}
      t={t}
    >
      {({ isChecked }) => (
        <>
          <SelectField
            error={isChecked && !chosen ? t('tool.error.empty') : undefined}
            label={t('quote.service')}
            name="layanan"
            onValue={(layanan) => change({ layanan })}
            options={[{ value: '', label: t('tool.choose') }, ...cases.map(({ id, label }) => ({ value: id, label }))]}
            value={answers.layanan}
          />
          <TextArea
            error={isChecked && !hasOffer ? t('quote.offerMissing') : undefined}
            hint={t('quote.offerHint')}
            label={t('quote.offer')}
            name="isi"
            onValue={(isi) => change({ isi: isi.slice(0, longestTyped) })}
            rows={7}
            value={answers.isi}
          />
          <TextField
            echo={
              typedValue?.value !== undefined
                ? t('tool.read', { value: money(typedValue.value) })
                : offer.capitalIdr !== undefined && !typedValue
                  ? t('quote.capitalRead', { value: money(offer.capitalIdr) })
                  : undefined
            }
            error={typingErrorText(t, typedValue?.error, t.locale)}
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
