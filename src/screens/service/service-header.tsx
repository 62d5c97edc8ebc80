import { languageTraits } from '../../i18n/languages.ts'
import { chatAddress } from '../../lib/chat-address.ts'
import { formatDay } from '../../lib/format.ts'
import { site } from '../../site/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ServiceBill } from './service-bill.tsx'
import styles from './service-header.module.css'
import type { ServiceProps } from './service-screen.tsx'
import { serviceTrail } from './service-trail.ts'

/** What the service is, when it was last reviewed, and beside it the whole bill. */
export function ServiceHeader({ language, t, service, facts }: ServiceProps) {
  const day = (value: string) => formatDay(value, languageTraits[language].locale)
  const draft = t('chat.greetingAbout', { company: site.name, subject: service.title })
  return (
    <header className={`page-width ${styles.header}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={serviceTrail(language, t)} />
      <div className={styles.columns}>
        <div className={styles.statement}>
          <p className={styles.group}>{service.group.label}</p>
          <h1 className={styles.title}>{service.title}</h1>
          <p className={styles.summary}>{service.summary}</p>
          <div className={styles.actions} data-screen-only="">
            <ButtonLink href={chatAddress(site.whatsapp, draft)} look="primary" rel="noopener" target="_blank">
              {t('chat.label')}
            </ButtonLink>
            <ButtonLink href="#hitung">{t('service.toEstimate')}</ButtonLink>
          </div>
          {service.reviewDue < facts.today && (
            <Notice title={t('service.pastReview')} tone="caution">
              <p>{t('service.pastReviewText', { day: day(service.reviewDue) })}</p>
            </Notice>
          )}
          <dl className={styles.dates}>
            <div>
              <dt>{t('service.reviewedOn')}</dt>
              <dd>{day(service.reviewedOn)}</dd>
            </div>
            <div>
              <dt>{t('service.reviewDue')}</dt>
              <dd>{day(service.reviewDue)}</dd>
            </div>
            <div>
              <dt>{t('service.priceValid')}</dt>
              <dd>
                {t('service.priceSpan', { from: day(service.price.validFrom), until: day(service.price.validUntil) })}
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.bill}>
          <ServiceBill language={language} service={service} t={t} tariffs={facts.tariffs} />
        </div>
      </div>
    </header>
  )
}
