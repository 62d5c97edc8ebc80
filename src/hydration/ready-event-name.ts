/** Sent by an island once its listeners are in place; bubbles to its `<astro-island>` element. */
export const readyEvent = 'island:ready'

/** Sent by an island's directive right before it is hydrated (`startup/translated.ts`). */
export const hydratingEvent = 'island:hydrating'
