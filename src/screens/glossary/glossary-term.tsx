import type { Translate } from '../../i18n/translate.ts'
import type { GlossaryEntry } from '../../page-data/glossary.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './glossary-term.module.css'

interface Props extends GlossaryEntry {
  readonly t: Translate
}

/**
 * One term, which opens in place. Its anchor is the definition, so that a link to it and a search in the page open it. What
 * an English term stands for is the Indonesian term of law, and is read out as such.
 */
export function GlossaryTerm({ term, definition, basis, related, t }: Props) {
  const name = (
    <h3 className={styles.name}>
      {term.term}
      {term.stands_for && (
        <span className={styles.standsFor} lang={t.language === 'id' ? undefined : 'id'}>
          {' '}
          {term.stands_for}
        </span>
      )}
    </h3>
  )
  return (
    <Disclosure className={styles.term} names={term.mentions.slice(1).join(' ')} summary={name}>
      <div className={styles.definition} id={term.id}>
        {definition}
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
      </div>
    </Disclosure>
  )
}
