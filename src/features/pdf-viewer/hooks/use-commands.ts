/** Carries commands out, also those of keys. */
import type { KeyboardEvent } from 'react'
import { type Command, commandActions, commandOf } from '../commands.ts'
import { useViewer } from '../viewer-context.tsx'
import { panelClosed, searchClosed } from '../viewer-store.ts'

/** Returns whether the command was carried out: without a document there is nothing to command. */
export type RunCommand = (command: Command) => boolean

/** @param others what acts on something else than store and pages; `null` where the browser cannot. */
export function useCommands(others: { readonly [command in Command]?: (() => void) | null }) {
  const { state, dispatch, parts } = useViewer()
  const run: RunCommand = (command) => {
    const action = commandActions[command]?.(state)
    const act = {
      ...others,
      'search-next': () => parts?.find(state.search, 'next'),
      'search-previous': () => parts?.find(state.search, 'previous'),
    }[command]
    if (state.pageCount === 0 || !(action || act)) return false
    if (action) dispatch(action)
    else act?.()
    return true
  }
  /** For keys that are pressed while the focus is inside the viewer. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isUsedBy(event.target, 'e')) closeInside(event)
    const command = commandOf(event)
    if (!command || event.defaultPrevented) return
    const hasModifier = event.ctrlKey || event.metaKey || /^F\d/.test(event.key)
    if (!hasModifier && isUsedBy(event.target, event.key)) return
    // A key whose command is not carried out is left to the browser.
    if (run(command)) event.preventDefault()
  }
  /** Escape closes what is open inside, and only then the viewer (`hydration/request.ts`). */
  const closeInside = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(state.search.isOpen || state.isPanelOpen)) return
    event.preventDefault()
    dispatch(state.search.isOpen ? searchClosed : panelClosed)
  }
  return { run, onKeyDown }
}

/** Whether an element uses a plain key itself: fields use letters, every control the arrows. */
function isUsedBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('input, textarea, select, dialog')) return true
  return key.length > 1 && target.closest('button, summary, [role="toolbar"], nav') !== null
}
