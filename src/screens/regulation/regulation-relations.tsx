import { CitationState } from '../../components/prose/citation-state.tsx'
import { type RelationGroup, relationGroups } from '../../components/prose/relation-groups.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './regulation-relations.module.css'
import page from './regulation-screen.module.css'

/** How it stands among others: a line with what changed it above, itself, and what it changed or rests on below. */
export function RegulationRelations({ t, regulation }: RegulationProps) {
  const { newer, older } = relationGroups(regulation)
  if (newer.length + older.length === 0) return null
  const drawn = ({ textKey, regulations }: RelationGroup) => (
    <div className={styles.relation} key={textKey}>
      <dt className={styles.relationName}>{t(textKey)}</dt>
      {regulations.map((related) => (
        <dd className={styles.related} key={related.id}>
          {related.path ? (
            <a className={styles.link} href={t.href(related.path)}>
              <b>{related.label}</b> {related.title}
            </a>
          ) : (
            <span className={styles.link}>
              <b>{related.label}</b> <small>{t('regulation.outside')}</small>
            </span>
          )}
          {related.standing && <CitationState {...related.standing} t={t} />}
        </dd>
      ))}
    </div>
  )
  return (
    <Section className={page.part} space={3} title={t('regulation.relations')}>
      <div className={styles.relationLine}>
        {newer.length > 0 && <dl>{newer.map(drawn)}</dl>}
        <p className={styles.self}>
          <BrandMark height={28} />
          {regulation.label}
        </p>
        {older.length > 0 && <dl>{older.map(drawn)}</dl>}
      </div>
    </Section>
  )
}
