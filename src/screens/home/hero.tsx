import { OpeningState } from '../../components/contact/opening-hours.tsx'
import { chatAddress } from '../../lib/addresses.ts'
import { classNames } from '../../lib/class-names.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstFrameEnd } from '../../ui/first-screen-end.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Row } from '../../ui/spaced.tsx'
import styles from './hero.module.css'
import { PriceSwitch } from './price-switch.tsx'
import { Tasks } from './tasks.tsx'

/** The statement, beside it the proof: a real bill from the catalogue; and what visitors come for, by search and by task. */
export function Hero(props: HomeProps) {
  const { t } = props
  return (
    <section className={styles.hero} id="home">
      <KawungFlower className={styles.ornament} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h1 className={styles.title}>
            {t('home.title')} <em className={styles.marked}>{t('home.titleMarked')}</em>
          </h1>
          <Lead className={styles.lead}>{t('home.shortLead')}</Lead>
          <FirstFrameEnd />
          <Row space={3}>
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
            <p className={classNames(styles.ask, styles.opening)}>
              <OpeningState t={t} />
            </p>
          </Row>
        </div>
        <div className={styles.bill}>
          <PriceSwitch {...props} />
        </div>
        <div>
          <SearchForm
            action={t.href('/cari')}
            field={{ placeholder: t('home.searchHint') }}
            label={t('home.task')}
            name="q"
            submit={t('home.search')}
          />
          <Tasks {...props} />
        </div>
      </div>
    </section>
  )
}
