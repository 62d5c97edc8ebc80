/** Why the site keeps what it keeps, in a sentence for its visitors. */
import type { TextKey } from '../../i18n/translate.ts'
import type { storedKeys } from '../../storage/stored-keys.ts'

type KeptKind = (typeof storedKeys)[number]

/** Every key that may be kept owes a purpose: without one here the type check fails. */
const purposes: Readonly<Record<KeptKind, TextKey>> = {
  visit: 'deviceData.purpose.visit',
  'opened-message': 'deviceData.purpose.openedMessage',
  language: 'deviceData.purpose.language',
  'language-offer-dismissed': 'deviceData.purpose.languageOfferDismissed',
  'pdf-pages': 'deviceData.purpose.pdfPages',
  checklist: 'deviceData.purpose.checklist',
}

/**
 * The purpose of a key, or of its kind: `checklist` for `checklist.pendirian-pt`. What an earlier release left behind
 * has none any more.
 */
export function purposeOf(key: string): TextKey {
  const kind = key.split('.')[0] ?? key
  return Object.hasOwn(purposes, kind) ? purposes[kind as KeptKind] : 'deviceData.purpose.unknown'
}
