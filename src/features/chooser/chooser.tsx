import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useReadyEvent } from '../../hydration/use-ready-event.ts'
import { answerTextKey, questionTextKeys } from '../../i18n/entity-choice-text-keys.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { type Answer, answersQuery, choiceState, type Outcome, type QuestionId } from '../../lib/entity-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './chooser.module.css'

interface Props {
  readonly language: Language
  /** The neutral path of the chooser's page. */
  readonly path: string
  /** What the outcomes are called. */
  readonly names: Readonly<Record<Outcome, string>>
  /** The articles behind each question. */
  readonly basis: Readonly<Record<QuestionId, readonly { readonly label: string; readonly href: string }[]>>
}

/** The id of the heading of an outcome on the page. */
const headingId = (outcome: Outcome) => `hasil-${outcome}`

/**
 * One question after another. Island: `<Chooser client:asked="tujuan a[data-answer]" … />`. Every answer is a link to the page with the
 * answers so far, so that Back, sharing and an early click work; the outcomes themselves stand on the page, which shows
 * the chosen one by `data-chosen`.
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
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.pushState(null, '', event.currentTarget.href)
    isMoved.current = true
    setQuery(location.search)
  }

  return (
    <section aria-label={t('chooser.questions')} className={styles.chooser} data-chosen={outcome} ref={ready}>
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map((answer, place) => (
            <li className={styles.answer} key={answer.question}>
              <span className={styles.asked}>{t(questionTextKeys[answer.question].question)}</span>
              <b>{t(answerTextKey(answer.question, answer.option))}</b>
              <a
                aria-label={t('chooser.changeAnswer', { question: t(questionTextKeys[answer.question].question) })}
                className={styles.change}
                data-answer=""
                href={address(answers.slice(0, place))}
                onClick={follow}
              >
                {t('chooser.change')}
              </a>
            </li>
          ))}
        </ol>
      )}
      {question && (
        <>
          <h2 className={styles.question} ref={heading} tabIndex={-1}>
            {t(questionTextKeys[question.id].question)}
          </h2>
          <p className={styles.hint}>
            {t(questionTextKeys[question.id].hint)}
            {basis[question.id].map(({ label, href }) => (
              <span className={styles.basis} key={href}>
                {' '}
                (<a href={href}>{label}</a>)
              </span>
            ))}
          </p>
          <ul className={styles.options}>
            {question.options.map((option) => (
              <li key={option}>
                <a
                  className={styles.option}
                  data-answer=""
                  href={address([...answers, { question: question.id, option }])}
                  onClick={follow}
                >
                  {t(answerTextKey(question.id, option))}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.result} role="status">
        {outcome && t('chooser.result', { entity: names[outcome] })}
      </p>
    </section>
  )
}
