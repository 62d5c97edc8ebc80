/** Interface texts inside islands. */
import { use } from 'react'
import { translator } from './dictionaries.ts'
import { loadDictionary, loadedDictionary } from './dictionary-loader.ts'
import { defaultLanguage, type Language } from './languages.ts'
import { createTranslate, type Dictionary, type Translate } from './translate.ts'

/**
 * The lookup of a language inside an island. Suspends while the dictionary is on its way, so the component that calls
 * it must stand inside a `<Suspense>` of its island (`TranslateProvider` has one): until then React leaves the HTML of
 * the build untouched. Call the returned function while rendering: a text missing in this language may have to wait for
 * the default one.
 */
export function useTranslate(language: Language): Translate {
  // The condition is a constant of the build, so browsers receive neither this branch nor the dictionaries in it.
  if (import.meta.env.SSR) return translator(language)
  const dictionary = dictionaryOf(language)
  return createTranslate(language, (key) => {
    const own = dictionary[key]
    if (own !== undefined || language === defaultLanguage) return own
    return dictionaryOf(defaultLanguage)[key]
  })
}

function dictionaryOf(language: Language): Dictionary {
  return loadedDictionary(language) ?? use(loadDictionary(language))
}
