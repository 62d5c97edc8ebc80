/** Names of categories, tags, subjects, groups and roles. */
import type { Language } from '../i18n/languages.ts'
import type { Labels } from './schema/labels.ts'
import { currentView, type View } from './view.ts'

/** An id with its name in one language. */
export interface Named {
  readonly id: string
  readonly label: string
}

/** The name of an id; the id itself where the labels lack it, which the checks refuse. */
export function named(group: keyof Labels, id: string, language: Language, view: View = currentView()): Named {
  return { id, label: view.content.labels[language]?.[group][id] ?? id }
}

/** Every name of a group, in the order of the file. */
export function labels(group: keyof Labels, language: Language, view: View = currentView()): Named[] {
  const names = view.content.labels[language]?.[group] ?? {}
  return Object.entries(names).map(([id, label]) => ({ id, label }))
}
