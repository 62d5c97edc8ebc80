/** In place of `first.ts` on the pages that show how the visitor came. */
import { type ArrivalSettings, arrival } from './arrival.ts'
import { type FirstFrameSettings, firstFrame } from './startup.ts'

declare const SETTINGS: FirstFrameSettings & ArrivalSettings

// Once, since the bundler writes the object in place of each use.
const settings = SETTINGS

arrival(settings)
firstFrame(settings)
