import { idleMoment } from '../../lib/idle-moment.ts'

/** Works through a list, some items in each idle moment, so that what a visitor does meanwhile need not wait. */
export async function inIdleMoments<T>(
  items: readonly T[],
  atATime: number,
  signal: AbortSignal,
  work: (some: readonly T[]) => unknown,
): Promise<void> {
  for (let first = 0; first < items.length; first += atATime) {
    await idleMoment()
    if (signal.aborted) return
    await work(items.slice(first, first + atATime))
  }
}
