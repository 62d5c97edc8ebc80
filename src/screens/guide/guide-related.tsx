import { CitationState } from '../../components/prose/citation-state.tsx'
import type { GuideProps } from '../../page-data/guide.ts'
import { Columns } from '../../ui/columns.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './guide-related.module.css'

/** The services that do what the guide explains, and the regulations on which it rests. */
export function GuideRelated({ t, services, sources }: GuideProps) {
  return (
    <div className={styles.related}>
      <Columns className={`page-width ${styles.columns}`} shape="narrow-wide">
        {services.length > 0 && (
          <Section space={4} title={t('guide.services')}>
            <ul>
              {services.map((service) => (
                <li className={styles.entry} key={service.id}>
                  <a className={styles.link} href={t.href(service.path)}>
                    {service.title}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section space={4} title={t('guide.sources')}>
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
        </Section>
      </Columns>
    </div>
  )
}
