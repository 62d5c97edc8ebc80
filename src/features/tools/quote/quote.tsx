import { useCallback } from 'react'
import { type Correction, openPrices, type QuoteWords } from '../../../engines/quote/offer.ts'
import { checkOffer, differenceOf, type QuoteCase, type QuoteRules } from '../../../engines/quote.ts'
import { useLoaded } from '../../../http/use-loaded.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { ToolTexts } from '../../../i18n/tool-translate.ts'
import type { ReviewDays, ShownRule } from '../../../lib/island-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Area, Select, Text, Ticks } from '../form-fields.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { useDay, useForm } from '../use-form.ts'
import { readCorrections, withCorrection, withoutDeletions, writeCorrections } from './corrections.ts'
import { differenceTexts } from './finding-text.ts'
import { quoteForm } from './quote-form.ts'
import { QuoteResultView } from './quote-result.tsx'

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

/** Characters of all answers in an address; chats and mail programs cut addresses of more than 2,000. */
const longestAddress = 1900

/** The reader of offers is larger than the form: it comes once the form works. */
const getReader = () => import('../../../engines/quote/read-offer.ts')

/** The check of an offer. Island: `<Quote client:load … />`. */
export function Quote(props: Props) {
  const { language, texts, words, ruleFacts, cases, topicLabels, terms, rules, days, builtOn } = props
  const declared = quoteForm(cases)
  const form = useForm('quote', { language, texts }, declared)
  const day = useDay(builtOn)
  const { t, answers, change, complete, known } = form
  const { ubah = '' } = answers

  const chosen = known.chosen
  const corrections = readCorrections(ubah)
  const [reader, retry] = useLoaded(getReader, true)
  const { isi: typed = '' } = answers
  const offer = typeof reader === 'object' ? reader.readOffer(typed, words, corrections) : undefined
  const onCorrect = useCallback(
    (key: string, correction: Correction) =>
      change({ ubah: writeCorrections(withCorrection(readCorrections(ubah), key, correction)) }),
    [ubah, change],
  )
  // Until the reader is there, any text may be an offer.
  const hasOffer = offer ? offer.lines.length > 0 || offer.deletedCount > 0 : typed.trim() !== ''
  const result =
    complete && offer && hasOffer
      ? checkOffer(ruleFacts, complete.chosen.checklist, offer, {
          // The capital that the offer names stands in for the value until the visitor enters one.
          valueIdr: complete.valueIdr ?? offer.capitalIdr,
          included: complete.included,
          terms: complete.terms,
        })
      : undefined
  const asked = result && [
    ...result.questions.filter(({ id }) => props.questions[id] !== undefined),
    ...terms.filter(({ id }) => result.openTerms.includes(id)).map(({ question }) => question),
  ]
  const ruleKeys = new Set(
    result?.findings.flatMap(({ id }) => (id === 'notNeeded' ? chosen?.notNeededRule : props.findings[id]?.rule) ?? []),
  )
  const isLong = encodeURIComponent(Object.values(answers).join()).length > longestAddress
  const difference = result && chosen && differenceOf(result, chosen.ours, chosen.total)
  const sentences = difference ? differenceTexts(difference, t) : [t('quote.noPrice')]
  const status =
    offer && result && asked
      ? t('quote.status', { lines: offer.lines.length, findings: result.findings.length, questions: asked.length })
      : ''
  const isUnread = !offer && hasOffer
  const waiting = t(reader === 'failed' ? 'quote.failed' : isUnread ? 'quote.loading' : 'quote.waiting')

  return (
    <ToolForm
      faults={hasOffer ? {} : { isi: 'empty' }}
      form={form}
      isLoading={reader === 'loading'}
      result={
        offer && result && asked && chosen ? (
          <>
            <QuoteResultView
              asked={asked}
              findings={props.findings}
              isLong={isLong}
              offer={offer}
              onCorrect={onCorrect}
              onRestore={() => change({ ubah: writeCorrections(withoutDeletions(corrections)) })}
              one={chosen}
              openCount={openPrices(offer).length}
              questions={props.questions}
              result={result}
              difference={difference}
              sentences={sentences}
              status={status}
              t={t}
              topicLabels={topicLabels}
            />
            <ShownRules days={days} rules={[...ruleKeys].flatMap((key) => rules[key] ?? [])} t={t} today={day} />
          </>
        ) : (
          <>
            <p className={styles.why}>{waiting}</p>
            {reader === 'failed' && <Button onClick={retry}>{t('tool.retry')}</Button>}
          </>
        )
      }
      status={result ? `${sentences.join(' ')} ${status}` : isUnread ? waiting : ''}
    >
      <Select field={declared.fields.chosen} />
      <Area field={declared.fields.offer} rows={7} />
      <Text
        echo={
          answers.nilai?.trim() === '' && offer?.capitalIdr !== undefined
            ? t('quote.capitalRead', { value: t.money(offer.capitalIdr) })
            : undefined
        }
        field={declared.fields.valueIdr}
      />
      <Ticks
        field={declared.fields.included}
        options={(chosen?.checklist.needed ?? []).map((id) => ({ id, label: topicLabels[id] ?? id }))}
      />
      <Ticks field={declared.fields.terms} options={terms} />
    </ToolForm>
  )
}
