/** Hydrates an island when the browser is idle. What fails goes to the console: the page works without the island. */
export function hydrateWhenIdle(load: () => Promise<() => Promise<void>>): void {
  const hydrate = () => {
    load()
      .then((start) => start())
      .catch((error: unknown) => console.error(error))
  }
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate)
  else setTimeout(hydrate, 200)
}
