/** Lists the viewer's keyboard shortcuts. */
import { type Ref, useId } from 'react'
import type { Command } from '../commands.ts'
import styles from '../pdf-viewer.module.css'
import { shortcutKeys } from '../shortcuts.ts'
import { useT } from '../viewer-context.tsx'

export function HelpDialog({ ref }: { readonly ref: Ref<HTMLDialogElement> }) {
  const t = useT()
  const headingId = useId()
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('pdf.help')}</h2>
      <dl className={styles.keys}>
        {(Object.keys(shortcutKeys) as Command[]).map((command) => (
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
