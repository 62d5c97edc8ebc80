/** The one loop that repeats what failed. */

export interface RetryOptions {
  /** Before the second try, in milliseconds; each further delay is twice the one before. */
  readonly firstDelayMs: number
  /** No delay is longer. Default: no limit. */
  readonly longestDelayMs?: number
  /** Ends the waiting between two tries; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Called after each failure, with the number of tries so far; `false` ends the loop with the failure. */
  shouldRetry(error: unknown, tries: number): boolean
}

/**
 * The value of the first try that succeeds. Waits between tries, and shorter when the browser is online again.
 * @throws the failure after which `shouldRetry` answers `false`
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { firstDelayMs, longestDelayMs = Number.POSITIVE_INFINITY, signal, shouldRetry } = options
  for (let tries = 1, delayMs = firstDelayMs; ; tries++, delayMs *= 2) {
    try {
      return await attempt()
    } catch (error) {
      if (!shouldRetry(error, tries)) throw error
      await onlineOrAfter(Math.min(delayMs, longestDelayMs), signal)
    }
  }
}

/**
 * Resolves after so many milliseconds, or earlier when the browser says that it is online again.
 * @param signal ends the waiting: the promise rejects with its reason.
 */
export function onlineOrAfter(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', settle)
      signal?.removeEventListener('abort', settle)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(settle, milliseconds)
    // Node, at build and in tests, has no such events.
    globalThis.addEventListener?.('online', settle)
    signal?.addEventListener('abort', settle)
  })
}
