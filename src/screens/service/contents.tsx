import type { TextKey } from '../../i18n/translate.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './contents.module.css'

/** Every section but the last, in the order of the page: their numbers are counted alike. */
const sections: readonly { readonly anchor: string; readonly textKey: TextKey }[] = [
  { anchor: 'biaya', textKey: 'price.billTitle' },
  { anchor: 'penjelasan', textKey: 'service.about' },
  { anchor: 'waktu', textKey: 'timeline.title' },
  { anchor: 'dokumen', textKey: 'service.documents' },
  { anchor: 'lingkup', textKey: 'service.scope' },
  { anchor: 'hitung', textKey: 'estimate.title' },
  { anchor: 'sesudahnya', textKey: 'service.after' },
  { anchor: 'urus-sendiri', textKey: 'service.selfHelp' },
  { anchor: 'tanya-jawab', textKey: 'service.questions' },
  { anchor: 'dasar-hukum', textKey: 'service.basis' },
]

/** A row that stays below the bar and marks the section in view (`startup/contents-mark.ts`). */
export function Contents({ t, facts }: ServiceProps) {
  return (
    <nav aria-label={t('service.contents')} className={styles.contents}>
      <ol className={styles.row} data-contents="">
        {sections
          .filter(({ anchor }) => anchor !== 'sesudahnya' || facts.after)
          .map(({ anchor, textKey }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{t(textKey)}</a>
            </li>
          ))}
      </ol>
    </nav>
  )
}
