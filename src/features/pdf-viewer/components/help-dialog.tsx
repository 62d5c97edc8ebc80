/** Lists the viewer's keyboard shortcuts. */
import { type Ref, useId } from 'react'
import { useT } from '../../../i18n/translate-context.tsx'
import { shortcutCommands, shortcutKeys } from '../commands.ts'
import styles from '../pdf-viewer.module.css'

export function HelpDialog({ ref }: { readonly ref: Ref<HTMLDialogElement> }) {
  const t = useT()
  const headingId = useId()
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('pdf.command.help')}</h2>
      <dl className={styles.keys}>
        {shortcutCommands.map((command) => (
          <div key={command}>
            <dt>{t(`pdf.command.${command}`)}</dt>
            <dd>
              <kbd>{shortcutKeys[command]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className={styles.button}>
          {t('pdf.close')}
        </button>
      </form>
    </dialog>
  )
}
