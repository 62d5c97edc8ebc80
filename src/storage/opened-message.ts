/** The message that was last opened in the chat during this visit, which the page of thanks speaks about. */
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import type { Amount } from '../lib/fees.ts'
import { storedValue } from './stored-value.ts'

export interface OpenedMessage {
  /** The neutral path, with query and anchor, to what the message was about. */
  readonly path: string
  /** What the message said that all will cost; absent where it named no amount. */
  readonly cost?: Amount
}

export const openedMessage = storedValue<OpenedMessage | undefined>({
  area: 'session',
  key: 'opened-message',
  version: 1,
  parse,
  fallback: undefined,
})

/**
 * Keeps what a message is about and leads to the page of thanks, while the link that was followed opens the chat in a
 * window of its own.
 */
export function thankForMessage(message: OpenedMessage, language: Language): void {
  openedMessage.set(message)
  location.assign(localizedPath('/thank-you', language))
}

function parse(value: unknown): OpenedMessage | undefined {
  if (typeof value !== 'object' || value === null || !('path' in value)) return undefined
  const { path } = value
  // One slash: two would lead to another host.
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  const cost = 'cost' in value ? parseAmount(value.cost) : undefined
  return cost ? { path, cost } : { path }
}

function parseAmount(value: unknown): Amount | undefined {
  const { minIdr, maxIdr, isIncomplete, isUnconfirmed } = Object(value) as Partial<Amount>
  if (!Number.isSafeInteger(minIdr) || !Number.isSafeInteger(maxIdr)) return undefined
  return {
    minIdr: minIdr ?? 0,
    maxIdr: maxIdr ?? 0,
    isIncomplete: isIncomplete === true,
    isUnconfirmed: isUnconfirmed === true,
  }
}
