import type { ReactNode } from 'react'
import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Service } from '../../collections/services.ts'
import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import { optionText } from '../../i18n/option-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import { chatAddress } from '../../lib/chat-address.ts'
import { allChoices, type Choice, type Outcome, resultId } from '../../lib/entity-choice.ts'
import { total } from '../../lib/fees.ts'
import type { OutcomeBody } from '../../page-data/outcome-bodies.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './outcome-section.module.css'

interface Props {
  readonly t: Translate
  readonly outcome: Outcome
  readonly names: Readonly<Record<Outcome, string>>
  /** What founds the entity; absent where no service of ours does. */
  readonly service?: Service | undefined
  /** Text and articles of an outcome that no service founds. */
  readonly body?: OutcomeBody | undefined
  /** The articles that the reasons cite. */
  readonly citations: readonly ResolvedCitation[]
  /** The traits of the entity with the articles behind them. */
  readonly reasons: readonly { readonly id: string; readonly label: string; readonly text: ReactNode }[]
}

/** One outcome: its reasons with their articles, its price, what would change it, and the next steps. */
export function OutcomeSection({ t, outcome, names, service, body, citations, reasons }: Props) {
  const nearest = service ?? body?.service
  const basis = body?.citations ?? citations
  return (
    <details className={styles.outcome} data-outcome={outcome} id={resultId(outcome)} name="hasil">
      <summary className={styles.summary}>
        <h2 className={styles.name}>{names[outcome]}</h2>
      </summary>
      {body ? (
        <div className={styles.text}>{body.content}</div>
      ) : (
        <dl className={styles.reasons}>
          {reasons.map(({ id, label, text }) => (
            <div className={styles.reason} key={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {service && (
            <div className={styles.reason}>
              <dt>{t('price.total')}</dt>
              <dd>
                <FeeAmount amount={total(service.fees.lines, service.variants[0]?.id)} t={t} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <h3 className={styles.heading}>{t('chooser.leadsHere')}</h3>
      <ul className={styles.ways}>
        {rowsOf(outcome).map(({ row, runnerUp, answers }) => (
          <li key={row}>
            <p>{answers.map(({ wording, option }) => optionText(t, wording, option)).join(' · ')}</p>
            <p>
              {t('chooser.whatChanges')}: {t(`chooser.changes.${row}`)}
            </p>
            {runnerUp.length > 0 && (
              <p>
                {t('chooser.runnerUp')}:{' '}
                {runnerUp.map((id, place) => (
                  <span key={id}>
                    {place > 0 && ', '}
                    <a href={`#${resultId(id)}`}>{names[id]}</a>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {basis.length > 0 && (
        <Disclosure summary={t('service.basis')}>
          <ul className={styles.citations}>
            {basis.map((citation) => (
              <li key={citation.written}>
                <p>
                  <CitedRegulation citation={citation} t={t} />
                </p>
                <p>{citation.text ?? citation.title}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div className={styles.actions} data-screen-only="">
        {nearest && (
          <ButtonLink href={t.href(nearest.path)}>{t('price.details', { service: nearest.short_title })}</ButtonLink>
        )}
        {service && <ButtonLink href={`${t.href(service.path)}#hitung`}>{t('service.toEstimate')}</ButtonLink>}
        <ButtonLink
          href={chatAddress(
            site.whatsapp,
            t('chat.greetingAbout', { company: site.name, subject: service?.title ?? names[outcome] }),
          )}
          rel="noopener"
          target="_blank"
        >
          {t('chat.label')}
        </ButtonLink>
      </div>
    </details>
  )
}

/** The rows of the decision table that end here, each with the first way that leads to it. */
function rowsOf(outcome: Outcome) {
  const ways = allChoices().filter(({ choice }) => choice.outcome === outcome)
  const byRow = new Map<string, Choice & Pick<(typeof ways)[number], 'answers'>>()
  for (const { answers, choice } of ways) if (!byRow.has(choice.row)) byRow.set(choice.row, { ...choice, answers })
  return [...byRow.values()]
}
