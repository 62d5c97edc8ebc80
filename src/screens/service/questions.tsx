import { Prose } from '../../components/prose/prose.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './questions.module.css'
import { ServiceSection } from './service-section.tsx'

/** What people ask about this service. */
export function Questions({ t, service, facts }: ServiceProps) {
  return (
    <ServiceSection id="tanya-jawab" title={t('service.questions')}>
      <div className={styles.list}>
        {service.questions.map(({ question }, index) => (
          <Disclosure key={question} summary={question}>
            <Prose t={t}>{facts.answers[index]}</Prose>
          </Disclosure>
        ))}
      </div>
    </ServiceSection>
  )
}
