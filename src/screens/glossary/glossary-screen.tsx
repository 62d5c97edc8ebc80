import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import type { GlossaryProps } from '../../page-data/glossary.ts'
import { Columns } from '../../ui/columns.tsx'
import { FirstFrameEnd, FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './glossary-screen.module.css'
import { GlossaryTerm } from './glossary-term.tsx'
import { inColumns, letterId, letters } from './letters.ts'

interface Props extends GlossaryProps {
  /** The field that filters the terms, an island. */
  readonly children?: ReactNode
}

/** The glossary: an index of all terms in three columns, each of which opens its definition, legal basis and related terms. */
export function GlossaryScreen({ t, trail, entries, children }: Props) {
  const byTerm = new Map(entries.map((entry) => [entry.term.id, entry]))
  const groups = letters(entries.map(({ term }) => term))
  return (
    <>
      <div className="page-width">
        <PageHead
          lead={t('glossary.lead')}
          title={t('glossary.title')}
          trail={trail}
          trailLabel={t('breadcrumb.label')}
        >
          <FirstFrameEnd />
          <div className={styles.filter}>{children}</div>
        </PageHead>
      </div>
      <FirstScreenEnd styles="shared" />
      <nav aria-label={t('glossary.letters')} className={styles.index} data-screen-only="" data-terms="">
        <ul className={`page-width ${styles.termLetters}`}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className={styles.termLetter} href={`#${letterId(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page-width ${styles.groups}`} data-terms="">
        <Columns className={styles.termColumns} shape="thirds">
          {inColumns(groups, 3).map((column) => (
            <div className={styles.column} key={column[0]?.letter}>
              {column.map(({ letter, terms, isContinued }) => (
                <section className={styles.group} key={letter}>
                  {isContinued ? (
                    <p aria-hidden="true" className={classNames(styles.capital, styles.continued)}>
                      {letter}
                    </p>
                  ) : (
                    <h2 className={styles.capital} id={letterId(letter)}>
                      {letter}
                    </h2>
                  )}
                  {terms.map(({ id }) => {
                    const entry = byTerm.get(id)
                    return entry && <GlossaryTerm {...entry} key={id} t={t} />
                  })}
                </section>
              ))}
            </div>
          ))}
        </Columns>
      </div>
    </>
  )
}
