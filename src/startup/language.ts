export interface LanguageSettings {
  /** Where the language is kept that the visitor chose. */
  readonly chosenKey: string
  /**
   * Where it is kept that the offer has been seen: in the local storage `true` from its first visit on, in the
   * session's storage `false` while that visit lasts and the visitor has not dismissed it.
   */
  readonly dismissedKey: string
  /** The languages of the site. */
  readonly published: readonly string[]
}

/**
 * - Shows the line that offers the page in another language (`features/language/language-offer.tsx`) to a visitor whose
 *   browser prefers that language, and who has neither chosen a language nor dismissed the line; on one visit alone.
 *   It says so at the root before the first paint, so that the page does not move.
 * - A link to the page in another language remembers the choice and takes the query and the anchor of the moment along:
 *   the browser reads the link's address after the click handlers.
 */
export function language({ chosenKey, dismissedKey, published }: LanguageSettings): void {
  const root = document.documentElement
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const isDismissed = () => {
    try {
      return localStorage.getItem(dismissedKey) === 'true' && sessionStorage.getItem(dismissedKey) !== 'false'
    } catch {
      return false
    }
  }
  const store = (key: string, value: string | boolean) => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
      // The browser tells other tabs alone; the list of stored data on this page follows it too.
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    } catch {
      // Storage is forbidden or full: the choice holds for this page.
    }
  }

  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => published.includes(code))
  const hasChosen = published.some((code) => read(chosenKey) === `"${code}"`)
  if (preferred && preferred !== root.lang && !hasChosen && !isDismissed()) {
    root.setAttribute('data-offered', preferred)
    try {
      localStorage.setItem(dismissedKey, 'true')
      sessionStorage.setItem(dismissedKey, 'false')
    } catch {
      // Storage is forbidden or full: the next visit offers it again.
    }
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-language-link]')
    if (link) {
      store(chosenKey, link.hreflang)
      link.search = location.search
      link.hash = location.hash
    }
    if (target.closest('[data-language-offer] button')) {
      store(dismissedKey, true)
      try {
        sessionStorage.removeItem(dismissedKey)
      } catch {
        // Storage is forbidden: nothing was kept.
      }
      root.removeAttribute('data-offered')
    }
  })
}
