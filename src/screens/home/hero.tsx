import { chatAddress } from '../../lib/chat-address.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './hero.module.css'
import { PriceSwitch } from './price-switch.tsx'

/** The statement, and beside it the proof: a real bill from the catalogue. */
export function Hero({ t, services }: HomeProps) {
  return (
    <section className={styles.hero} id="home">
      <KawungFlower className={styles.ornament} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h1 className={styles.title}>
            {t('home.title')} <em className={styles.marked}>{t('home.titleMarked')}</em>
          </h1>
          <Lead className={styles.lead}>{t('home.lead')}</Lead>
          <div className={styles.actions}>
            <ButtonLink data-section="pricing" href="#pricing" look="primary">
              {t('home.toPricing')}
            </ButtonLink>
            <ButtonLink
              className={styles.ask}
              href={chatAddress(site.whatsapp, t('chat.greeting', { company: site.name }))}
              rel="noopener"
              target="_blank"
            >
              {t('chat.label')}
            </ButtonLink>
          </div>
        </div>
        <PriceSwitch services={services} t={t} />
      </div>
    </section>
  )
}
