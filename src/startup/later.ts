/** Bundled into the file that comes after a page (`scripts/page-output/body-scripts.ts`), with the scripts of the islands. */
import { idleMoment, whenParsed } from '../lib/moments.ts'
import { below } from './below.ts'
import { chat } from './chat.ts'
import { contentsMark } from './contents-mark.ts'
import { failedIslands } from './failed-islands.ts'
import { paper } from './folded-parts.ts'
import { downloads, fade } from './followed-links.ts'
import { languageChoice, offerSeen, placeInTranslation } from './language-choice.ts'
import type { LanguageSettings } from './language-offer.ts'
import { menu } from './menu.ts'
import { narrowedList, olderBrowsers } from './older-browsers.ts'
import { openedTarget, unknownCode, wideFocus } from './opened-places.ts'
import { currentYear, type OpeningSettings, openingState } from './opening-state.ts'
import { translated, untranslated } from './translated.ts'
import { lateTypeface, type TypefaceSettings } from './typeface.ts'
import { wrongAddress } from './wrong-address.ts'

interface LaterSettings {
  readonly language: LanguageSettings
  readonly opening: OpeningSettings
  /** By language: what to do where the browser of another app does nothing with a download. */
  readonly inApp: Readonly<Record<string, string>>
  readonly typeface: TypefaceSettings
}

declare const SETTINGS: LaterSettings

olderBrowsers()
languageChoice(SETTINGS.language)
menu()
paper()
fade()
translated()
downloads(SETTINGS.inApp)
for (const run of [
  below,
  failedIslands,
  currentYear,
  placeInTranslation,
  openedTarget,
  unknownCode,
  wrongAddress,
  () => lateTypeface(SETTINGS.typeface),
])
  whenParsed(run)
// Each in a task of its own while the browser is idle, so that no input waits for more than one. Storage is among them: its
// first reading waits for another process of the browser.
for (const run of [
  chat,
  () => openingState(SETTINGS.opening),
  contentsMark,
  narrowedList,
  untranslated,
  wideFocus,
  () => offerSeen(SETTINGS.language),
])
  whenParsed(() => idleMoment(50).then(run))
