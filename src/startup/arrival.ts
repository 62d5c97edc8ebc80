export interface ArrivalSettings {
  /** Begins the fragment of a root that stands for an address that does not exist (`lib/addresses.ts`). */
  readonly wrongAddress: string
  /** Of the session's storage: a message was opened in the chat (`storage/opened-message.ts`). */
  readonly messageKey: string
  /** Ends the path of the page of thanks. */
  readonly thanksPath: string
  /** The parameter of the address that holds what is searched for. */
  readonly query: string
}

/**
 * Says at the root how the visitor came, before the first frame of the pages that show it:
 * - on the root that stands for an address that does not exist, `data-wrong-address` has the name that was asked for, which
 *   is taken out of the address bar;
 * - on the page of thanks, `data-message-opened` says that a message of this visit was opened in the chat;
 * - on the search page, `data-asked` says that something is searched for, until the search says so itself.
 */
export function arrival({ wrongAddress, messageKey, thanksPath, query }: ArrivalSettings): void {
  const root = document.documentElement
  if (location.hash.startsWith(wrongAddress)) {
    root.dataset.wrongAddress = location.hash.slice(wrongAddress.length)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  root.toggleAttribute('data-asked', Boolean(new URLSearchParams(location.search).get(query)?.trim()))
  // Elsewhere the storage is not read: its first use keeps a slow phone from its first frame.
  if (!location.pathname.endsWith(thanksPath)) return
  try {
    root.toggleAttribute('data-message-opened', sessionStorage.getItem(messageKey) !== null)
  } catch {
    // Storage is forbidden, so no message was kept.
  }
}
