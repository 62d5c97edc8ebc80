/**
 * What is about to change in the law, said once with the regulation and shown on every page that watches it; and when a legal
 * fact is to be compared with its source again.
 */
import type { Language } from '../i18n/languages.ts'
import { daysAfter } from '../lib/day.ts'
import type { View } from './view.ts'

export interface Watch {
  readonly text: string
  /** The day on which the outcome was last looked for, and the day by which that happens again. */
  readonly checkedOn: string
  readonly recheckBy: string
}

/** @param id of a regulation; undefined where none is watched, and for one of which nothing is about to change */
export function watchOf(id: string | undefined, language: Language, view: View): Watch | undefined {
  const entry = id === undefined ? undefined : view.content.entries.regulations.get(id)
  const watch = entry?.facts?.watch
  const own = entry?.prose[language]?.fields.watch
  if (typeof watch === 'string') {
    const shared = watch === id ? undefined : watchOf(watch, language, view)
    return shared && own !== undefined ? { ...shared, text: `${shared.text} ${own}` } : shared
  }
  return watch && own !== undefined ? { text: own, checkedOn: watch.checked_on, recheckBy: watch.recheck } : undefined
}

interface Checked {
  readonly checked_on: string
  /** The day that the content names; absent: counted from the check. */
  readonly recheck?: string
}

/** The day by which it is due: half a year after its check, or 90 days where it is not certain. */
export function recheckDay({ checked_on, recheck }: Checked, isCertain: boolean): string {
  return recheck ?? daysAfter(checked_on, isCertain ? 180 : 90)
}
