import type { TextKey } from '../../i18n/translate.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './questions-section.module.css'
import shared from './section.module.css'

const questions: readonly { readonly question: TextKey; readonly answer: TextKey; readonly path?: string }[] = [
  { question: 'questions.cost.question', answer: 'questions.cost.answer' },
  { question: 'questions.pay.question', answer: 'questions.pay.answer', path: '/terms-and-condition' },
  { question: 'questions.foreign.question', answer: 'questions.foreign.answer', path: '/layanan/pt-pma' },
  { question: 'questions.self.question', answer: 'questions.self.answer' },
  { question: 'questions.alone.question', answer: 'questions.alone.answer', path: '/layanan/pt-perorangan' },
  { question: 'questions.poor.question', answer: 'questions.poor.answer', path: '/infohukum/uu-16-2011' },
]

/** What people ask before they dare to ask: with the answers in view where there is room. */
export function QuestionsSection({ t }: HomeProps) {
  return (
    <section className={`page-width ${shared.section}`} data-below="">
      <h2 className={shared.heading}>{t('questions.title')}</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer, path }) => (
          <Disclosure isWideOpen key={question} summary={t(question)}>
            <p className={styles.answer}>
              {t(answer, { company: site.name })}
              {path && (
                <>
                  {' '}
                  <a href={t.href(path)}>{t('home.readMore')}</a>
                </>
              )}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
