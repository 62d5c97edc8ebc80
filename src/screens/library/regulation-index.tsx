import type { Regulation } from '../../collections/regulations.ts'
import { CitationState } from '../../components/prose/citation-state.tsx'
import { localizedPath } from '../../i18n/paths.ts'
import type { LibraryProps } from '../../page-data/library.ts'
import { Icon } from '../../ui/icon.tsx'
import { statusOf } from '../regulation/regulation-status.ts'
import filter from './library-filter.module.css'
import { groupBySubject } from './library-groups.ts'
import styles from './regulation-index.module.css'
import { StampFilter } from './stamp-filter.tsx'

/**
 * Every regulation by subject. Both filters work without script: a subject is an anchor, and while the address names
 * one, CSS shows that subject alone; a stamp is a radio button.
 */
export function RegulationIndex({ language, t, regulations, subjects }: LibraryProps) {
  const groups = groupBySubject(regulations, subjects)
  return (
    <section className={`${styles.index} ${filter.filtered}`} id="peraturan">
      <div className="page-width">
        <h2>{t('library.regulationsTitle')}</h2>
        <p className={styles.note}>{t('library.listedTwice')}</p>
        <div className={styles.columns}>
          <nav aria-label={t('library.subjects')} className={styles.subjects} data-screen-only="">
            <h3 className={styles.subjectsTitle}>{t('library.subjects')}</h3>
            <ul className={styles.subjectList}>
              <li>
                <a className={styles.subject} href="#semua">
                  {t('library.allSubjects')} <data value={regulations.length}>{regulations.length}</data>
                </a>
              </li>
              {groups.map(({ subject, regulations: ofSubject }) => (
                <li key={subject.id}>
                  <a className={styles.subject} href={`#${subject.id}`}>
                    {subject.label} <data value={ofSubject.length}>{ofSubject.length}</data>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <StampFilter regulations={regulations} t={t} />
          <div className={filter.groups} id="semua">
            {groups.map(({ subject, regulations: ofSubject }) => (
              <section className={`${styles.group} ${filter.group}`} id={subject.id} key={subject.id}>
                <div className={styles.groupHead}>
                  <h3>{subject.label}</h3>
                  <a className={`${styles.all} ${filter.all}`} href="#peraturan">
                    <Icon name="back" size={16} />
                    {t('library.allSubjects')}
                  </a>
                </div>
                <ul>
                  {ofSubject.map((regulation) => (
                    <Row
                      href={localizedPath(regulation.path, language)}
                      key={regulation.id}
                      regulation={regulation}
                      t={t}
                    />
                  ))}
                </ul>
                <p className={filter.none}>{t('library.none')}</p>
              </section>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Row({ regulation, href, t }: { regulation: Regulation; href: string; t: LibraryProps['t'] }) {
  const { label, subject, watch } = regulation
  return (
    <li
      className={`${styles.row} ${filter.row}`}
      data-status={statusOf(regulation)}
      data-watched={watch === undefined ? undefined : ''}
    >
      <a className={styles.link} href={href}>
        <span className={styles.label}>{label}</span>
        <span className={styles.title}>
          {subject} {watch !== undefined && <small className={styles.watched}>{t('library.watched')}</small>}
        </span>
      </a>
      <span className={styles.stamp}>
        <CitationState {...regulation} t={t} />
      </span>
    </li>
  )
}
