/** Sent by an island once its listeners are in place; bubbles to its `<astro-island>` element. */
export const readyEvent = 'island:ready'
