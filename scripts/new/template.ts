/** What the templates of new entries are given and give. */

import type { Labels } from '../../src/collections/schema/names.ts'
import type { Language } from '../../src/i18n/languages.ts'

export interface TemplateContext {
  readonly id: string
  /** Today, `YYYY-MM-DD`. */
  readonly day: string
  /** A day half a year later. */
  readonly reviewDue: string
  /** The last day of next year. */
  readonly endOfNextYear: string
  /** The ids of a group of labels: the first is written, all are offered. */
  readonly labels: (group: keyof Labels) => readonly [string, ...string[]]
  /** A citation that exists, as an example. */
  readonly citation: string
  /** The place after the last entry of the kind. */
  readonly order: number
}

export interface Template {
  readonly facts: string
  /** The text of one language: an editor replaces the words, not the names before the colons. Documents have none. */
  readonly prose?: (language: Language) => string
}

/** A placeholder in the language of the file. */
export function words(language: Language, indonesian: string, english: string): string {
  return language === 'id' ? indonesian : english
}
