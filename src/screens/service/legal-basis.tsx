import { NoteList } from '../../components/prose/citation-notes.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import { ServiceSection } from './service-section.tsx'

/** The law on which the service rests, stamped: first the notes of what the page cites, then what it does not. */
export function LegalBasis({ language, t, facts }: ServiceProps) {
  const cited = new Set(facts.citations.map(({ href }) => href))
  const further = facts.basis.filter(({ href }) => !cited.has(href))
  return (
    <ServiceSection id="dasar-hukum" lead={t('service.basisLead')} title={t('service.basis')}>
      <NoteList citations={facts.citations} further={further} language={language} t={t} />
    </ServiceSection>
  )
}
