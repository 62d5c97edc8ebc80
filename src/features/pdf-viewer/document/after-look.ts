/** How long a reader looks at a page before anything is prepared that nobody has asked for, in milliseconds. */
export const lookMs = 300

/**
 * Resolves when the reader has had a look at what is shown. An idle moment comes too early: on two processors the main
 * thread is idle while the worker is busy with a jump, and whatever it does then keeps the page away.
 */
export function afterLook(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, lookMs)
  })
}
