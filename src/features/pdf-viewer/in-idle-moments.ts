import { idleMoment } from '../../lib/idle-moment.ts'
import { lookMs } from './viewer-state.ts'

/**
 * Works through a list, some items in each idle moment, so that what a visitor does meanwhile need not wait. It begins
 * after a pause: on two processors the main thread is idle while the worker is busy with a jump.
 */
export async function inIdleMoments<T>(
  items: readonly T[],
  atATime: number,
  signal: AbortSignal,
  work: (some: readonly T[]) => unknown,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lookMs))
  for (let first = 0; first < items.length; first += atATime) {
    await idleMoment()
    if (signal.aborted) return
    await work(items.slice(first, first + atATime))
  }
}
