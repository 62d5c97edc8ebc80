/** Listens for the viewer's keys while the focus is inside it. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { commandOf } from '../shortcuts.ts'
import type { RunCommand } from './use-commands.ts'

/** @param run a key whose command is not carried out is left to the browser. */
export function useShortcuts(root: RefObject<HTMLElement | null>, run: RunCommand): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const command = commandOf(event)
    if (!command) return
    const hasModifier = event.ctrlKey || event.metaKey || event.key.startsWith('F')
    if (!hasModifier && isUsedBy(event.target, event.key)) return
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

/** Whether an element uses a plain key itself: fields use letters, every control the arrows. */
function isUsedBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('input, textarea, select, dialog')) return true
  return key.length > 1 && target.closest('button, summary, [role="toolbar"], nav') !== null
}
