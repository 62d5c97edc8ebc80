import type { TextKey } from '../i18n/translate.ts'
import type { StepOwner } from '../lib/working-days.ts'

/** Whose days a step takes, in words. */
export const ownerTextKeys: Readonly<Record<StepOwner, TextKey>> = {
  ours: 'timeline.ours',
  client: 'timeline.client',
  third_party: 'timeline.thirdParty',
  state: 'timeline.state',
}
