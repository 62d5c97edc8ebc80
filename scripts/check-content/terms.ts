/**
 * One word for one thing: `content/terms.yaml` lists the words that texts avoid, with what to write instead. Quotations
 * are free, since a law or a customer may use another word.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Kind, kindNames } from '../../src/collections/kinds.ts'
import { fieldProblems, type Problem } from '../../src/collections/problem.ts'
import { text } from '../../src/collections/schema/primitives.ts'
import { displayName, lineOfField, parseYaml, readText } from '../../src/collections/source-file.ts'
import type { Language } from '../../src/i18n/languages.ts'

export const termsFile = 'terms.yaml'

const termList = z.array(
  z.strictObject({
    /** What to write. */
    use: text,
    /** What not to write, as it stands within a sentence; a capital first letter is found too. */
    avoid: z.array(text).min(1),
    language: z.enum(['id', 'en']),
    why: text,
    /** The kinds of entries for which the rule holds; all texts where it is left out. */
    only: z.array(z.enum(kindNames as [Kind, ...Kind[]])).optional(),
    /** Phrases in which the avoided word is right. */
    except: z.array(text).default([]),
  }),
)

interface Term {
  readonly language: Language
  readonly only: readonly Kind[] | undefined
  readonly expression: RegExp
  readonly exceptions: RegExp | undefined
  readonly remedy: string
}

/** The rules of `terms.yaml`, ready to be searched for. */
export type Terms = readonly Term[]

/** Reads the list; a content folder without one has no rules. */
export function loadTerms(folder: string, problems: Problem[]): Terms {
  if (!existsSync(join(folder, termsFile))) return []
  const yaml = readText(folder, termsFile, problems)
  const value = yaml === undefined ? undefined : parseYaml(yaml, termsFile, 1, problems)
  if (yaml === undefined || value === undefined) return []
  const result = termList.safeParse(value, { reportInput: true })
  if (!result.success) {
    for (const { path, message } of fieldProblems(result.error, 'scripts/check-content/terms.ts')) {
      const line = lineOfField(yaml, path, 1)
      problems.push({ file: displayName(termsFile), line, message, severity: 'error' })
    }
    return []
  }
  return result.data.map(({ use, avoid, language, why, only, except }) => ({
    language,
    only,
    expression: new RegExp(`(?<![\\p{L}\\p{N}])(?:${avoid.map(phrase).join('|')})${endings[language]}`, 'u'),
    exceptions: except.length > 0 ? new RegExp(except.map(phrase).join('|'), 'gu') : undefined,
    remedy: `Write ${use}. ${why}`,
  }))
}

/** An avoided word, as it stands in the text, and what an editor should read about it. */
export interface AvoidedTerm {
  readonly word: string
  readonly message: string
}

/**
 * The avoided words of a text.
 * @param kind of the entry to which the text belongs; undefined for labels, documents and dictionaries
 */
export function avoidedTerms(text: string, language: Language, kind: Kind | undefined, terms: Terms): AvoidedTerm[] {
  const own = withoutQuotations(text)
  return terms.flatMap((term) => {
    if (term.language !== language) return []
    if (term.only && (kind === undefined || !term.only.includes(kind))) return []
    const match = term.expression.exec(term.exceptions ? own.replace(term.exceptions, '…') : own)
    return match
      ? [{ word: match[0], message: `"${match[0]}" is a word that ${displayName(termsFile)} avoids. ${term.remedy}` }]
      : []
  })
}

/** Indonesian particles that are written together with a word belong to it. */
const endings: Readonly<Record<Language, string>> = {
  id: '(?:nya|lah|kah|pun)?(?![\\p{L}\\p{N}])',
  en: '(?![\\p{L}\\p{N}])',
}

function phrase(words: string): string {
  const [first = '', ...rest] = words
  const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')
  const capital = first.toUpperCase()
  return (capital === first ? escaped(first) : `[${first}${capital}]`) + escaped(rest.join(''))
}

/** Leaves out what a text only quotes. */

const quotations = /"[^"\n]{1,60}"|“[^”\n]{1,60}”|‘[^’\n]{1,60}’|(?<![\p{L}\p{N}])'[^'\n]{1,60}'(?![\p{L}\p{N}])/gu

/** The text on one line, with an ellipsis for each short quotation. */
export function withoutQuotations(text: string): string {
  return text.replace(/\s+/g, ' ').replace(quotations, '…')
}
