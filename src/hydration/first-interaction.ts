/** `input` alone comes of dictation into a field that has the focus already. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'popstate',
] as const

/** A page that appears under the pointer gets events of the pointer before it was moved. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/**
 * Runs something at the visitor's first action on the page; at once where that was before this script
 * (`startup/startup.ts`).
 */
export function firstInteraction(run: () => void): void {
  if (document.documentElement.hasAttribute('data-acted')) {
    run()
    return
  }
  const act = (event: Event) => {
    if (isAtRest(event)) return
    for (const name of interactions) removeEventListener(name, act, true)
    run()
  }
  for (const name of interactions) addEventListener(name, act, { capture: true, passive: true })
}
