import { OpeningHours } from '../../components/contact/opening-hours.tsx'
import { chatAddress } from '../../lib/chat-address.ts'
import { classNames } from '../../lib/class-names.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './contact-section.module.css'
import shared from './section.module.css'

/** Contact: the channels, what to send and what not, address and hours. */
export function ContactSection({ language, t }: HomeProps) {
  const { address } = site
  return (
    <section className={`${shared.section} ${shared.stopsBelow}`} id="contact">
      <Card className={classNames('page-width', styles.card)}>
        <KawungFlower className={styles.ornament} />
        <div className={styles.ask}>
          <h2 className={shared.heading}>{t('contact.title')}</h2>
          <Lead className={styles.lead}>{t('contact.lead')}</Lead>
          <div className={styles.actions}>
            <ButtonLink
              href={chatAddress(site.whatsapp, t('chat.greeting', { company: site.name }))}
              look="primary"
              rel="noopener"
              target="_blank"
            >
              <Icon name="chat" />
              {t('chat.label')}
            </ButtonLink>
            <ButtonLink href={`mailto:${site.email}`}>
              <Icon name="mail" />
              {site.email}
            </ButtonLink>
          </div>
          <p className={styles.note}>{t('contact.note')}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('contact.address')}</dt>
            <dd>
              {site.legalName}
              <br />
              {address.street}
              <br />
              {address.city} {address.postalCode}
            </dd>
          </div>
          <div>
            <dt>{t('contact.hours')}</dt>
            <dd>
              <OpeningHours language={language} t={t} />
            </dd>
          </div>
        </dl>
      </Card>
    </section>
  )
}
