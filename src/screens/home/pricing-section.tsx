import { PriceRows } from '../../components/fees/price-rows.tsx'
import type { HomeProps } from '../../page-data/home.ts'
import shared from './section.module.css'

/** Pricing: every service in a row, its total as a bar, all to one scale, and the days. */
export function PricingSection({ t, services }: HomeProps) {
  return (
    <section className={`${shared.section} ${shared.stopsBelow}`} data-below="" id="pricing">
      <div className="page-width">
        <h2 className={shared.heading}>{t('pricing.title')}</h2>
        <p className={shared.ways}>
          <a href={t.href('/layanan')}>{t('pricing.more')}</a>
          <a href={t.href('/pilih-badan-usaha')}>{t('pricing.choose')}</a>
        </p>
        <PriceRows
          groupOf={({ entity }) => t(entity ? 'home.task.found' : 'pricing.others')}
          services={services}
          t={t}
        />
      </div>
    </section>
  )
}
