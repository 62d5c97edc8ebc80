import { CitationState, MarkMeaning } from '../../components/prose/citation-state.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './legal-basis.module.css'
import { ServiceSection } from './service-section.tsx'

/**
 * The law on which the service rests: each regulation once, stamped, with the articles that the page cites. What an article
 * says, the page of its regulation has, to which every citation leads.
 */
export function LegalBasis({ t, facts }: ServiceProps) {
  return (
    <ServiceSection answer={facts.lawStates} id="dasar-hukum" lead={t('service.basisLead')} title={t('service.basis')}>
      <MarkMeaning citations={facts.law} t={t} />
      <ul className={styles.list}>
        {facts.law.map(({ id, label, title, href, articles, checkedOn, ...state }) => (
          <li key={id}>
            <a href={href}>{label}</a> <CitationState {...state} t={t} />
            <p>{articles.length > 0 ? `${title}: ${articles.join('; ')}` : title}</p>
            <small>{t('prose.checkedOn', { day: t.day(checkedOn, 'short') })}</small>
          </li>
        ))}
      </ul>
    </ServiceSection>
  )
}
