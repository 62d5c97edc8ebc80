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
