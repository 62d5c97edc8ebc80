import type { ReactNode } from 'react'
import { Prose } from '../../components/prose/prose.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
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

/**
 * A service. First what it is, costs, takes and needs; then, closed, the bill, the days, the documents, the limits, the
 * way to do it alone and the law.
 */
export function ServiceScreen({ checklist, estimate, ...props }: Props) {
  const { t, trail, facts } = props
  return (
    <article className={styles.service}>
      <div className={`page-width ${styles.top}`}>
        <div className={styles.trail}>
          <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        </div>
        <ServiceHeader {...props} />
        <ServiceDates {...props} />
      </div>
      <FirstScreenEnd />
      <Contents {...props} />
      <ServiceSection id="biaya" title={t('price.billTitle')}>
        <div className={styles.bill}>
          <ServiceBill service={props.service} t={t} tariffs={facts.tariffs} today={facts.today} />
        </div>
      </ServiceSection>
      <ServiceSection id="penjelasan" title={t('service.about')}>
        <Prose t={t}>{facts.body}</Prose>
      </ServiceSection>
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
