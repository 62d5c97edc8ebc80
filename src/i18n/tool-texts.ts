/**
 * Texts of the tools. They are no part of the dictionaries that islands load: each tool gets its own as a prop, so that
 * no other page carries them.
 */
import type { Language } from './languages.ts'
import { type ToolTexts, type ToolTranslate, toolTranslate } from './tool-translate.ts'
import en from './tools/en.json' with { type: 'json' }
import id from './tools/id.json' with { type: 'json' }

const texts: Readonly<Record<Language, ToolTexts>> = { id, en }

/**
 * The texts of one tool and those that all tools share.
 * @param tool the beginning of its keys, such as `stamp`
 */
export function toolTexts(language: Language, tool: string): ToolTexts {
  return Object.fromEntries(
    Object.entries(texts[language]).filter(([key]) => key.startsWith('tool.') || key.startsWith(`${tool}.`)),
  )
}

/** The lookup of a screen: every text of the tools. */
export function toolTranslator(language: Language): ToolTranslate {
  return toolTranslate(language, texts[language])
}
