/** What the visitor chose about languages, kept on the visitor's own device. */
import { storedValue } from '../storage/stored-value.ts'
import { isPublishedLanguage, type Language } from './languages.ts'

const chosen = storedValue<Language | null>({
  area: 'local',
  key: 'language',
  version: 1,
  parse: (value) => (isPublishedLanguage(value) ? value : null),
  fallback: null,
})

const offerDismissed = storedValue<boolean>({
  area: 'local',
  key: 'language-offer-dismissed',
  version: 1,
  parse: (value) => value === true,
  fallback: false,
})

export function rememberLanguage(language: Language): void {
  chosen.set(language)
}

export function dismissLanguageOffer(): void {
  offerDismissed.set(true)
}

/** Whether the visitor has said anything about languages, by choosing one or by waving the offer away. */
export function hasDecidedOnLanguage(): boolean {
  return chosen.get() !== null || offerDismissed.get()
}
