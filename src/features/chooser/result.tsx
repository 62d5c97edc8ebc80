import type { MouseEvent, Ref } from 'react'
import { optionText } from '../../i18n/option-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { chatAddress } from '../../lib/addresses.ts'
import {
  type Answer,
  answeredTraits,
  type Choice,
  decisiveAnswers,
  type Outcome,
  resultId,
} from '../../lib/entity-choice.ts'
import type { OutcomeFacts, Reason } from '../../lib/outcome-facts.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Linked } from '../../ui/linked.tsx'
import paper from '../../ui/paper.module.css'
import { Small } from '../../ui/small.tsx'
import { Row, Stack } from '../../ui/spaced.tsx'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
import { BasisLinks, type ChooserBasis } from './question.tsx'
import styles from './result.module.css'
import { OutcomePrice, RunnerUp } from './runner-up.tsx'

interface Props {
  readonly choice: Choice
  readonly answers: readonly Answer[]
  /** Of the page with these answers. */
  readonly address: string
  readonly facts: Readonly<Record<Outcome, OutcomeFacts>>
  readonly basis: ChooserBasis
  /** The address of the page on changing the form of a business. */
  readonly changesHref: string
  /** Gets the focus when the last question was answered. */
  readonly heading: Ref<HTMLHeadingElement>
}

const tones: Readonly<Record<OutcomeFacts['kind'] | 'condition', StampTone>> = {
  condition: 'caution',
  service: 'positive',
  info: 'positive',
  ask: 'caution',
  change: 'neutral',
}

/**
 * What the answers lead to in the visitor's own case, as a document: the form, its price and days, what to do with it,
 * three reasons with the answers behind them and their articles, what would change it, and a warning. Beside it stands the
 * next best.
 */
export function Result({ choice, answers, address, facts, basis, changesHref, heading }: Props) {
  const t = useT()
  const { outcome, row, runnerUp, nominee, condition, change } = choice
  const chosen = facts[outcome]
  const { reasons } = chosen
  const kind = condition ? 'condition' : chosen.kind
  const message = t('chooser.message', { entity: chosen.name, address: site.origin + address })
  return (
    <Stack className={styles.columns} space={6}>
      <div className={`${paper.paper} ${styles.document}`}>
        <Stamp icon={kind === 'ask' ? 'help' : 'check'} tone={tones[kind]}>
          {t(`chooser.stamp.${kind}`)}
        </Stamp>
        <h2 className={styles.name} ref={heading} tabIndex={-1}>
          <span className="visually-hidden">{t('chooser.result', { entity: '' })}</span>
          {chosen.name}
        </h2>
        {chosen.price && <OutcomePrice className={styles.price} price={chosen.price} />}
        {condition && <p className={styles.warning}>{t(`chooser.condition.${condition}`)}</p>}
        <Row as="p" className={styles.actions} data-screen-only="" space={3}>
          {chosen.href && (
            <ButtonLink href={chosen.href} look="primary">
              {t(chosen.kind === 'service' ? 'chooser.toService' : 'chooser.toNearest')}
            </ButtonLink>
          )}
          <ButtonLink href={chatAddress('', message)} onClick={share(message)} rel="noopener" target="_blank">
            {t('chooser.send')}
          </ButtonLink>
          <ButtonLink href={`#${resultId(outcome)}`} look="quiet">
            {t('chooser.toReasons')}
          </ButtonLink>
        </Row>
        {'fits' in reasons ? (
          <ul className={styles.reasons}>
            {answeredTraits(answers).map(({ trait, answers: given }) => (
              <li key={trait}>
                <Because answers={given} />
                <div>
                  <b>{`${t(`entity.${trait}`)}: ${reasons[trait].brief ?? ''}. `}</b>
                  <Linked text={reasons[trait].text} />{' '}
                  {!citesArticle(reasons[trait]) && (
                    <BasisLinks
                      basis={
                        trait === 'foreigners' ? basis['modal-asing'] : given.flatMap(({ wording }) => basis[wording])
                      }
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.reasons}>
            <Because answers={decisiveAnswers(answers)} />
            <ul>
              {reasons.map(({ text }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of an outcome have no other name.
                <li key={place}>
                  <Linked text={text} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <b>{t('chooser.whatChanges')}</b> {t(`chooser.changes.${row}`)}
        </p>
        {nominee && (
          <p className={styles.warning}>
            {t('chooser.nominee')} <BasisLinks basis={basis.nominee} />
          </p>
        )}
        {change && (
          <p>
            <a href={`${changesHref}#${change}`}>{t('chooser.changeOfForm')}</a>
          </p>
        )}
      </div>
      {runnerUp.length > 0 && <RunnerUp chosen={chosen} facts={facts} outcomes={runnerUp} />}
    </Stack>
  )
}

/** The visitor's own answers that a reason follows from. */
function Because({ answers }: { readonly answers: readonly Answer[] }) {
  const t = useT()
  if (answers.length === 0) return null
  return (
    <Small>
      {t('chooser.because')}{' '}
      {answers.map(({ question, wording, option }) => (
        <span key={question}>
          {t(`chooser.question.${wording}`)} <b>{optionText(t, wording, option)}.</b>{' '}
        </span>
      ))}
    </Small>
  )
}

function citesArticle({ text }: Reason): boolean {
  return text.some((part) => typeof part !== 'string')
}

/** By the device's own list of ways to send, where it has one; else the link opens the messenger. */
function share(text: string) {
  return (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Who closes the list has changed their mind.
    navigator.share({ text }).catch(() => undefined)
  }
}
