/**
 * Every text, for the build: pages are rendered from the very dictionaries that browsers load. The texts of the tools are no
 * part of those: each tool gets its own as a prop, so that no other page carries them.
 */
import en from '../../public/assets/i18n/en.json' with { type: 'json' }
import id from '../../public/assets/i18n/id.json' with { type: 'json' }
import { digestOf } from '../lib/digest.ts'
import { defaultLanguage, type Language } from './languages.ts'
import { type ToolTexts, type ToolTranslate, toolTranslate } from './tool-translate.ts'
import toolsInEnglish from './tools/en.json' with { type: 'json' }
import toolsInIndonesian from './tools/id.json' with { type: 'json' }
import { createTranslate, type Dictionary, type Translate } from './translate.ts'

export const dictionaries: Readonly<Record<Language, Dictionary>> = { id, en }

/**
 * The lookup of a language at build: its own dictionary, then that of the default language.
 * @throws Error from the lookup for a key that neither has: a page with 'missing translation for key: …' is not published.
 */
export function translator(language: Language): Translate {
  return createTranslate(language, (key) => {
    const text = dictionaries[language][key] ?? dictionaries[defaultLanguage][key]
    if (text === undefined) throw new Error(missingText(key))
    return text
  })
}

const digests = new Map<Language, string>()

/** Tells a browser whether the dictionary that it loads is the one with which a page was built. */
export function dictionaryDigest(language: Language): string {
  const digest = digests.get(language) ?? digestOf(JSON.stringify(dictionaries[language]))
  digests.set(language, digest)
  return digest
}

function missingText(key: string): string {
  const files = Object.keys(dictionaries).map((language) => `public/assets/i18n/${language}.json`)
  return `No dictionary has a text for the key "${key}". Add it to ${files.join(' and ')}, in alphabetical order.`
}

const ofTools: Readonly<Record<Language, ToolTexts>> = { id: toolsInIndonesian, en: toolsInEnglish }

/**
 * The texts of one tool and those that all tools share.
 * @param tool the beginning of its keys, such as `stamp`
 */
export function toolTexts(language: Language, tool: string): ToolTexts {
  return Object.fromEntries(
    Object.entries(ofTools[language]).filter(([key]) => key.startsWith('tool.') || key.startsWith(`${tool}.`)),
  )
}

/** The lookup of a screen: every text of the tools. */
export function toolTranslator(language: Language): ToolTranslate {
  return toolTranslate(language, ofTools[language])
}
