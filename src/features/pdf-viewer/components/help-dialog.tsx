/** Lists the viewer's keyboard shortcuts. */
import { type Ref, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { shortcutCommands, shortcutKeys } from '../commands.ts'
import styles from '../pdf-viewer.module.css'
import { useViewer } from '../viewer-context.tsx'

export function HelpDialog({ ref }: { readonly ref: Ref<HTMLDialogElement> }) {
  const { t } = useViewer()
  const headingId = useId()
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={headingId}>
      {/* First, for it gets the focus: at the end of a long list it would scroll the list away. */}
      <form method="dialog" className={styles.dialogHead}>
        <h2 id={headingId}>{t('pdf.command.help')}</h2>
        <Button type="submit">{t('pdf.close')}</Button>
      </form>
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
    </dialog>
  )
}
