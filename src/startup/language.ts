export interface LanguageSettings {
  /** Where the language is kept that the visitor chose. */
  readonly chosenKey: string
  /** Where it is kept that the visitor has dismissed the offer. */
  readonly dismissedKey: string
}

/**
 * - Shows the line that offers the page in another language (`features/language/language-offer.tsx`) to a visitor whose
 *   browser prefers that language, and who has neither chosen a language nor dismissed the line.
 * - A link to the page in another language remembers the choice and takes the query and the anchor of the moment along:
 *   the browser reads the link's address after the click handlers.
 */
export function language({ chosenKey, dismissedKey }: LanguageSettings): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
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

  document.addEventListener('DOMContentLoaded', () => {
    const offer = document.querySelector<HTMLElement>('[data-language-offer]')
    if (!offer) return
    const published = [document.documentElement.lang, offer.lang]
    const preferred = navigator.languages
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find((code) => published.includes(code))
    const hasChosen = published.some((code) => read(chosenKey) === `"${code}"`)
    offer.hidden = preferred !== offer.lang || hasChosen || read(dismissedKey) === 'true'
  })

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-language-link]')
    if (link) {
      store(chosenKey, link.hreflang)
      link.search = location.search
      link.hash = location.hash
    }
    const offer = target.closest('[data-language-offer] button')?.parentElement
    if (offer) {
      store(dismissedKey, true)
      offer.hidden = true
    }
  })
}
