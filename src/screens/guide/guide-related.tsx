import { CitationState } from '../../components/prose/citation-state.tsx'
import type { GuideProps } from '../../page-data/guide.ts'
import styles from './guide-related.module.css'

/** The services that do what the guide explains, and the regulations on which it rests. */
export function GuideRelated({ t, services, sources }: GuideProps) {
  return (
    <div className={styles.related}>
      <div className={`page-width ${styles.columns}`}>
        {services.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('guide.services')}</h2>
            <ul>
              {services.map((service) => (
                <li className={styles.entry} key={service.id}>
                  <a className={styles.link} href={t.href(service.path)}>
                    {service.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2 className={styles.heading}>{t('guide.sources')}</h2>
          <ul>
            {sources.map((source) => (
              <li className={styles.entry} key={source.written}>
                <a className={styles.link} href={source.href}>
                  <b>{source.label}</b> {source.title}
                </a>
                <CitationState {...source} t={t} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
