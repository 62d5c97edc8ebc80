export interface ArrivalSettings {
  /** Begins the fragment of a root that stands for an address that does not exist (`lib/addresses.ts`). */
  readonly wrongAddress: string
  /** Of the session's storage: a message was opened in the chat (`storage/opened-message.ts`). */
  readonly messageKey: string
  /** Ends the path of the page of thanks. */
  readonly thanksPath: string
  /** The parameters of addresses that hold what a script answers: of the search what is asked, of the chooser what is answered. */
  readonly queries: readonly string[]
  /** Stands in the paths of tools, which are asked in the fragment. */
  readonly toolsPath: string
}

/**
 * Says at the root how the visitor came, before the first frame of the pages that show it:
 * - on the root that stands for an address that does not exist, `data-wrong-address` has the name that was asked for, which
 *   is taken out of the address bar;
 * - on the page of thanks, `data-message-opened` says that a message of this visit was opened in the chat;
 * - `data-asked` says that the address asks for an answer of the search, of the chooser or of a tool, until that is there;
 * - `data-opens` says that it asks for a place of the page, until that is open (`opened-places.ts`).
 */
export function arrival({ wrongAddress, messageKey, thanksPath, queries, toolsPath }: ArrivalSettings): void {
  const root = document.documentElement
  if (location.hash.startsWith(wrongAddress)) {
    root.dataset.wrongAddress = location.hash.slice(wrongAddress.length)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  const asked = new URLSearchParams(location.search)
  const isToolAsked = location.pathname.includes(toolsPath) && /=|%3d/i.test(location.hash)
  root.toggleAttribute('data-asked', isToolAsked || queries.some((name) => asked.get(name)?.trim()))
  root.toggleAttribute('data-opens', location.hash !== '')
  // Elsewhere the storage is not read: its first use keeps a slow phone from its first frame.
  if (!location.pathname.endsWith(thanksPath)) return
  try {
    root.toggleAttribute('data-message-opened', sessionStorage.getItem(messageKey) !== null)
  } catch {
    // Storage is forbidden, so no message was kept.
  }
}
