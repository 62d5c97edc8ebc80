import type { LanguageSettings } from './language-offer.ts'

/**
 * - A link to the page in another language remembers the choice and takes the query and the anchor of the moment along:
 *   the browser reads the link's address after the click handlers.
 * - The button of the line that offers another language dismisses it for good.
 */
export function languageChoice({ chosenKey, dismissedKey }: Omit<LanguageSettings, 'published'>): void {
  const store = (key: string, value: string | boolean) => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
      // The browser tells other tabs alone; the list of stored data on this page follows it too.
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    } catch {
      // Storage is forbidden or full: the choice holds for this page.
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
      document.documentElement.removeAttribute('data-offered')
    }
  })
}

/** The line that offers another language counts as seen once its page is shown. To be called when the page is parsed. */
export function offerSeen({ dismissedKey }: Pick<LanguageSettings, 'dismissedKey'>): void {
  const isOffered = document.documentElement.hasAttribute('data-offered')
  if (!isOffered || !document.querySelector('[data-language-offer]')) return
  const keepSeen = () => {
    try {
      localStorage.setItem(dismissedKey, 'true')
      sessionStorage.setItem(dismissedKey, 'false')
    } catch {
      // Storage is forbidden or full: the next visit offers it again.
    }
  }
  // A page that the browser renders ahead, as from its address bar, may never be shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', keepSeen)
  else keepSeen()
}
