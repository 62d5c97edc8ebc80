/** The lookup of a tool's texts, for screens and islands alike. Pure. */
import type { Language } from './languages.ts'
import type dictionary from './tools/id.json'
import { createTranslate, type InLanguage, type TextKey, type TextValues } from './translate.ts'

type ToolTextKey = keyof typeof dictionary

/** The beginning of the keys of a tool: of one that has a form. */
export type ToolName = ToolTextKey extends infer Key ? (Key extends `${infer Name}.submit` ? Name : never) : never

/** The texts that an island gets as a prop. */
export type ToolTexts = Readonly<Record<string, string>>

export interface ToolTranslate extends InLanguage {
  (key: ToolTextKey, values?: TextValues): string
  /** The text of the first key that has one; for keys that are put together, such as those of a field. */
  find(keys: readonly string[], values?: TextValues): string | undefined
}

export function toolTranslate(language: Language, texts: ToolTexts): ToolTranslate {
  const translate = createTranslate(language, (key) => texts[key])
  const find = (keys: readonly string[], values?: TextValues) => {
    const key = keys.find((one) => texts[one] !== undefined)
    return key === undefined ? undefined : translate(key as TextKey, values)
  }
  // Its keys are those of the dictionary; a lookup of other texts takes others.
  return Object.assign(translate, { find }) as unknown as ToolTranslate
}
