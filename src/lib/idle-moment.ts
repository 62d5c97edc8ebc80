/**
 * Resolves when the browser has nothing better to do.
 * @param otherwise after how many ms in Safari, which does not tell
 */
export function idleMoment(otherwise: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, otherwise)
  })
}
