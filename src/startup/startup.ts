/** What runs before any content is there (`first.ts`). */

export interface StartupSettings {
  /** The key in the session's storage that says that the spinner was shown. */
  readonly visitKey: string
  /** Begins the fragment of a root that stands for an address that does not exist (`lib/wrong-address.ts`). */
  readonly wrongAddress: string
  /** Of the session's storage: a message was opened in the chat (`storage/opened-message.ts`). */
  readonly messageKey: string
}

/**
 * - Root loading (specification, sections 2 and 4): on the first page of a visit sets `data-root-loading`, which the
 *   stylesheet turns into the spinner, and removes it 600 ms after the first frame (section 9). By a timer, since a
 *   visitor's style sheet or an extension may switch animations off.
 * - On the root that stands for an address that does not exist: says so in `data-wrong-address`, with the name that was
 *   asked for, and takes it out of the address bar.
 * - Says in `data-message-opened` that a message of this visit was opened in the chat, for the page of thanks.
 * - Errors of scripts that fail to start reach the console by themselves; nothing here hides them.
 */
export function startup(settings: StartupSettings): void {
  const root = document.documentElement

  // The visitor is on the way to another page (`not-found.ts`), which will be the first of the visit.
  if (root.hasAttribute('data-leaving')) return

  if (location.hash.startsWith(settings.wrongAddress)) {
    root.dataset.wrongAddress = location.hash.slice(settings.wrongAddress.length)
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  let firstPage = !document.referrer.startsWith(`${location.origin}/`)
  try {
    firstPage = sessionStorage.getItem(settings.visitKey) === null
    sessionStorage.setItem(settings.visitKey, '1')
    root.toggleAttribute('data-message-opened', sessionStorage.getItem(settings.messageKey) !== null)
  } catch {
    // Storage is forbidden: the referrer tells well enough whether the visit has just begun.
  }
  if (firstPage) {
    root.setAttribute('data-root-loading', '')
    requestAnimationFrame(() => {
      setTimeout(() => root.removeAttribute('data-root-loading'), 600)
    })
  }
}

/**
 * Remembers at the root (`data-acted`) that the visitor has pressed something, for islands whose scripts come later
 * (`src/hydration/interaction.ts`).
 */
export function firstAction(): void {
  const remember = () => document.documentElement.setAttribute('data-acted', '')
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, remember, true)
}
