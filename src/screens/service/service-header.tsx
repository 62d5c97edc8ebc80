import { OpeningState } from '../../components/contact/opening-hours.tsx'
import { chatAddress } from '../../lib/addresses.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FirstFrameEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './service-header.module.css'

/** What the service is, what decides about it in one row, and the way to ask. */
export function ServiceHeader({ t, service, facts }: ServiceProps) {
  const draft = t('chat.greetingAbout', { company: site.name, subject: service.title })
  return (
    <header>
      <p className={styles.group}>{service.group.label}</p>
      <h1>{service.title}</h1>
      <Lead className={styles.lead}>{service.summary}</Lead>
      <FirstFrameEnd />
      {service.review_due < facts.today && (
        <Notice title={t('service.pastReview')} tone="caution">
          <p>{t('service.pastReviewText', { day: t.day(service.review_due) })}</p>
        </Notice>
      )}
      <Facts
        facts={[
          { label: t('service.factTotal'), ...facts.price },
          { label: t('service.factTime'), value: facts.days, note: facts.ourDays },
          {
            label: t('service.factPapers'),
            value: t.count('service.documentCount', service.documents.length),
            note: <a href="#dokumen">{t('service.toDocuments')}</a>,
          },
          ...(facts.decisive ? [facts.decisive] : []),
        ]}
      />
      <p className={styles.actions} data-screen-only="">
        <ButtonLink href={chatAddress(site.whatsapp, draft)} look="primary" rel="noopener" target="_blank">
          {t('chat.label')}
        </ButtonLink>
        <OpeningState t={t} />
      </p>
    </header>
  )
}
