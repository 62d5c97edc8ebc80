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
 * `languageChoice` keeps. It says so at the root before the first frame, so that the page does not move.
 */
export function languageOffer({ chosenKey, dismissedKey, published }: LanguageSettings): void {
  const root = document.documentElement
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => published.includes(code))
  // Before storage, whose first reading takes longer than all else that runs before the first paint.
  if (!preferred || preferred === root.lang) return
  try {
    const chosen = localStorage.getItem(chosenKey)
    if (published.some((code) => chosen === `"${code}"`)) return
    const isSeen = localStorage.getItem(dismissedKey) === 'true'
    if (isSeen && sessionStorage.getItem(dismissedKey) !== 'false') return
  } catch {
    // Storage is forbidden: nothing was chosen or dismissed.
  }
  root.setAttribute('data-offered', preferred)
}
