/** The languages as parameters of the pages `src/pages/[...lang]/`. */
import { defaultLanguage, type Language, languages } from './languages.ts'

/** The parameter of a page's path: absent for the default language, which lives at the root. */
export function languageParam(language: Language): string | undefined {
  return language === defaultLanguage ? undefined : language
}

/** One page per published language, for `getStaticPaths`. */
export function languagePaths() {
  return languages.map((language) => ({ params: { lang: languageParam(language) }, props: { language } }))
}
