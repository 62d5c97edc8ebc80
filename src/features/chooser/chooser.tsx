import { type MouseEvent, useEffect, useState } from 'react'
import { pushAddress, useLocationSearch } from '../../hydration/use-location-search.ts'
import { useReadyEvent } from '../../hydration/use-ready-event.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
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

/**
 * One question after another. Island: `<Chooser client:query="tujuan a[data-answer]" … />`. Every answer is a link to
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

const questionHeadingId = 'pertanyaan'

/** What the answers in an address lead to. */
function choiceIn(search: string) {
  const given = new URLSearchParams(search)
  return choiceState((id) => given.get(id))
}

function Questions({ language, path, names, basis }: Props) {
  const t = useT()
  const { answers, question, outcome } = choiceIn(useLocationSearch())
  /** The heading that gets the focus after an answer; a new object each time, since it may be the same again. */
  const [reached, setReached] = useState<{ readonly headingId: string }>()
  const ready = useReadyEvent<HTMLElement>()

  useEffect(() => {
    if (reached) document.getElementById(reached.headingId)?.focus()
  }, [reached])

  const address = (way: readonly Answer[]) => {
    const wayQuery = answersQuery(way)
    return localizedPath(path, language) + (wayQuery && `?${wayQuery}`)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href, search } = event.currentTarget
    const next = choiceIn(search)
    pushAddress(href)
    // The outcomes stand on the page, outside this island.
    setReached({ headingId: next.outcome ? `hasil-${next.outcome}` : questionHeadingId })
  }

  return (
    <section aria-label={t('chooser.questions')} className={styles.chooser} data-chosen={outcome} ref={ready}>
      {answers.length > 0 && <GivenAnswers address={address} answers={answers} onFollow={follow} />}
      {question && (
        <Question
          address={(option) => address([...answers, { question: question.id, option }])}
          basis={basis[question.id]}
          headingId={questionHeadingId}
          onFollow={follow}
          question={question}
        />
      )}
      <p className={styles.result} role="status">
        {outcome && t('chooser.result', { entity: names[outcome] })}
      </p>
    </section>
  )
}
