import { PriceRows } from '../../components/fees/price-rows.tsx'
import { CitationNotes } from '../../components/prose/citation-notes.tsx'
import type { ServicesProps } from '../../page-data/services.ts'
import { FirstFrameEnd, FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import { Row } from '../../ui/spaced.tsx'
import { EntityTable } from './entity-table.tsx'
import styles from './services-screen.module.css'

/** The forms of legal entities compared, and every service with its open price. */
export function ServicesScreen({ t, trail, services, entities }: ServicesProps) {
  return (
    <>
      <div className="page-width">
        <PageHead
          lead={t('services.shortLead')}
          title={t('services.title')}
          trail={trail}
          trailLabel={t('breadcrumb.label')}
        />
      </div>
      <FirstFrameEnd />
      {entities.forms.length > 0 && (
        <section aria-labelledby="bentuk-usaha" className={styles.entities}>
          <div className="page-width">
            <h2 id="bentuk-usaha">{t('services.entities')}</h2>
            <Row as="p" of="links">
              <a href={t.href('/pilih-badan-usaha')}>{t('chooser.toChooser')}</a>
              <a href="#harga">{t('services.prices')}</a>
            </Row>
            <EntityTable comparison={entities} t={t} />
            <CitationNotes citations={entities.citations} isFolded t={t} />
          </div>
        </section>
      )}
      <FirstScreenEnd />
      <Section className={`page-width ${styles.prices}`} id="harga" title={t('services.prices')}>
        <PriceRows groupOf={({ group }) => group.label} isFull services={services} t={t} />
        <Small above={3}>{t('services.note')}</Small>
      </Section>
    </>
  )
}
