import type { TextKey } from '../../i18n/translate.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './questions-section.module.css'
import shared from './section.module.css'

const questions: readonly { readonly question: TextKey; readonly answer: TextKey }[] = [
  { question: 'questions.cost.question', answer: 'questions.cost.answer' },
  { question: 'questions.self.question', answer: 'questions.self.answer' },
  { question: 'questions.poor.question', answer: 'questions.poor.answer' },
]

/** What people ask before they dare to ask. */
export function QuestionsSection({ t }: HomeProps) {
  return (
    <section className={`${shared.section} ${styles.questions}`}>
      <div className={`page-width ${styles.columns}`}>
        <h2 className={shared.heading}>{t('questions.title')}</h2>
        <div className={styles.list}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} name="question" summary={t(question)}>
              <p>{t(answer, { company: site.name })}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  )
}
