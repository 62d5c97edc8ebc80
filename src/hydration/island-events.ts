/** Sent by an island once its listeners are in place; bubbles to its `<astro-island>` element. */
export const readyEvent = 'island:ready'

/** Sent at an `<astro-island>` when its script is asked for; `startup/failed-islands.ts` says so if it does not come. */
export const wantedEvent = 'island:wanted'
