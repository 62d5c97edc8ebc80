/** The interface texts: complete in both languages, with the same placeholders and every plural form. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/collections/problem.ts'
import { lineOfField, parseYaml, readText } from '../../src/collections/source-file.ts'
import { type Language, languageTraits } from '../../src/i18n/languages.ts'
import type { Check } from './context.ts'
import type { Terms } from './terms.ts'
import { wrongWords } from './visible-words.ts'

interface DictionaryFile {
  readonly language: Language
  readonly name: string
  readonly texts: ReadonlyMap<string, unknown>
  readonly report: (key: string | undefined, message: string) => void
}

const pluralForm = /\.(?:zero|one|two|few|many|other)$/

export const checkDictionaries: Check = ({ publicFolder, content, terms }) => {
  const problems: Problem[] = []
  const files = content.languages.flatMap((language) => read(publicFolder, language, problems) ?? [])
  for (const file of files) {
    checkTexts(file, terms)
    checkPlurals(file)
    for (const other of files) if (other !== file) compare(file, other)
  }
  return problems
}

function read(publicFolder: string, language: Language, problems: Problem[]): DictionaryFile | undefined {
  const file = `assets/i18n/${language}.json`
  const name = `public/${file}`
  const add = (line: number, message: string) => problems.push({ file: name, line, message, severity: 'error' })
  if (!existsSync(join(publicFolder, file))) {
    add(1, 'The dictionary is missing. Create it.')
    return undefined
  }
  const found: Problem[] = []
  const json = readText(publicFolder, file, found)
  // YAML contains JSON, and its parser says where a mistake or a key that stands twice is.
  const value = json === undefined ? undefined : parseYaml(json, file, 1, found)
  for (const { line, message } of found) add(line, message)
  if (json === undefined || value === undefined) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    add(1, 'The dictionary must be one object of keys and texts. Put everything between { and }.')
    return undefined
  }
  const report = (key: string | undefined, message: string) =>
    add(key === undefined ? 1 : lineOfField(json, [key], 1), message)
  return { language, name, texts: new Map(Object.entries(value)), report }
}

function checkTexts({ language, texts, report }: DictionaryFile, terms: Terms): void {
  for (const [key, text] of texts) {
    if (typeof text !== 'string')
      report(key, `\`${key}\` is not a text. Keys are flat: write "a.b": "…" instead of nesting.`)
    else if (text.trim() === '')
      report(key, `\`${key}\` is empty. Write the text, or remove the key from every language.`)
    else {
      for (const { message } of wrongWords(text, language, undefined, terms)) report(key, message)
    }
  }
}

/** A text that has one plural form has all forms of its language. */
function checkPlurals({ language, texts, report }: DictionaryFile): void {
  const needed = new Intl.PluralRules(languageTraits[language].locale).resolvedOptions().pluralCategories
  const bases = new Set(
    [...texts.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')),
  )
  for (const base of bases) {
    const missing = needed.filter((form) => !texts.has(`${base}.${form}`))
    if (missing.length === 0) continue
    const existing = [...texts.keys()].find((key) => key.replace(pluralForm, '') === base)
    report(
      existing,
      `\`${base}\` lacks ${missing.map((form) => `\`${base}.${form}\``).join(' and ')}. Add what this language needs.`,
    )
  }
}

function compare(file: DictionaryFile, other: DictionaryFile): void {
  for (const [key, text] of file.texts) {
    if (typeof text !== 'string' || text.trim() === '') continue
    // Languages have plural forms of their own; only `other` is in all of them.
    const counterpart =
      other.texts.get(key) ?? (pluralForm.test(key) ? other.texts.get(key.replace(pluralForm, '.other')) : undefined)
    if (counterpart === undefined) {
      file.report(key, `\`${key}\` is missing in ${other.name}. Add it there.`)
      continue
    }
    const lacking = placeholders(counterpart).filter((name) => !placeholders(text).includes(name))
    // A form such as "one" may say the number in words.
    const optional = pluralForm.test(key) && !key.endsWith('.other') ? ['count'] : []
    for (const name of lacking.filter((placeholder) => !optional.includes(placeholder))) {
      file.report(key, `\`${key}\` lacks the placeholder {{${name}}} that ${other.name} has. Use the same in both.`)
    }
  }
}

function placeholders(text: unknown): string[] {
  return typeof text === 'string'
    ? Array.from(text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g), (match) => match[1] ?? '')
    : []
}
