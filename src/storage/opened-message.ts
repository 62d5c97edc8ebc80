/** The message that was last opened in the chat during this visit, which the page of thanks speaks about. */
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import type { Amount } from '../lib/fees.ts'
import { isPlainClick } from '../lib/plain-click.ts'
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
 * Called while the click on a link to the chat is on its way: keeps what the message is about, opens the chat in a window of
 * its own and leads this one to the page of thanks. Where there is no second window (browsers inside other programs), the
 * chat opens in this one: the page of thanks may be missing, the chat never.
 */
export function thankForMessage(message: OpenedMessage, language: Language): void {
  openedMessage.set(message)
  // The same click, once React has handled it.
  document.addEventListener(
    'click',
    (click) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (!link || click.defaultPrevented || !isPlainClick(click)) return
      click.preventDefault()
      const chat = window.open(link.href, '_blank')
      // Browsers with a single window give that one back, and are on their way to the chat.
      if (chat === window) return
      if (!chat) {
        location.assign(link.href)
        return
      }
      chat.opener = null
      location.assign(localizedPath('/thank-you', language))
    },
    { once: true },
  )
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
