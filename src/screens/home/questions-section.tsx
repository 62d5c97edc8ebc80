import type { HomeProps } from '../../page-data/home.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './questions-section.module.css'
import shared from './section.module.css'

/** What people ask before they dare to ask: with the answers in view where there is room. */
export function QuestionsSection({ t, questions }: HomeProps) {
  return (
    <section className={`page-width ${shared.section}`} data-below="" id="tanya-jawab">
      <h2 className={shared.heading}>{t('questions.title')}</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer, href }) => (
          <Disclosure isWideOpen key={question} summary={question}>
            <p className={styles.answer}>
              {answer}
              {href && (
                <>
                  {' '}
                  <a href={href}>
                    {t('home.readMore')} <span className="visually-hidden">{question}</span>
                  </a>
                </>
              )}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
