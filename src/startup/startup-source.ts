/** The startup script as the text that the document shell writes into the head. */
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { storageName } from '../storage/stored-keys.ts'
import { type StartupSettings, startup } from './startup.ts'

const settings: StartupSettings = {
  visitKey: storageName('visit', 1),
  languageRoots: languages.filter((language) => language !== defaultLanguage),
}

/** The same on every page, so that one hash allows it. */
export const startupSource = `(${startup.toString()})(${JSON.stringify(settings)})`
