import type { LibraryProps } from '../../page-data/library.ts'
import { Columns } from '../../ui/columns.tsx'
import { letterId, letters } from '../glossary/letters.ts'
import styles from './glossary-strip.module.css'

/** The letters of the glossary, each the way to its terms. */
export function GlossaryStrip({ t, terms }: LibraryProps) {
  return (
    <section className={styles.strip} id="glosarium">
      <Columns className={`page-width ${styles.columns}`} shape="narrow-wide">
        <div>
          <h2 className={styles.title}>
            <a href={t.href('/infohukum/glosarium')}>{t('glossary.title')}</a>
          </h2>
          <p className={styles.lead}>{t.count('library.glossaryLead', terms.length)}</p>
        </div>
        <ul className={styles.letters}>
          {letters(terms).map(({ letter }) => (
            <li key={letter}>
              <a
                aria-label={t('glossary.toLetter', { letter })}
                className={styles.letter}
                href={t.href(`/infohukum/glosarium#${letterId(letter)}`)}
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </Columns>
    </section>
  )
}
