import type { MouseEventHandler } from 'react'
import { answerTextKey, questionTextKeys } from '../../i18n/entity-choice-text-keys.ts'
import { useT } from '../../i18n/translate-context.tsx'
import type { QuestionId } from '../../lib/entity-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './chooser.module.css'

/** An article of law on which a question rests. */
export interface Basis {
  readonly label: string
  readonly href: string
}

interface Props {
  readonly question: { readonly id: QuestionId; readonly options: readonly string[] }
  readonly basis: readonly Basis[]
  /** The id of its heading. */
  readonly headingId: string
  /** The address of the chooser with this option as the answer. */
  address(option: string): string
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>
}

/** The question that is asked now, why, and its options as links. */
export function Question({ question, basis, headingId, address, onFollow }: Props) {
  const t = useT()
  const texts = questionTextKeys[question.id]
  return (
    <>
      <h2 className={styles.question} id={headingId} tabIndex={-1}>
        {t(texts.question)}
      </h2>
      <p className={styles.hint}>
        {t(texts.hint)}
        {basis.map(({ label, href }) => (
          <span className={styles.basis} key={href}>
            {' '}
            (<a href={href}>{label}</a>)
          </span>
        ))}
      </p>
      <ul className={styles.options}>
        {question.options.map((option) => (
          <li key={option}>
            <a className={styles.option} data-answer="" href={address(option)} onClick={onFollow}>
              {t(answerTextKey(question.id, option))}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
