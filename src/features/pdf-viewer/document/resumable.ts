/** Repeats a download that the network has broken off. */
import { onlineOrAfter } from '../../../browser/online-or-after.ts'
import { Trouble } from './trouble.ts'

/** Called with `true` when a download begins to wait for the connection, and with `false` once when it no longer does. */
export type Waiting = (isWaiting: boolean) => void

const firstPauseMs = 500
const longestPauseMs = 15_000

/**
 * The attempt's result; a failed attempt is repeated at growing intervals, and at once when the browser says that it is
 * online again. A `Trouble` is final. It does not give up by itself: whoever waits decides how long (by the signal).
 */
export async function resumable<T>(signal: AbortSignal, onWaiting: Waiting, attempt: () => Promise<T>): Promise<T> {
  let waits = false
  try {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await attempt()
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof Trouble) throw error
        if (!waits) onWaiting(true)
        waits = true
        await onlineOrAfter(pause, signal)
      }
    }
  } finally {
    if (waits) onWaiting(false)
  }
}
