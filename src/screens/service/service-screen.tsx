import type { ReactNode } from 'react'
import { Prose } from '../../components/prose/prose.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { AfterService } from './after-service.tsx'
import { Contents } from './contents.tsx'
import { LegalBasis } from './legal-basis.tsx'
import { Neighbours } from './neighbours.tsx'
import { Questions } from './questions.tsx'
import { Scope } from './scope.tsx'
import { SelfHelp } from './self-help.tsx'
import { ServiceBill } from './service-bill.tsx'
import { ServiceDates } from './service-dates.tsx'
import { ServiceHeader } from './service-header.tsx'
import styles from './service-screen.module.css'
import { ServiceSection } from './service-section.tsx'
import { ServiceTimeline } from './service-timeline.tsx'

interface Props extends ServiceProps {
  /** The islands, from the slots of the page's binding. */
  readonly checklist?: ReactNode
  readonly estimate?: ReactNode
}

/** A service: the bill first, then its days, its documents, its limits, its law, and the way to do it alone. */
export function ServiceScreen({ checklist, estimate, ...props }: Props) {
  const { language, t, trail, facts } = props
  return (
    <article className={styles.service}>
      <div className={`page-width ${styles.top}`}>
        <div className={styles.trail}>
          <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        </div>
        <ServiceHeader {...props} />
        <section aria-label={t('price.billTitle')} className={styles.bill}>
          <ServiceBill language={language} service={props.service} t={t} tariffs={facts.tariffs} today={facts.today} />
        </section>
        <div className={styles.rail}>
          <Contents {...props} />
          <ServiceDates {...props} />
        </div>
        <Prose className={styles.prose} language={language} t={t}>
          {facts.body}
        </Prose>
      </div>
      <ServiceTimeline {...props} />
      <ServiceSection id="dokumen" lead={t('service.documentsLead')} title={t('service.documents')}>
        {checklist}
      </ServiceSection>
      <Scope {...props} />
      <ServiceSection id="hitung" lead={t('estimate.lead')} title={t('estimate.title')}>
        {estimate}
      </ServiceSection>
      <AfterService {...props} />
      <SelfHelp {...props} />
      <Questions {...props} />
      <LegalBasis {...props} />
      <Neighbours {...props} />
    </article>
  )
}
