import type { CitingEntry } from '../../collections/cited-by.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { TextKey } from '../../i18n/translate.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import styles from './regulation-cited-by.module.css'
import page from './regulation-screen.module.css'

const kinds: readonly { readonly kind: CitingEntry['kind']; readonly textKey: TextKey }[] = [
  { kind: 'services', textKey: 'regulation.citedBy.services' },
  { kind: 'articles', textKey: 'regulation.citedBy.articles' },
  { kind: 'guides', textKey: 'regulation.citedBy.guides' },
]

/** The pages of this site that rest on the regulation. */
export function RegulationCitedBy({ language, t, citedBy }: RegulationProps) {
  if (citedBy.length === 0) return null
  return (
    <section className={page.part}>
      <h2 className={page.partName}>{t('regulation.citedBy')}</h2>
      <div className={styles.kinds}>
        {kinds.map(({ kind, textKey }) => {
          const entries = citedBy.filter((entry) => entry.kind === kind)
          return (
            entries.length > 0 && (
              <div key={kind}>
                <h3 className={styles.kind}>{t(textKey)}</h3>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <a className={styles.link} href={localizedPath(entry.path, language)}>
                        {entry.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
    </section>
  )
}
