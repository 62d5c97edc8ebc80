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
 * Shows the line that offers the page in another language (`features/language/language-offer.tsx`) to a visitor whose
 * browser prefers that language, and who has neither chosen a language nor dismissed the line; on one visit alone, as
 * `languageChoice` keeps. It says so at the root before the line is parsed, so that the page does not move.
 */
export function languageOffer({ chosenKey, dismissedKey, published }: LanguageSettings): void {
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

  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => published.includes(code))
  const hasChosen = published.some((code) => read(chosenKey) === `"${code}"`)
  if (preferred && preferred !== root.lang && !hasChosen && !isDismissed()) {
    root.setAttribute('data-offered', preferred)
  }
}
