import type { AfterService } from '../../collections/after-founding.ts'
import type { Translate } from '../../i18n/translate.ts'
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
  const sections: readonly (readonly [anchor: string, text: string])[] = [
    ['waktu', t('service.short.time')],
    ['dokumen', t('service.short.documents')],
    ['lingkup', t('service.short.scope')],
    ['penjelasan', t('service.short.about')],
    ...(after ? ([['sesudahnya', t(`service.short.after.${after.heading}`)]] as const) : []),
    ['urus-sendiri', t('service.short.selfHelp')],
    ['tanya-jawab', t('service.short.questions')],
    ['dasar-hukum', t('service.short.basis')],
  ]
  const label = t('service.contents')
  return (
    <div className={styles.contents} data-screen-only="">
      <button aria-controls={contentsId} className="chevron" popoverTarget={contentsId} type="button">
        {label}
      </button>
      <nav aria-label={label} className={styles.links} data-contents="" id={contentsId} popover="auto">
        {sections.map(([anchor, text]) => (
          <a href={`#${anchor}`} key={anchor}>
            {text}
          </a>
        ))}
      </nav>
    </div>
  )
}
