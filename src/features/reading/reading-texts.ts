/** The texts of the island: few enough to come as props, so that it waits for no dictionary. Looked up at build. */
import type { Translate } from '../../i18n/translate.ts'

/** Of what waits for the island. */
export const readingClicks = '[data-copy], [data-print], [data-cited] sup a'

export interface ReadingTexts {
  readonly copied: string
  readonly copyByHand: string
}

export function readingTexts(t: Translate): ReadingTexts {
  return { copied: t('reading.copied'), copyByHand: t('reading.copyByHand') }
}
