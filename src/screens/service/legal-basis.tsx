import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import { CitationNotes } from '../prose/citation-notes.tsx'
import { CitationState } from '../prose/citation-state.tsx'
import styles from './legal-basis.module.css'
import type { ServiceProps } from './service-screen.tsx'
import { ServiceSection } from './service-section.tsx'

/** The law on which the service rests, stamped, then the notes of what the page cites. */
export function LegalBasis({ language, t, facts }: ServiceProps) {
  const { locale } = languageTraits[language]
  return (
    <ServiceSection id="dasar-hukum" lead={t('service.basisLead')} title={t('service.basis')}>
      <ul>
        {facts.basis.map((citation) => (
          <li className={styles.law} key={citation.written}>
            <a className={styles.label} href={citation.href}>
              {citation.label}
            </a>
            <CitationState {...citation} t={t} />
            <p className={styles.text}>
              {citation.text ?? citation.title}{' '}
              <small>{t('prose.checkedOn', { day: formatDay(citation.checkedOn, locale, 'short') })}</small>
            </p>
          </li>
        ))}
      </ul>
      {facts.citations.length > 0 && <CitationNotes citations={facts.citations} language={language} t={t} />}
    </ServiceSection>
  )
}
