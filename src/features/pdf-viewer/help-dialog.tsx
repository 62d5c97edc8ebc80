/** Lists the viewer's keys. */
import { type RefObject, useId } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import styles from './pdf-viewer.module.css'
import { type Command, shortcutKeys } from './shortcuts.ts'

interface HelpDialogProps {
  readonly translate: Translate
  readonly dialog: RefObject<HTMLDialogElement | null>
}

export function HelpDialog({ translate, dialog }: HelpDialogProps) {
  const headingId = useId()
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId}>
      <h2 id={headingId}>{translate('pdf.help')}</h2>
      <dl className={styles.keys}>
        {(Object.keys(shortcutKeys) as Command[]).map((command) => (
          <div key={command}>
            <dt>{translate(`pdf.command.${command}`)}</dt>
            <dd>
              <kbd>{shortcutKeys[command]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className={styles.button}>
          {translate('pdf.close')}
        </button>
      </form>
    </dialog>
  )
}
