import { idleMoment } from '../../../browser/idle-moment.ts'
import { pause } from '../../../browser/pause.ts'

/** How long a reader looks at a page before anything is prepared that nobody has asked for, in milliseconds. */
export const lookMs = 300

/**
 * Works through a list when the reader has had a look at what is shown, some items in each idle moment, so that what a
 * visitor does need not wait. An idle moment alone comes too early: on two processors the main thread is idle while the
 * worker is busy with a jump, and whatever it does then keeps the page away.
 */
export async function inIdleMoments<T>(
  items: readonly T[],
  atATime: number,
  signal: AbortSignal,
  work: (some: readonly T[]) => unknown,
): Promise<void> {
  await pause(lookMs)
  for (let first = 0; first < items.length; first += atATime) {
    await idleMoment()
    if (signal.aborted) return
    await work(items.slice(first, first + atATime))
  }
}
