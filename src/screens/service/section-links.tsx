import type { TextKey, Translate } from '../../i18n/translate.ts'
import styles from './section-links.module.css'

/** The sections in the order of the page: their numbers are counted alike. */
const sections: readonly { readonly anchor: string; readonly textKey: TextKey }[] = [
  { anchor: 'waktu', textKey: 'service.short.time' },
  { anchor: 'dokumen', textKey: 'service.short.documents' },
  { anchor: 'lingkup', textKey: 'service.short.scope' },
  { anchor: 'penjelasan', textKey: 'service.short.about' },
  { anchor: 'sesudahnya', textKey: 'service.after' },
  { anchor: 'urus-sendiri', textKey: 'service.short.selfHelp' },
  { anchor: 'tanya-jawab', textKey: 'service.short.questions' },
  { anchor: 'dasar-hukum', textKey: 'service.short.basis' },
]

interface Props {
  readonly t: Translate
  /** Whether something is due after the service. */
  readonly hasAfter: boolean
}

/** On wide windows, the ways into the page. */
export function SectionLinks({ t, hasAfter }: Props) {
  return (
    <nav aria-label={t('service.contents')} className={styles.contents}>
      <ol>
        {sections
          .filter(({ anchor }) => anchor !== 'sesudahnya' || hasAfter)
          .map(({ anchor, textKey }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{t(textKey)}</a>
            </li>
          ))}
      </ol>
    </nav>
  )
}
