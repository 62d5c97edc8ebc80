import type { LanguageSettings } from './language-offer.ts'

/**
 * - A link to the page in another language remembers the choice and takes the query and the place of the moment along:
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
      link.hash = placeOfMoment()
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

const headings = 'main :is(h2, h3)[id]'
/** The anchor of a heading with its place among them, since its name may be another in each language: `#bukti-setor~3`. */
const placedAnchor = /^#(.*)~(\d+)$/

/** The heading that the address names, or without one the last that is above the middle of the window; else the anchor. */
function placeOfMoment(): string {
  const all = [...document.querySelectorAll(headings)]
  const isRead = (heading: Element) => heading.getBoundingClientRect().top < innerHeight / 2
  const { hash } = location
  // At its beginning a page is read from the beginning.
  const read = scrollY > innerHeight / 2 ? all.findLast(isRead) : undefined
  const at = hash === '' ? read : all.find(({ id }) => `#${encodeURIComponent(id)}` === hash)
  return at ? `#${at.id}~${all.indexOf(at)}` : hash
}

/** Goes to the heading that stood in another language where the visitor came from. To be called when the page is parsed. */
export function placeInTranslation(): void {
  const [, id = '', place] = placedAnchor.exec(location.hash) ?? []
  if (place === undefined) return
  const heading = document.getElementById(id) ?? document.querySelectorAll(headings)[Number(place)]
  // In place of the address as it came, which names nothing.
  location.replace(`#${heading?.id ?? ''}`)
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
