import { Prose } from '../../components/prose/prose.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './questions.module.css'
import { ServiceSection } from './service-section.tsx'

/** What people ask about this service, each with its answer. */
export function Questions({ t, service, facts }: ServiceProps) {
  return (
    <ServiceSection
      answer={t.count('service.answer.questions', service.questions.length)}
      id="tanya-jawab"
      title={t('service.questions')}
    >
      {service.questions.map(({ question }, index) => (
        <div className={styles.question} key={question}>
          <h3>{question}</h3>
          <Prose t={t}>{facts.answers[index]}</Prose>
        </div>
      ))}
    </ServiceSection>
  )
}
