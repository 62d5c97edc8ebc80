import { PriceRows } from '../../components/fees/price-rows.tsx'
import { CitationNotes } from '../../components/prose/citation-notes.tsx'
import type { ServicesProps } from '../../page-data/services.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstFrameEnd } from '../../ui/first-frame-end.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { EntityTable } from './entity-table.tsx'
import styles from './services-screen.module.css'

/** The forms of legal entities compared, and every service with its open price. */
export function ServicesScreen({ t, trail, services, entities }: ServicesProps) {
  return (
    <>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.title}>{t('services.title')}</h1>
        <Lead>{t('services.shortLead')}</Lead>
      </header>
      <FirstFrameEnd />
      {entities.forms.length > 0 && (
        <section aria-labelledby="bentuk-usaha" className={styles.entities}>
          <div className="page-width">
            <h2 id="bentuk-usaha">{t('services.entities')}</h2>
            <p className={styles.ways}>
              <a href={t.href('/pilih-badan-usaha')}>{t('chooser.toChooser')}</a>
              <a href="#harga">{t('services.prices')}</a>
            </p>
            <EntityTable comparison={entities} t={t} />
            <CitationNotes citations={entities.citations} isFolded t={t} />
          </div>
        </section>
      )}
      <FirstScreenEnd />
      <section aria-labelledby="harga" className={`page-width ${styles.prices}`}>
        <h2 id="harga">{t('services.prices')}</h2>
        <PriceRows groupOf={({ group }) => group.label} isFull services={services} t={t} />
        <p className={styles.note}>{t('services.note')}</p>
      </section>
    </>
  )
}
