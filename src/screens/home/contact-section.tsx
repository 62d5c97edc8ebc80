import { OpeningState } from '../../components/contact/opening-hours.tsx'
import { chatAddress } from '../../lib/addresses.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Small } from '../../ui/small.tsx'
import styles from './contact-section.module.css'
import shared from './section.module.css'

/** Contact: the channels, what to send and what not. Address and hours follow in the footer. */
export function ContactSection({ t }: HomeProps) {
  return (
    <section className={`${shared.section} ${shared.stopsBelow}`} data-below="" id="contact">
      <Card className={'page-width'}>
        <KawungFlower className={styles.ornament} />
        <div className={styles.ask}>
          <h2 className={shared.heading}>{t('contact.title')}</h2>
          <Lead className={styles.contactLead}>{t('contact.lead')}</Lead>
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
          <p className={styles.hours}>
            <OpeningState t={t} />
          </p>
          <Small above={4}>{t('contact.note')}</Small>
        </div>
      </Card>
    </section>
  )
}
