import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { pushAddress, useLocationSearch } from '../../hydration/use-location-search.ts'
import { useReadyEvent } from '../../hydration/use-ready-event.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import {
  type Answer,
  allResultsId,
  answersQuery,
  choiceState,
  type Outcome,
  resultId,
} from '../../lib/entity-choice.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import styles from './chooser.module.css'
import { GivenAnswers } from './given-answers.tsx'
import { type ChooserBasis, Question } from './question.tsx'
import { Result } from './result.tsx'

interface Props {
  readonly language: Language
  /** The neutral path of the chooser's page. */
  readonly path: string
  /** The neutral path of the page on changing the form of a business. */
  readonly changesPath: string
  /** What the outcomes are called. */
  readonly names: Readonly<Record<Outcome, string>>
  /** The articles behind each question, and behind the warning of borrowed names. */
  readonly basis: ChooserBasis
}

/**
 * One question after another. Island: `<Chooser client:query="mulai a[data-answer]" … />`. Every answer is a link to
 * the page with the answers so far, so that Back, sharing and an early click work; the outcomes themselves stand on the
 * page, which shows the chosen one by `data-chosen`.
 */
export function Chooser(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      <Questions {...props} />
    </TranslateProvider>
  )
}

function Questions({ path, changesPath, names, basis }: Props) {
  const t = useT()
  const given = new URLSearchParams(useLocationSearch())
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = useReadyEvent<HTMLElement>()
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
    <section aria-label={t('chooser.questions')} className={styles.chooser} data-chosen={outcome} ref={ready}>
      {answers.length > 0 && <GivenAnswers address={address} answers={answers} onFollow={follow} />}
      {question && (
        <Question
          address={(option) => address([...answers, { question: question.id, wording: question.wording, option }])}
          basis={basis[question.wording]}
          heading={heading}
          number={answers.length + 1}
          onFollow={follow}
          question={question}
        />
      )}
      {choice && (
        <Result
          basis={basis.nominee}
          changesHref={t.href(changesPath)}
          choice={choice}
          heading={heading}
          names={names}
        />
      )}
      <p className="visually-hidden" role="status">
        {outcome && t('chooser.result', { entity: names[outcome] })}
      </p>
    </section>
  )
}

/** Opens the outcome on the page, which is no part of this island. Returns how to close it again. */
function openResult(outcome: Outcome): () => void {
  const opened = [allResultsId, resultId(outcome)]
    .map((id) => document.getElementById(id))
    .filter((element) => element instanceof HTMLDetailsElement)
  for (const details of opened) details.open = true
  return () => {
    for (const details of opened) details.open = false
  }
}
