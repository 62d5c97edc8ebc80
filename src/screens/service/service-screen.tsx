import type { ReactNode } from 'react'
import type { Service } from '../../collections/services.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Prose } from '../prose/prose.tsx'
import { servicesTrail } from '../trails.ts'
import { Contents } from './contents.tsx'
import { LegalBasis } from './legal-basis.tsx'
import { Neighbours } from './neighbours.tsx'
import { Questions } from './questions.tsx'
import { Scope } from './scope.tsx'
import { SelfHelp } from './self-help.tsx'
import { ServiceBill } from './service-bill.tsx'
import { ServiceDates } from './service-dates.tsx'
import { ServiceHeader } from './service-header.tsx'
import type { ServicePageFacts } from './service-page-facts.ts'
import styles from './service-screen.module.css'
import { ServiceSection } from './service-section.tsx'
import { ServiceTimeline } from './service-timeline.tsx'

export interface ServiceProps {
  readonly language: Language
  readonly t: Translate
  readonly service: Service
  readonly facts: ServicePageFacts
}

interface Props extends ServiceProps {
  /** The islands, from the slots of the page's binding. */
  readonly checklist?: ReactNode
  readonly estimate?: ReactNode
}

/** A service: the bill first, then its days, its documents, its limits, its law, and the way to do it alone. */
export function ServiceScreen({ checklist, estimate, ...props }: Props) {
  const { language, t, facts } = props
  return (
    <article className={styles.service}>
      <div className={`page-width ${styles.top}`}>
        <div className={styles.trail}>
          <Breadcrumb label={t('breadcrumb.label')} trail={servicesTrail(language, t)} />
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
      <SelfHelp {...props} />
      <Questions {...props} />
      <LegalBasis {...props} />
      <Neighbours {...props} />
    </article>
  )
}
