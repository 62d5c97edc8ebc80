/**
 * Bundled into every page, where its first frame ends, which waits for it (`scripts/page-output/split-styles.ts`). The same
 * on every page, so that one hash allows it.
 */
import { unscripted } from './failed-islands.ts'
import { wideOpen } from './folded-parts.ts'
import { type LanguageSettings, languageOffer } from './language-offer.ts'
import { firstAction, type StartupSettings, startup } from './startup.ts'

declare const SETTINGS: StartupSettings & LanguageSettings

// Once, since the bundler writes the object in place of each use.
const settings = SETTINGS

startup(settings)
languageOffer(settings)
firstAction()
wideOpen()
unscripted()
