import { idleMoment } from '../browser/idle-moment.ts'

/** Hydrates an island when the browser is idle. What fails goes to the console: the page works without the island. */
export function hydrateWhenIdle(load: () => Promise<() => Promise<void>>): void {
  idleMoment()
    .then(load)
    .then((start) => start())
    .catch((error: unknown) => console.error(error))
}
