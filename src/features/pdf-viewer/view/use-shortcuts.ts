/** Listens for the viewer's keys while the focus is inside it. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Command, commandOf } from './shortcuts.ts'

/**
 * @param run carries a command out and says whether it did; a key without effect is left to the browser.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, run: (command: Command) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const command = commandOf(event)
    if (!command) return
    const hasModifier = event.ctrlKey || event.metaKey || event.key.startsWith('F')
    if (!hasModifier && isTakenBy(event.target, event.key)) return
    if (run(command)) event.preventDefault()
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    element.addEventListener('keydown', listener)
    return () => element.removeEventListener('keydown', listener)
  }, [root])
}

/** Whether an element wants a plain key for itself: letters belong to fields, arrows to every control. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('input, textarea, select, dialog')) return true
  return key.length > 1 && target.closest('button, summary, [role="toolbar"], nav') !== null
}
