import type { ReactNode } from 'react'
import { Prose } from '../../components/prose/prose.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { AfterService } from './after-service.tsx'
import { LegalBasis } from './legal-basis.tsx'
import { Neighbours, RelatedServices } from './neighbours.tsx'
import questionStyles from './questions.module.css'
import { Scope } from './scope.tsx'
import { SectionLinks } from './section-links.tsx'
import { SelfHelp } from './self-help.tsx'
import { ServiceAside } from './service-aside.tsx'
import { ServiceHeader } from './service-header.tsx'
import styles from './service-screen.module.css'
import sectionStyles from './service-section.module.css'
import { ServiceSection } from './service-section.tsx'

interface Props extends ServiceProps {
  /** The islands, from the slots of the page's binding. */
  readonly checklist?: ReactNode
  readonly estimate?: ReactNode
  readonly timeline?: ReactNode
}

/**
 * A service. On wide windows two columns: the bill, which is the calculator too, stays in view while the left one tells
 * time, papers and limits, and in closed rows with their answers all else. On narrow ones the bill follows the head. At
 * its foot stand the services beside this one and the way to compare; the bill beside it, and the dock of a phone, are the
 * way to ask.
 */
export function ServiceScreen({ checklist, estimate, timeline, ...props }: Props) {
  const { t, trail, service, facts } = props
  return (
    <article className={`page-width ${styles.service}`}>
      <div>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <ServiceHeader {...props} />
        {/* What is below and beside the head takes its place without moving anything once its styles are there. */}
        <FirstScreenEnd />
      </div>
      <ServiceAside estimate={estimate} service={service} t={t} />
      <div className={sectionStyles.sections}>
        <SectionLinks after={facts.after} t={t} />
        <ServiceSection answer={facts.days} id="waktu" isWideOpen title={t('timeline.title')}>
          {timeline}
        </ServiceSection>
        <ServiceSection
          answer={t.count('service.documentCount', service.documents.length)}
          id="dokumen"
          isWideOpen
          lead={t('service.documentsLead')}
          title={t('service.documents')}
        >
          {checklist}
        </ServiceSection>
        <Scope {...props} />
        <ServiceSection answer={facts.bodyHeadings.join(', ')} id="penjelasan" title={t('service.about')}>
          <Prose t={t}>{facts.body}</Prose>
        </ServiceSection>
        <AfterService {...props} />
        <SelfHelp {...props} />
        <Questions {...props} />
        <LegalBasis {...props} />
        <Neighbours {...props} />
        <RelatedServices {...props} />
        <p data-screen-only="">
          <a href={t.href('/layanan')}>{t('pricing.more')}</a>
        </p>
      </div>
    </article>
  )
}

/** What people ask about this service, each with its answer. */
function Questions({ t, service, facts }: ServiceProps) {
  return (
    <ServiceSection
      answer={t.count('service.answer.questions', service.questions.length)}
      id="tanya-jawab"
      title={t('service.questions')}
    >
      {service.questions.map(({ question }, index) => (
        <div className={questionStyles.question} key={question}>
          <h3>{question}</h3>
          <Prose t={t}>{facts.answers[index]}</Prose>
        </div>
      ))}
    </ServiceSection>
  )
}
