import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useReadyEvent } from '../../hydration/use-ready-event.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { type Answer, answersQuery, choiceState, type Outcome, type QuestionId } from '../../lib/entity-choice.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import styles from './chooser.module.css'
import { GivenAnswers } from './given-answers.tsx'
import { type Basis, Question } from './question.tsx'

interface Props {
  readonly language: Language
  /** The neutral path of the chooser's page. */
  readonly path: string
  /** What the outcomes are called. */
  readonly names: Readonly<Record<Outcome, string>>
  /** The articles behind each question. */
  readonly basis: Readonly<Record<QuestionId, readonly Basis[]>>
}

/** The id of the heading of an outcome on the page. */
const headingId = (outcome: Outcome) => `hasil-${outcome}`

/**
 * One question after another. Island: `<Chooser client:query="tujuan a[data-answer]" … />`. Every answer is a link to
 * the page with the answers so far, so that Back, sharing and an early click work; the outcomes themselves stand on the
 * page, which shows the chosen one by `data-chosen`.
 */
export function Chooser(props: Props) {
  return (
    <Suspense fallback={null}>
      <Questions {...props} />
    </Suspense>
  )
}

function Questions({ language, path, names, basis }: Props) {
  const t = useTranslate(language)
  const [query, setQuery] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = useReadyEvent<HTMLElement>()
  const isMoved = useRef(false)
  const given = new URLSearchParams(query)
  const { answers, question, outcome } = choiceState((id) => given.get(id))

  useEffect(() => {
    const read = () => setQuery(location.search)
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const step = question?.id ?? outcome
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step changes, and then alone.
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    const target = outcome ? document.getElementById(headingId(outcome)) : heading.current
    target?.focus()
  }, [step])

  const address = (way: readonly Answer[]) => {
    const wayQuery = answersQuery(way)
    return localizedPath(path, language) + (wayQuery && `?${wayQuery}`)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    history.pushState(null, '', event.currentTarget.href)
    isMoved.current = true
    setQuery(location.search)
  }

  return (
    <section aria-label={t('chooser.questions')} className={styles.chooser} data-chosen={outcome} ref={ready}>
      {answers.length > 0 && <GivenAnswers address={address} answers={answers} onFollow={follow} t={t} />}
      {question && (
        <Question
          address={(option) => address([...answers, { question: question.id, option }])}
          basis={basis[question.id]}
          heading={heading}
          onFollow={follow}
          question={question}
          t={t}
        />
      )}
      <p className={styles.result} role="status">
        {outcome && t('chooser.result', { entity: names[outcome] })}
      </p>
    </section>
  )
}
