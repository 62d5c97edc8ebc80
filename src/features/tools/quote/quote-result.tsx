import type { Correction, Offer } from '../../../engines/quote/offer.ts'
import type { QuoteCase } from '../../../engines/quote.ts'
import { type Difference, type Finding, type QuoteResult, verdictOf } from '../../../engines/quote.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Stamp, type StampTone } from '../../../ui/stamp.tsx'
import { LongList } from '../long-list.tsx'
import { ShareActions } from '../share-actions.tsx'
import styles from '../tools.module.css'
import stampStyles from '../verdict-stamp.module.css'
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
  /** The first sentences of the answer; the very first stays in view. */
  readonly sentences: readonly string[]
  /** How much was read and found. */
  readonly status: string
  readonly topicLabels: Readonly<Record<string, string>>
  readonly findings: Readonly<Record<string, { readonly text: string }>>
  /** Findings with a question, and questions about terms. */
  readonly asked: readonly (Finding | string)[]
  readonly questions: Readonly<Record<string, string>>
  readonly openCount: number
  /** The address is too long to be sent. */
  readonly isLong: boolean
  readonly onCorrect: (key: string, change: Correction) => void
  readonly onRestore: () => void
}

/** So many remarks, and so many questions, are shown at first. */
const shownFirst = 20

/** The answer: the difference in a sentence, both sums to one scale, the lines, what was found, what to ask. */
export function QuoteResultView(props: Props) {
  const { t, one, offer, result, difference, sentences, status, topicLabels, findings, asked } = props
  const { openCount, isLong } = props
  const [first, ...more] = sentences
  const remarkOf = (finding: Finding) => findingText(findings[finding.id]?.text ?? '', finding, t, topicLabels)
  const questionOf = (one: Finding | string) =>
    typeof one === 'string' ? one : findingText(props.questions[one.id] ?? '', one, t, topicLabels)
  const questions = () => [t('quote.ask'), ...asked.map((one, place) => `${place + 1}. ${questionOf(one)}`)].join('\n')
  return (
    <>
      <div className={quoteStyles.head}>
        <VerdictStamp look={result.verdict}>{t(`quote.verdict.${result.verdict}`)}</VerdictStamp>
        <p className={quoteStyles.difference}>{first}</p>
      </div>
      <div className={quoteStyles.verdict}>
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
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
      {result.findings.length === 0 ? (
        <p>{t('quote.nothing')}</p>
      ) : (
        <LongList className={styles.list} first={shownFirst} items={result.findings} t={t}>
          {(finding, place) => {
            const look = verdictOf(finding)
            return (
              <li key={place}>
                {look && <VerdictStamp look={look}>{t(`quote.verdict.${look}`)}</VerdictStamp>} {remarkOf(finding)}
              </li>
            )
          }}
        </LongList>
      )}
      <h3 className={styles.subheading}>{t('quote.questions')}</h3>
      <p>{t('quote.ask')}</p>
      <LongList as="ol" className={styles.list} first={shownFirst} items={asked} t={t}>
        {(one, place) => <li key={place}>{questionOf(one)}</li>}
      </LongList>
      <ShareActions
        instead={
          isLong
            ? {
                label: t('quote.copyResult'),
                text: () =>
                  [...sentences, ...result.findings.map((finding) => `- ${remarkOf(finding)}`), '', questions()].join(
                    '\n',
                  ),
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

type VerdictLook = 'pass' | 'look' | 'risk'

const looks: Readonly<Record<VerdictLook, { readonly tone: StampTone; readonly icon: IconName }>> = {
  pass: { tone: 'positive', icon: 'check' },
  look: { tone: 'caution', icon: 'help' },
  risk: { tone: 'negative', icon: 'close' },
}

/** The verdict of a tool as a stamp with its sign. The words carry the meaning; sign and colour repeat it. */
function VerdictStamp({ look, children }: { look: VerdictLook; children: string }) {
  const { tone, icon } = looks[look]
  return (
    <span className={stampStyles.verdict} data-verdict={look}>
      <Icon name={icon} size={16} />
      <Stamp tone={tone}>{children}</Stamp>
    </span>
  )
}
