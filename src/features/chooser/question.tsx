import type { MouseEventHandler, Ref } from 'react'
import { optionText } from '../../i18n/option-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import type { LegalReference } from '../../lib/citation.ts'
import type { Question as AskedQuestion, QuestionWording } from '../../lib/entity-choice.ts'
import { BasisList } from '../../ui/basis-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Small } from '../../ui/small.tsx'
import { Stack } from '../../ui/spaced.tsx'
import styles from './chooser.module.css'

/** The articles behind each question, the form of foreign capital, and the warning of borrowed names. */
export type ChooserBasis = Readonly<Record<QuestionWording | 'modal-asing' | 'nominee', readonly LegalReference[]>>

interface Props {
  readonly question: AskedQuestion
  /** Its place among the questions of this way, from 1. */
  readonly number: number
  readonly basis: readonly LegalReference[]
  /** Gets the focus when the question has taken the place of another. */
  readonly heading: Ref<HTMLHeadingElement>
  /** The address of the chooser with this option as the answer. */
  address(option: string): string
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>
}

/** The question that is asked now, why, and its options as links. */
export function Question({ question, number, basis, heading, address, onFollow }: Props) {
  const t = useT()
  const { wording } = question
  return (
    <div>
      <Small>{t('chooser.progress', { number })}</Small>
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {t(`chooser.question.${wording}`)}
      </h2>
      <p className={styles.hint}>
        {t(`chooser.hint.${wording}`)} <BasisLinks basis={basis} />
      </p>
      <Stack as="ul" space={3}>
        {question.options.map((option) => (
          <li key={option}>
            <a className={styles.option} data-answer="" href={address(option)} onClick={onFollow}>
              {optionText(t, wording, option)}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </Stack>
    </div>
  )
}

/** Articles in parentheses. */
export function BasisLinks({ basis }: { readonly basis: readonly LegalReference[] }) {
  if (basis.length === 0) return null
  return (
    <span className={styles.basis}>
      (
      <BasisList basis={basis} separator=", " />)
    </span>
  )
}
