import { chatAddress } from '../../lib/chat-address.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './service-header.module.css'
import { ServiceSummary } from './service-summary.tsx'

/** What the service is, what it costs and how long it takes in one line each, and the way to ask. */
export function ServiceHeader(props: ServiceProps) {
  const { t, service, facts } = props
  const draft = t('chat.greetingAbout', { company: site.name, subject: service.title })
  const reviewDue = t.day(service.reviewDue)
  return (
    <header>
      <p className={styles.group}>{service.group.label}</p>
      <h1>{service.title}</h1>
      <Lead className={styles.lead}>{service.summary}</Lead>
      {service.reviewDue < facts.today && (
        <Notice title={t('service.pastReview')} tone="caution">
          <p>{t('service.pastReviewText', { day: reviewDue })}</p>
        </Notice>
      )}
      <ServiceSummary {...props} />
      <div className={styles.actions} data-screen-only="">
        <ButtonLink href={chatAddress(site.whatsapp, draft)} look="primary" rel="noopener" target="_blank">
          {t('chat.label')}
        </ButtonLink>
        <ButtonLink href="#hitung">{t('service.toEstimate')}</ButtonLink>
      </div>
    </header>
  )
}
