/** Interface texts inside islands. */
import { use } from 'react'
import { dictionaries } from './dictionaries.ts'
import { loadDictionary } from './dictionary-loader.ts'
import { defaultLanguage, type Language } from './languages.ts'
import { createTranslate, type Dictionary, type Translate } from './translate.ts'

/**
 * The lookup of a language inside an island. Suspends while the dictionary is on its way, so the component that calls
 * it must stand inside a `<Suspense>` of its island: until then React leaves the HTML of the build untouched.
 * Call the returned function while rendering: a text missing in this language may have to wait for the default one.
 */
export function useTranslate(language: Language): Translate {
  const dictionary = use(dictionaryOf(language))
  return createTranslate(language, (key) => {
    const own = dictionary[key]
    if (own !== undefined || language === defaultLanguage) return own
    return use(dictionaryOf(defaultLanguage))[key]
  })
}

const rendered = new Map<Language, Promise<Dictionary>>()

function dictionaryOf(language: Language): Promise<Dictionary> {
  // The condition is a constant of the build, so browsers receive neither this branch nor the dictionaries in it.
  if (import.meta.env.SSR) {
    let promise = rendered.get(language)
    if (!promise) {
      const value = dictionaries[language]
      // React reads these two fields and does not suspend; a plain resolved promise would suspend once.
      promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
      rendered.set(language, promise)
    }
    return promise
  }
  return loadDictionary(language)
}
