import type { AfterService } from '../../collections/after-founding.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import styles from './section-links.module.css'

interface Props {
  readonly t: Translate
  /** What is due after the service, where something is. */
  readonly after: Pick<AfterService, 'heading'> | undefined
}

/** Also what the button controls. */
const contentsId = 'isi'

/**
 * The ways into the page, in its order. On wide windows a row that stays in view below the top bar; on narrow ones a button
 * that does, names the section that is being read (`startup/contents-mark.ts`) and opens them as a sheet
 * (`startup/menu.ts` closes it).
 */
export function SectionLinks({ t, after }: Props) {
  const sections: readonly (readonly [anchor: string, textKey: TextKey])[] = [
    ['waktu', 'service.short.time'],
    ['dokumen', 'service.short.documents'],
    ['lingkup', 'service.short.scope'],
    ['penjelasan', 'service.short.about'],
    ...(after ? ([['sesudahnya', `service.short.after.${after.heading}`]] as const) : []),
    ['urus-sendiri', 'service.short.selfHelp'],
    ['tanya-jawab', 'service.short.questions'],
    ['dasar-hukum', 'service.short.basis'],
  ]
  const label = t('service.contents')
  return (
    <div className={styles.contents} data-screen-only="">
      <button aria-controls={contentsId} className={styles.pill} popoverTarget={contentsId} type="button">
        {label}
      </button>
      <nav aria-label={label} className={styles.links} data-contents="" id={contentsId} popover="auto">
        {sections.map(([anchor, textKey]) => (
          <a href={`#${anchor}`} key={anchor}>
            {t(textKey)}
          </a>
        ))}
      </nav>
    </div>
  )
}
