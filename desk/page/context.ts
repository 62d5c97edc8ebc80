/** What every field of a form needs: its words, what it can choose from, how it changes, and what is wrong with it. */
import { createContext, useContext } from 'react'
import { type DeskLanguage, type DeskText, deskTexts } from '../model/texts.ts'
import type { Path } from '../model/value.ts'
import type { Told } from '../server/desk.ts'
import type { Listed } from '../server/overview.ts'
import type { DeskOverview } from './api.ts'

export interface FormContext {
  readonly language: DeskLanguage
  readonly overview: DeskOverview
  readonly values: unknown
  /** A path begins with the part: `['facts', 'price', 'lines', 0, 'tax']`. `undefined` removes. */
  readonly change: (path: Path, value: unknown) => void
  readonly problems: readonly Told[]
  /** Tells the editor what was done for her. */
  readonly tell: (text: DeskText) => void
  /** Opens the picker that writes into a text. */
  readonly insertInto: (textarea: HTMLTextAreaElement) => void
}

export const FormContext = createContext<FormContext | undefined>(undefined)

export function useForm(): FormContext {
  const context = useContext(FormContext)
  if (!context) throw new Error('A field stands outside of a form.')
  return context
}

export function translate(language: DeskLanguage): (text: DeskText) => string {
  return (text) => deskTexts[language][text]
}

/** What an entry is called; the facts of the tools and the settings have names of the desk. */
export function titleOf(group: string, { id, title }: Listed, t: (text: DeskText) => string): string {
  return group === 'settings' || group === 'tools' ? t(id as DeskText) : title
}

/** The id of the element of a field, by which problems lead to it. */
export function elementId(path: Path): string {
  return `f:${path.join('/')}`
}
