import { CitationState } from '../../components/prose/citation-state.tsx'
import type { HomeProps } from '../../page-data/home.ts'
import { Columns } from '../../ui/columns.tsx'
import { Lead } from '../../ui/lead.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'
import styles from './infohukum-section.module.css'
import shared from './section.module.css'

/** Legal information: what changed in the law, each with its state, and what is asked most, each with its answer. */
export function InfohukumSection({ t, legalChanges, articles }: HomeProps) {
  return (
    <section className={`${shared.section} ${shared.stopsAbove} ${styles.infohukum}`} data-below="" id="infohukum">
      <div className="page-width">
        <h2 className={shared.heading}>{t('infohukum.title')}</h2>
        <Lead>{t('infohukum.lead')}</Lead>
        <Columns className={styles.columns} shape="halves">
          <div>
            <h3>{t('home.changed')}</h3>
            <RuledList className={styles.rows}>
              {legalChanges.map(({ regulation, changedOn }) => (
                <li key={regulation.id}>
                  <p className={styles.meta}>
                    {t.day(changedOn, 'short')} <CitationState {...regulation} t={t} />
                  </p>
                  <a href={t.href(regulation.path)}>{`${regulation.label}: ${regulation.subject}`}</a>
                </li>
              ))}
            </RuledList>
            <p className={shared.ways}>
              <a href={t.href('/infohukum')}>{t('infohukum.more')}</a>
            </p>
          </div>
          <div>
            <h3>{t('home.asked')}</h3>
            <RuledList className={styles.rows}>
              {articles.map(({ id, path, title, in_short }) => (
                <li key={id}>
                  <a href={t.href(path)}>{title}</a>
                  <p>{in_short[0]}</p>
                </li>
              ))}
            </RuledList>
            <p className={shared.ways}>
              <a href={t.href('/blog')}>{t('infohukum.toBlog')}</a>
            </p>
          </div>
        </Columns>
      </div>
    </section>
  )
}
