/** What a promise comes to; rejects with the signal's reason when that is aborted before. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
