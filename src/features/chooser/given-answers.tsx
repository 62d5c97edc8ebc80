import type { MouseEventHandler } from 'react'
import { optionText } from '../../i18n/option-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import type { Answer } from '../../lib/entity-choice.ts'
import { Row } from '../../ui/spaced.tsx'
import styles from './chooser.module.css'

interface Props {
  readonly answers: readonly Answer[]
  /** The address of the chooser with these answers given. */
  address(answers: readonly Answer[]): string
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>
}

/** What has been answered, in a line. Each answer can be changed, which takes those after it back; so can the last, or all. */
export function GivenAnswers({ answers, address, onFollow }: Props) {
  const t = useT()
  const link = (given: readonly Answer[], text: string, label?: string) => (
    <a aria-label={label} className={styles.change} data-answer="" href={address(given)} onClick={onFollow}>
      {text}
    </a>
  )
  return (
    <div className={styles.given}>
      <ol aria-label={t('chooser.given')} className={styles.answers}>
        {answers.map(({ question, wording, option }, place) => (
          <li className={styles.answer} key={question}>
            <span className="visually-hidden">{`${t(`chooser.question.${wording}`)} `}</span>
            {optionText(t, wording, option)}
            {link(
              answers.slice(0, place),
              t('chooser.change'),
              t('chooser.changeAnswer', { question: t(`chooser.question.${wording}`) }),
            )}
          </li>
        ))}
      </ol>
      <Row as="p" of="words">
        {link(answers.slice(0, -1), t('chooser.back'))}
        {link([], t('chooser.startAgain'))}
      </Row>
    </div>
  )
}
