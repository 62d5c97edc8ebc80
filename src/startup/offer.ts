/** Bundled into pages that have a line that offers another language, after `first.ts`. */
import { type LanguageSettings, languageOffer } from './language-offer.ts'

declare const SETTINGS: LanguageSettings

languageOffer(SETTINGS)
