/**
 * What the visitor chose about languages, kept on the visitor's own device. Read by the directive
 * `client:other-language`, which wakes no offer for those who have decided.
 */
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

/**
 * Answers a click on a link to the same page in another language: remembers the choice, and takes the query and the
 * anchor of the moment along, because the browser reads the link's address after its click handlers.
 */
export function chooseLanguage(language: Language, link: HTMLAnchorElement): void {
  chosen.set(language)
  link.search = location.search
  link.hash = location.hash
}

export function dismissLanguageOffer(): void {
  offerDismissed.set(true)
}
