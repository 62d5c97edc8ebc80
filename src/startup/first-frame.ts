import { unscripted } from './failed-islands.ts'
import { wideOpen } from './folded-parts.ts'
import { type LanguageSettings, languageOffer } from './language-offer.ts'
import { firstAction, type StartupSettings, startup } from './startup.ts'

export type FirstFrameSettings = StartupSettings & LanguageSettings

/** All that runs before the first frame of every page. */
export function firstFrame(settings: FirstFrameSettings): void {
  startup(settings)
  languageOffer(settings)
  firstAction()
  wideOpen()
  unscripted()
}
