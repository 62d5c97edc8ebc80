/** Moments that what is not urgent waits for. */

/**
 * Resolves when the browser is idle.
 * @param fallbackMs delay where `requestIdleCallback` is missing (Safari)
 */
export function idleMoment(fallbackMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, fallbackMs)
  })
}

/** Runs something once the whole document is there, or at once where it is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}

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
