import type { ReactNode } from 'react'
import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Service } from '../../collections/services.ts'
import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { answerTextKey, askTextKeys } from '../../i18n/entity-choice-text-keys.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { chatAddress } from '../../lib/chat-address.ts'
import { type Answer, allChoices, isAskOutcome, type Outcome } from '../../lib/entity-choice.ts'
import { total } from '../../lib/fees.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CitationState } from '../prose/citation-state.tsx'
import styles from './outcome-section.module.css'
import type { Basis } from './question-basis.ts'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly outcome: Outcome
  readonly name: string
  /** What founds the entity; absent where nothing can be said without asking back. */
  readonly service?: Service | undefined
  /** The articles behind an outcome that has no service. */
  readonly basis: readonly Basis[]
  /** The articles that the reasons cite. */
  readonly citations: readonly ResolvedCitation[]
  /** The traits of the entity with the articles behind them. */
  readonly reasons: readonly { readonly id: string; readonly label: string; readonly text: ReactNode }[]
}

/** One outcome: what leads to it, its reasons with their articles, its price, and the ways on. */
export function OutcomeSection({ language, t, outcome, name, service, basis, citations, reasons }: Props) {
  const ways = allChoices().filter((choice) => choice.outcome === outcome)
  const written = ({ answers }: { answers: readonly Answer[] }) =>
    answers.map(({ question, option }) => t(answerTextKey(question, option))).join(' · ')
  return (
    <section aria-labelledby={`hasil-${outcome}`} className={styles.outcome} data-outcome={outcome}>
      <h2 className={styles.name} id={`hasil-${outcome}`} tabIndex={-1}>
        {name}
      </h2>
      <div className={styles.ways}>
        <p>{t('chooser.leadsHere')}</p>
        <ul>
          {ways.map((way) => (
            <li key={written(way)}>{written(way)}</li>
          ))}
        </ul>
      </div>
      {service ? (
        <dl className={styles.reasons}>
          {reasons.map(({ id, label, text }) => (
            <div className={styles.reason} key={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div className={styles.reason}>
            <dt>{t('price.total')}</dt>
            <dd>
              <FeeAmount amount={total(service.fees.lines, service.variants[0]?.id)} language={language} t={t} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className={styles.ask}>
          {isAskOutcome(outcome) && t(askTextKeys[outcome])}
          {basis.map(({ label, href }) => (
            <span key={href}>
              {' '}
              (<a href={href}>{label}</a>)
            </span>
          ))}
        </p>
      )}
      {citations.length > 0 && (
        <Disclosure summary={t('service.basis')}>
          <ul className={styles.citations}>
            {citations.map((citation) => (
              <li key={citation.written}>
                <p>
                  <a href={citation.href}>{citation.label}</a> <CitationState {...citation} t={t} />
                </p>
                <p>{citation.text ?? citation.title}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div className={styles.actions} data-screen-only="">
        {service && (
          <>
            <ButtonLink href={localizedPath(service.path, language)}>
              {t('price.details', { service: service.shortTitle })}
            </ButtonLink>
            <ButtonLink href={`${localizedPath(service.path, language)}#hitung`}>{t('service.toEstimate')}</ButtonLink>
          </>
        )}
        <ButtonLink
          href={chatAddress(
            site.whatsapp,
            t('chat.greetingAbout', { company: site.name, subject: service?.title ?? t('chooser.title') }),
          )}
          rel="noopener"
          target="_blank"
        >
          {t('chat.label')}
        </ButtonLink>
      </div>
    </section>
  )
}
