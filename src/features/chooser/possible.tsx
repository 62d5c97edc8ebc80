import { optionText } from '../../i18n/option-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { Outcome, PossibleForms } from '../../lib/entity-choice.ts'
import type { OutcomeFacts } from '../../lib/outcome-facts.ts'
import styles from './possible.module.css'

interface Props {
  readonly forms: PossibleForms
  readonly facts: Readonly<Record<Outcome, OutcomeFacts>>
}

/** The forms that the answers have left, and in pale letters those that they have ruled out, each with the answer. */
export function Possible({ forms: { open, closed }, facts }: Props) {
  const t = useT()
  return (
    <aside
      aria-label={t('chooser.possibleLabel')}
      className={classNames(styles.panel, closed.length === 0 && styles.whole)}
    >
      <h3 className={styles.heading}>{t('chooser.possible', { count: open.length })}</h3>
      <ul className={styles.open}>
        {open.map((outcome) => (
          <li key={outcome}>{facts[outcome].name}</li>
        ))}
      </ul>
      {closed.length > 0 && (
        <ul className={styles.closed}>
          {closed.map(({ answer: { question, wording, option }, forms }) => (
            <li key={question}>
              <s>{forms.map((outcome) => facts[outcome].name).join(', ')}</s>
              <small>
                {t(`chooser.question.${wording}`)} <b>{optionText(t, wording, option)}</b>
              </small>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
