import type { Correction, Offer } from '../../../engines/quote/offer.ts'
import { type Difference, type QuoteResult, verdictOf } from '../../../engines/quote.ts'
import type { QuoteCase } from '../../../engines/quote-case.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { ShareActions } from '../share-actions.tsx'
import styles from '../tools.module.css'
import { VerdictStamp } from '../verdict-stamp.tsx'
import { Comparison } from './comparison.tsx'
import { findingText } from './finding-text.ts'
import { OfferLines } from './offer-lines.tsx'
import quoteStyles from './quote.module.css'

interface Props {
  readonly t: ToolTranslate
  readonly one: QuoteCase
  readonly offer: Offer
  readonly result: QuoteResult
  readonly difference: Difference | undefined
  /** The first sentence of the answer. */
  readonly sentence: string
  /** How much was read and found. */
  readonly status: string
  readonly topicLabels: Readonly<Record<string, string>>
  readonly findings: Readonly<Record<string, { readonly text: string }>>
  readonly asked: readonly string[]
  readonly openCount: number
  /** The address is too long to be sent. */
  readonly isLong: boolean
  readonly onCorrect: (key: string, change: Correction) => void
  readonly onRestore: () => void
}

/** The answer: the difference in a sentence, both sums to one scale, the lines, what was found, what to ask. */
export function QuoteResultView(props: Props) {
  const { t, one, offer, result, difference, sentence, status, topicLabels, findings, asked } = props
  const { openCount, isLong } = props
  const found = result.findings.map((finding) => ({
    look: verdictOf(finding),
    text: findingText(findings[finding.id]?.text ?? '', finding, t, topicLabels),
  }))
  const questions = `${t('quote.ask')}\n${asked.map((question, place) => `${place + 1}. ${question}`).join('\n')}`
  return (
    <>
      <div className={quoteStyles.verdict}>
        <VerdictStamp look={result.verdict}>{t(`quote.verdict.${result.verdict}`)}</VerdictStamp>
        <p className={quoteStyles.difference}>{sentence}</p>
        {difference?.most && (
          <p>
            {t('quote.most', {
              payee: t(`quote.payee.${difference.most.payee === 'ours' ? 'fee' : difference.most.payee}`),
              sum: t.money(difference.most.span.minIdr, difference.most.span.maxIdr),
            })}
          </p>
        )}
        {openCount > 0 && <p className={styles.caution}>{t('quote.open', { count: openCount })}</p>}
        {offer.cutAfter !== undefined && <p className={styles.caution}>{t('quote.cut', { line: offer.cutAfter })}</p>}
        <p className={styles.days}>{status}</p>
      </div>
      <Comparison one={one} result={result} t={t} />
      <OfferLines offer={offer} onCorrect={props.onCorrect} onRestore={props.onRestore} t={t} />
      <h3 className={styles.subheading}>{t('quote.findings')}</h3>
      {found.length === 0 ? (
        <p>{t('quote.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {found.map(({ look, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name of their own, and never change places alone.
            <li key={place}>
              {look && <VerdictStamp look={look}>{t(`quote.verdict.${look}`)}</VerdictStamp>} {text}
            </li>
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
        instead={
          isLong
            ? {
                label: t('quote.copyResult'),
                text: [sentence, ...found.map(({ text }) => `- ${text}`), '', questions].join('\n'),
                why: t('quote.longAddress'),
              }
            : undefined
        }
        t={t}
        text={{ label: t('quote.copyQuestions'), text: questions }}
      />
    </>
  )
}

/** How far the offer lies from our own estimate, as a sentence. */
export function differenceText({ side, span }: Difference, t: ToolTranslate): string {
  return side === 'within' ? t('quote.within') : t(`quote.${side}`, { sum: t.money(span.minIdr, span.maxIdr) })
}
