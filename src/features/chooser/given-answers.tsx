import type { MouseEventHandler } from 'react'
import { answerTextKey, questionTextKeys } from '../../i18n/entity-choice-text-keys.ts'
import { useT } from '../../i18n/translate-context.tsx'
import type { Answer } from '../../lib/entity-choice.ts'
import styles from './chooser.module.css'

interface Props {
  readonly answers: readonly Answer[]
  /** The address of the chooser with these answers given. */
  address(answers: readonly Answer[]): string
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>
}

/** What has been answered; each answer can be changed, which takes those after it back. */
export function GivenAnswers({ answers, address, onFollow }: Props) {
  const t = useT()
  return (
    <ol className={styles.answers}>
      {answers.map(({ question, option }, place) => (
        <li className={styles.answer} key={question}>
          <span className={styles.asked}>{t(questionTextKeys[question].question)}</span>
          <b>{t(answerTextKey(question, option))}</b>
          <a
            aria-label={t('chooser.changeAnswer', { question: t(questionTextKeys[question].question) })}
            className={styles.change}
            data-answer=""
            href={address(answers.slice(0, place))}
            onClick={onFollow}
          >
            {t('chooser.change')}
          </a>
        </li>
      ))}
    </ol>
  )
}
