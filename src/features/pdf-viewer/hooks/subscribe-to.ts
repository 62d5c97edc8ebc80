/**
 * Makes a `subscribe` for `useSyncExternalStore`, or for an effect: it calls its listener at each of the events and returns
 * how to end that.
 */
export function subscribeTo(target: EventTarget, ...events: readonly string[]) {
  return (listener: () => void): (() => void) => {
    const end = new AbortController()
    for (const event of events) target.addEventListener(event, listener, { signal: end.signal })
    return () => end.abort()
  }
}
