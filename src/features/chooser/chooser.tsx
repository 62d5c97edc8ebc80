import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useAnswered, useHydrated, useReadyEvent } from '../../hydration/use-island.ts'
import { pushAddress, useLocationSearch } from '../../hydration/use-location-search.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import {
  type Answer,
  allResultsId,
  answersQuery,
  choiceState,
  type Outcome,
  possibleForms,
  resultId,
} from '../../lib/entity-choice.ts'
import type { OutcomeFacts } from '../../lib/outcome-facts.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import { Stack } from '../../ui/spaced.tsx'
import styles from './chooser.module.css'
import { GivenAnswers } from './given-answers.tsx'
import { Possible } from './possible.tsx'
import { type ChooserBasis, Question } from './question.tsx'
import { Result } from './result.tsx'

interface Props {
  readonly language: Language
  /** The neutral path of the chooser's page. */
  readonly path: string
  /** The neutral path of the page on changing the form of a business. */
  readonly changesPath: string
  readonly facts: Readonly<Record<Outcome, OutcomeFacts>>
  /** The articles behind each question, and behind the warning of borrowed names. */
  readonly basis: ChooserBasis
}

/**
 * One question after another, beside it the forms that are still possible; at the end the outcome as a document, beside it
 * the next best. Island: `<Chooser client:query="mulai a[data-answer]" … />`. Every answer is a link to the page with the
 * answers so far, so that Back, sharing and an early click work; what else is to be said of an outcome stands on the page,
 * which shows the chosen one by `data-chosen`.
 */
export function Chooser(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      <Questions {...props} />
    </TranslateProvider>
  )
}

function Questions({ path, changesPath, facts, basis }: Props) {
  const t = useT()
  const given = new URLSearchParams(useLocationSearch())
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = useReadyEvent<HTMLElement>()
  useAnswered(useHydrated())
  const { answers, question, choice } = choiceState((id) => given.get(id))
  const outcome = choice?.outcome

  useEffect(() => (outcome ? openResult(outcome) : undefined), [outcome])

  const address = (way: readonly Answer[]) => {
    const query = answersQuery(way)
    return t.href(path) + (query && `?${query}`)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    flushSync(() => pushAddress(href))
    heading.current?.focus()
  }

  return (
    <section
      aria-label={t('chooser.questions')}
      className={styles.chooser}
      data-asked={answers.length > 0 ? '' : undefined}
      data-chosen={outcome}
      ref={ready}
    >
      {answers.length > 0 && <GivenAnswers address={address} answers={answers} onFollow={follow} />}
      {question && (
        <Stack className={styles.sides} space={5}>
          <Question
            address={(option) => address([...answers, { question: question.id, wording: question.wording, option }])}
            basis={basis[question.wording]}
            heading={heading}
            number={answers.length + 1}
            onFollow={follow}
            question={question}
          />
          <Possible facts={facts} forms={possibleForms(answers)} />
        </Stack>
      )}
      {choice && (
        <Result
          address={address(answers)}
          answers={answers}
          basis={basis}
          changesHref={t.href(changesPath)}
          choice={choice}
          facts={facts}
          heading={heading}
        />
      )}
      <p className="visually-hidden" role="status">
        {outcome && t('chooser.result', { entity: facts[outcome].name })}
      </p>
    </section>
  )
}

/** Marks the outcome on the page, which is no part of this island. Returns how to take the mark back. */
function openResult(outcome: Outcome): () => void {
  const all = document.getElementById(allResultsId)
  const chosen = document.getElementById(resultId(outcome))
  if (all instanceof HTMLDetailsElement) all.open = true
  chosen?.setAttribute('data-current', '')
  return () => {
    if (all instanceof HTMLDetailsElement) all.open = false
    chosen?.removeAttribute('data-current')
  }
}
