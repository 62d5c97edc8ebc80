/** Repeats a download that the network has broken off. */
import { onlineOrAfter } from '../../lib/online-or-after.ts'
import { Trouble } from './trouble.ts'

export type Waiting = (isWaiting: boolean) => void

const firstPauseMs = 500
const longestPauseMs = 15_000

/**
 * The attempt's result; a failed attempt is repeated at growing intervals, and at once when the browser says that it is
 * online again. A `Trouble` is final. It does not give up by itself: whoever waits decides how long (by the signal).
 */
export async function resumable<T>(signal: AbortSignal, onWaiting: Waiting, attempt: () => Promise<T>): Promise<T> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      const result = await attempt()
      if (pause > firstPauseMs) onWaiting(false)
      return result
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof Trouble) throw error
      onWaiting(true)
      await onlineOrAfter(pause, signal)
    }
  }
}
