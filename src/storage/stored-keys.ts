/**
 * Everything that the site may keep on a visitor's device. Nothing can be kept under another key, and each key owes
 * the visitor a sentence that says what it is for (`features/device-data/device-data.tsx`).
 */

/** Begins the name of everything the site keeps, so that it can be told apart, shown and erased. */
export const storageNamespace = 'site'

export const storedKeys = [
  /** Session: the message of the cost calculator or of a tool that was last opened in the chat. */
  'opened-message',
  'language',
  'language-offer-dismissed',
  /** Local, one per service: ids of the documents that the visitor has ticked. */
  'checklist',
  /** Local: the page at which each PDF document was left. */
  'pdf-pages',
] as const

/** A key, or one of several values of a kind: `checklist`, `checklist.pendirian-pt`. */
export type StoredKey = (typeof storedKeys)[number] | `${(typeof storedKeys)[number]}.${string}`

/** The name of a stored value in the browser's storage: `site:language:1`. */
export function storageName(key: StoredKey, version: number): string {
  return `${storageNamespace}:${key}:${version}`
}
