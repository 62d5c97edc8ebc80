/** The languages of the site and what is peculiar to each. Which of them are published is said in `site/site.ts`. */
import type { Language } from '../lib/language.ts'
import { site } from '../site/site.ts'

export type { Language }

/** Specification, section 4: Indonesian, code `id`, is the default. */
export const defaultLanguage: Language = 'id'

/** The languages that this site publishes, the default first. */
export const languages: readonly Language[] = site.languages

interface LanguageTraits {
  /** Its own name, as its readers write it. */
  readonly name: string
  /** For `Intl`: dates, numbers, rupiah. */
  readonly locale: string
  /** For Open Graph. */
  readonly territory: string
}

export const languageTraits: Readonly<Record<Language, LanguageTraits>> = {
  id: { name: 'Bahasa Indonesia', locale: 'id-ID', territory: 'id_ID' },
  en: { name: 'English', locale: 'en-GB', territory: 'en_GB' },
}
