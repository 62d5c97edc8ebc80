import type { MouseEventHandler, Ref } from 'react'
import { answerTextKey, questionTextKeys } from '../../i18n/entity-choice-text-keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { LegalReference } from '../../lib/citation.ts'
import type { QuestionId } from '../../lib/entity-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './chooser.module.css'

interface Props {
  readonly t: Translate
  readonly question: { readonly id: QuestionId; readonly options: readonly string[] }
  readonly basis: readonly LegalReference[]
  /** Gets the focus when the question has taken the place of another. */
  readonly heading: Ref<HTMLHeadingElement>
  /** The address of the chooser with this option as the answer. */
  address(option: string): string
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>
}

/** The question that is asked now, why, and its options as links. */
export function Question({ t, question, basis, heading, address, onFollow }: Props) {
  const texts = questionTextKeys[question.id]
  return (
    <>
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
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
