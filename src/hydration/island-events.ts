/** Sent by an island once its listeners are in place; bubbles to its `<astro-island>` element. */
export const readyEvent = 'island:ready'

/**
 * Says at an `<astro-island>`, by an attribute and by an event, that its script is asked for; `startup/failed-islands.ts`,
 * which may begin later, tells the page if it does not come.
 */
export function tellWanted(island: HTMLElement): void {
  island.dataset.wanted = ''
  island.dispatchEvent(new Event('island:wanted'))
}
