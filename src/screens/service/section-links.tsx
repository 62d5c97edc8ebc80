import type { AfterService } from '../../collections/after-founding.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import styles from './section-links.module.css'

interface Props {
  readonly t: Translate
  /** What is due after the service, where something is. */
  readonly after: Pick<AfterService, 'heading'> | undefined
}

/** On wide windows, the ways into the page, in its order: their numbers are counted alike. */
export function SectionLinks({ t, after }: Props) {
  const sections: readonly (readonly [anchor: string, textKey: TextKey])[] = [
    ['waktu', 'service.short.time'],
    ['dokumen', 'service.short.documents'],
    ['lingkup', 'service.scope'],
    ['penjelasan', 'service.about'],
    ...(after ? ([['sesudahnya', `service.after.${after.heading}`]] as const) : []),
    ['urus-sendiri', 'service.short.selfHelp'],
    ['tanya-jawab', 'service.short.questions'],
    ['dasar-hukum', 'service.short.basis'],
  ]
  return (
    <nav aria-label={t('service.contents')} className={styles.contents}>
      <ol>
        {sections.map(([anchor, textKey]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{t(textKey)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
