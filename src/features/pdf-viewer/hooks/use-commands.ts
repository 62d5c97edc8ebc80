/** Carries commands out. */

import { actionOf, type Command } from '../commands.ts'
import { usePagesHandle, useViewer, useViewerDispatch } from '../viewer-context.tsx'

/** Returns whether the command was carried out: without a document there is nothing to command. */
export type RunCommand = (command: Command) => boolean

/** @param others what acts on something else than store and pages; `null` where the browser cannot. */
export function useCommands(
  others: Readonly<Record<'print' | 'fullscreen' | 'help', (() => void) | null>>,
): RunCommand {
  const state = useViewer()
  const dispatch = useViewerDispatch()
  const pages = usePagesHandle()
  return (command) => {
    if (state.pageCount === 0) return false
    const action = actionOf(command, state)
    if (action) dispatch(action)
    else if (command === 'search-next') pages.current?.selectMatch('next')
    else if (command === 'search-previous') pages.current?.selectMatch('previous')
    else if (command === 'print' || command === 'fullscreen' || command === 'help') {
      if (!others[command]) return false
      others[command]()
    }
    return true
  }
}
