import { PriceTable } from '../../components/fees/price-table.tsx'
import type { HomeProps } from '../../page-data/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './pricing-section.module.css'
import shared from './section.module.css'

/** Pricing: every service in one dense table, whose total is the sum that the visitor pays. */
export function PricingSection({ t, services }: HomeProps) {
  return (
    <section className={`${shared.section} ${shared.stopsBelow}`} id="pricing">
      <div className="page-width">
        <h2 className={shared.heading}>{t('pricing.title')}</h2>
        <PriceTable services={services} t={t} />
        <p className={styles.more}>
          <ButtonLink href={t.href('/layanan')}>{t('pricing.more')}</ButtonLink>
          <ButtonLink href={t.href('/pilih-badan-usaha')}>{t('pricing.choose')}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
