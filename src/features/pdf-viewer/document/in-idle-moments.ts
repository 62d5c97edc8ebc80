import { idleMoment } from '../../../lib/idle-moment.ts'
import { afterLook } from './after-look.ts'

/** Works through a list after a look, some items in each idle moment, so that what a visitor does need not wait. */
export async function inIdleMoments<T>(
  items: readonly T[],
  atATime: number,
  signal: AbortSignal,
  work: (some: readonly T[]) => unknown,
): Promise<void> {
  await afterLook()
  for (let first = 0; first < items.length; first += atATime) {
    await idleMoment()
    if (signal.aborted) return
    await work(items.slice(first, first + atATime))
  }
}
