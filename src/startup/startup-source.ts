/** The startup scripts as the text that the document shell writes into the page. Runs at build alone. */
import { minifySync } from 'vite'
import { translator } from '../i18n/dictionaries.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { isInAppBrowser } from '../lib/in-app-browser.ts'
import { wrongAddressFragment } from '../lib/wrong-address.ts'
import { site } from '../site/site.ts'
import { storageName } from '../storage/stored-keys.ts'
import { chat } from './chat.ts'
import { contentsMark } from './contents-mark.ts'
import { currentYear } from './current-year.ts'
import { downloads } from './downloads.ts'
import { fade } from './fade.ts'
import { failedIslands, unscripted } from './failed-islands.ts'
import { languageChoice } from './language-choice.ts'
import { type LanguageSettings, languageOffer } from './language-offer.ts'
import { menu } from './menu.ts'
import { narrowedList } from './narrowed-list.ts'
import { type NotFoundSettings, notFound } from './not-found.ts'
import { olderBrowsers } from './older-browsers.ts'
import { type OpeningSettings, openingState } from './opening-state.ts'
import { paper, wideOpen } from './folded-parts.ts'
import { firstAction, type StartupSettings, startup } from './startup.ts'
import { translated, untranslated } from './translated.ts'
import { wrongAddress } from './wrong-address.ts'

const startupSettings: StartupSettings = {
  visitKey: storageName('visit', 1),
  wrongAddress: wrongAddressFragment,
  messageKey: storageName('opened-message', 1),
}

const notFoundSettings: NotFoundSettings = {
  wrongAddress: wrongAddressFragment,
  languageRoots: languages.filter((published) => published !== defaultLanguage),
}

const languageSettings: LanguageSettings = {
  chosenKey: storageName('language', 1),
  dismissedKey: storageName('language-offer-dismissed', 1),
  published: languages,
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const openingSettings: OpeningSettings = {
  spans: site.hours.map(({ from, to, opens, closes }) => [weekdays.indexOf(from), weekdays.indexOf(to), opens, closes]),
  texts: Object.fromEntries(
    languages.map((language) => {
      const t = translator(language)
      const closed = t('hours.closedNow', { day: '{day}', time: '{time}' })
      return [language, { open: t('hours.openNow', { time: '{time}' }), closed }]
    }),
  ),
}

const inAppTexts = Object.fromEntries(languages.map((language) => [language, translator(language)('startup.inApp')]))

/**
 * Runs after the markup of the spinner and before all else of the body. The same on every page, so that one hash allows it.
 * Minified, since every page carries it.
 */
export const startupSource = minified([
  call(startup, startupSettings),
  call(firstAction, undefined),
  call(wideOpen, undefined),
  call(unscripted, undefined),
])

/** Runs before it on the page of addresses that do not exist, from a file: a hash would lengthen the policy of every page. */
export const notFoundSource = minified([call(notFound, notFoundSettings)])

/** Runs after it on pages that have a line that offers another language. */
export const offerSource = minified([call(languageOffer, languageSettings)])

/** Runs after it: the build puts it into a file with the scripts of the islands (`scripts/page-output/`). */
export const laterSource = minified([
  call(olderBrowsers, undefined),
  call(languageChoice, languageSettings),
  call(menu, undefined),
  call(paper, undefined),
  call(fade, undefined),
  call(translated, undefined),
  `(${downloads})(${isInAppBrowser},${JSON.stringify(inAppTexts)})`,
  ...[failedIslands, currentYear, chat, contentsMark, narrowedList, wrongAddress, untranslated].map((script) =>
    parsed(script, undefined),
  ),
  parsed(openingState, openingSettings),
])

function minified(scripts: readonly string[]): string {
  return minifySync('startup.js', scripts.join(';')).code
}

/** A script that needs the whole document. */
function parsed<T>(script: (settings: T) => void, settings: T): string {
  return `(${whenParsed})(()=>${call(script, settings)})`
}

function call<T>(script: (settings: T) => void, settings: T): string {
  return `(${script})(${JSON.stringify(settings) ?? ''})`
}

/** Runs scripts that need the whole document once it is parsed, or at once where it is. */
function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}
