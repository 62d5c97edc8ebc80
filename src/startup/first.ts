/**
 * Bundled into every page, where its first frame ends, which waits for it (`scripts/page-output/split-styles.ts`). The same
 * on every page but those of `first-arrival.ts`, so that one hash allows it.
 */
import { type FirstFrameSettings, firstFrame } from './startup.ts'

declare const SETTINGS: FirstFrameSettings

firstFrame(SETTINGS)
