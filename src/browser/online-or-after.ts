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
