import { CitationNotes } from '../../components/prose/citation-notes.tsx'
import type { ServicesProps } from '../../page-data/services.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { EntityTable } from './entity-table.tsx'
import styles from './services-screen.module.css'
import { ServicesTable } from './services-table.tsx'

/** Every service with its open price, side by side, and the forms of legal entities compared. */
export function ServicesScreen({ t, trail, services, entities }: ServicesProps) {
  return (
    <>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.title}>{t('services.title')}</h1>
        <Lead>{t('services.lead')}</Lead>
      </header>
      <FirstScreenEnd />
      <section aria-labelledby="harga" className={`page-width ${styles.prices}`}>
        <h2 className="visually-hidden" id="harga">
          {t('services.prices')}
        </h2>
        <ServicesTable services={services} t={t} />
        <p className={styles.note}>{t('services.note')}</p>
      </section>
      {entities.forms.length > 0 && (
        <section aria-labelledby="bentuk-usaha" className={styles.entities}>
          <div className="page-width">
            <h2 className={styles.heading} id="bentuk-usaha">
              {t('services.entities')}
            </h2>
            <Lead>{t('services.entitiesLead')}</Lead>
            <p className={styles.choose} data-screen-only="">
              <ButtonLink href={t.href('/pilih-badan-usaha')}>{t('chooser.toChooser')}</ButtonLink>
            </p>
            <EntityTable comparison={entities} t={t} />
            <CitationNotes citations={entities.citations} t={t} />
          </div>
        </section>
      )}
    </>
  )
}
