/** Lists the viewer's keys. */
import type { RefObject } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { type Command, shortcutKeys } from '../view/shortcuts.ts'
import { ViewerDialog } from './viewer-dialog.tsx'

interface HelpDialogProps {
  readonly translate: Translate
  readonly dialog: RefObject<HTMLDialogElement | null>
}

export function HelpDialog({ translate, dialog }: HelpDialogProps) {
  const rows = (Object.keys(shortcutKeys) as Command[]).map(
    (command) => [translate(`pdf.command.${command}`), <kbd key={command}>{shortcutKeys[command]}</kbd>] as const,
  )
  return <ViewerDialog heading={translate('pdf.help')} ref={dialog} rows={rows} translate={translate} />
}
