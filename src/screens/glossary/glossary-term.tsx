import type { Translate } from '../../i18n/translate.ts'
import type { GlossaryEntry } from '../../page-data/glossary.ts'
import styles from './glossary-term.module.css'

interface Props extends GlossaryEntry {
  readonly t: Translate
}

/** One term, at its anchor. What an English term stands for is the Indonesian term of law, and is read out as such. */
export function GlossaryTerm({ term, definition, basis, related, t }: Props) {
  return (
    <section className={styles.term} id={term.id}>
      <h3 className={styles.name}>
        <a href={`#${term.id}`}>{term.term}</a>
      </h3>
      {term.stands_for && (
        <p className={styles.standsFor} lang={t.language === 'id' ? undefined : 'id'}>
          {term.stands_for}
        </p>
      )}
      <div className={styles.definition}>{definition}</div>
      {basis.length + related.length > 0 && (
        <dl className={styles.references}>
          {basis.length > 0 && (
            <div>
              <dt>{t('glossary.basis')}</dt>
              {basis.map(({ written, href, label }) => (
                <dd key={written}>
                  <a href={href}>{label}</a>
                </dd>
              ))}
            </div>
          )}
          {related.length > 0 && (
            <div>
              <dt>{t('glossary.related')}</dt>
              {related.map((other) => (
                <dd key={other.id}>
                  <a href={`#${other.id}`}>{other.term}</a>
                </dd>
              ))}
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
