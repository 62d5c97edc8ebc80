/** The lookup of a tool's texts, for screens and islands alike. Pure. */
import type { Language } from './languages.ts'
import type dictionary from './tools/id.json'
import { createTranslate, type InLanguage, type TextValues } from './translate.ts'

type ToolTextKey = keyof typeof dictionary

/** The texts that an island gets as a prop. */
export type ToolTexts = Readonly<Record<string, string>>

export interface ToolTranslate extends InLanguage {
  (key: ToolTextKey, values?: TextValues): string
}

export function toolTranslate(language: Language, texts: ToolTexts): ToolTranslate {
  // Its keys are those of the dictionary; a lookup of other texts takes others.
  return createTranslate(language, (key) => texts[key]) as unknown as ToolTranslate
}
