/** Makes a `subscribe` as `useSyncExternalStore` wants it, from events of a target. */
export function subscribeTo(target: EventTarget, ...events: readonly string[]) {
  return (listener: () => void): (() => void) => {
    const end = new AbortController()
    for (const event of events) target.addEventListener(event, listener, { signal: end.signal })
    return () => end.abort()
  }
}
