import type { GlossaryProps } from '../../page-data/glossary.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './glossary-screen.module.css'
import { GlossaryTerm } from './glossary-term.tsx'
import { letterId, letters } from './letters.ts'

/** The glossary: an index of letters, and every term with definition, legal basis and related terms. */
export function GlossaryScreen({ t, trail, entries }: GlossaryProps) {
  const byTerm = new Map(entries.map((entry) => [entry.term.id, entry]))
  const groups = letters(entries.map(({ term }) => term))
  return (
    <>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.title}>{t('glossary.title')}</h1>
        <Lead>{t('glossary.lead')}</Lead>
      </header>
      <nav aria-label={t('glossary.letters')} className={styles.index} data-screen-only="">
        <ul className={`page-width ${styles.letters}`}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className={styles.letter} href={`#${letterId(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page-width ${styles.groups}`}>
        {groups.map(({ letter, terms }) => (
          <section className={styles.group} key={letter}>
            <h2 className={styles.capital} id={letterId(letter)}>
              {letter}
            </h2>
            <div>
              {terms.map(({ id }) => {
                const entry = byTerm.get(id)
                return entry && <GlossaryTerm {...entry} key={id} t={t} />
              })}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
