/** Every dictionary, for the build: pages are rendered from the very files that browsers load. */
import en from '../../public/assets/i18n/en.json' with { type: 'json' }
import id from '../../public/assets/i18n/id.json' with { type: 'json' }
import { defaultLanguage, type Language } from './languages.ts'
import { createTranslate, type Dictionary, type Translate } from './translate.ts'

export const dictionaries: Readonly<Record<Language, Dictionary>> = { id, en }

/** The lookup of a language at build: its own dictionary, then that of the default language. */
export function translator(language: Language): Translate {
  return createTranslate(language, (key) => dictionaries[language][key] ?? dictionaries[defaultLanguage][key])
}
