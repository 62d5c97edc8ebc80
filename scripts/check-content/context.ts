/** What every check is given, and how it reports. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { factsFile } from '../../src/collections/entry-places.ts'
import { type FactsOf, type Kind, kindNames } from '../../src/collections/kinds.ts'
import type { Prose } from '../../src/collections/load.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName, type FieldPath, lineOfField, splitFrontMatter } from '../../src/collections/source-file.ts'
import type { View } from '../../src/collections/view.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { Terms } from './terms.ts'

/** What an article needs in each language. */
export interface Depth {
  readonly words: number
  /** Different articles of law, cited in the text. */
  readonly citedArticles: number
}

/** What is known of the content's past. */
export interface History {
  readonly began: string
  /** The day of each file's first commit, by its name in the content folder; empty where Git cannot tell. */
  readonly firstCommits: ReadonlyMap<string, string>
}

export interface CheckContext extends View {
  /** The folder whose files are served as they lie: pictures, documents, dictionaries. */
  readonly publicFolder: string
  readonly depth: Depth
  /** The words that texts avoid. */
  readonly terms: Terms
  /** Trees of texts by their Markdown, for a process that checks again and again; the texts that it no longer has go. */
  readonly trees?: Map<string, Root>
  /** Since when there is something to publish. */
  readonly history: History | undefined
}

/** A check looks at loaded content and says what is wrong; it reads files again for the line of a problem alone. */
export type Check = (context: CheckContext) => Problem[]

export type Report = (path: FieldPath, message: string, severity?: Problem['severity']) => void

/** Every valid facts file of a kind, with a way to report on its fields. */
export function factsOf<K extends Kind>(
  kind: K,
  { content }: Pick<CheckContext, 'content'>,
  problems: Problem[],
): { readonly id: string; readonly facts: FactsOf<K>; readonly report: Report }[] {
  return [...content.entries[kind].values()].flatMap(({ id, facts }) =>
    facts ? [{ id, facts, report: reporter(content.folder, factsFile(kind, id), problems) }] : [],
  )
}

/** Every valid prose file of a kind, with a way to report on its front matter. */
export function proseOf<K extends Kind>(
  kind: K,
  { content }: CheckContext,
  problems: Problem[],
): { readonly id: string; readonly language: Language; readonly prose: Prose<K>; readonly report: Report }[] {
  return [...content.entries[kind].values()].flatMap(({ id, prose }) =>
    content.languages.flatMap((language) => {
      const found = prose[language]
      return found ? [{ id, language, prose: found, report: reporter(content.folder, found.file, problems) }] : []
    }),
  )
}

/** Reports on fields of a YAML file, or of the front matter of a Markdown file. */
export function reporter(folder: string, file: string, problems: Problem[]): Report {
  return (path, message, severity = 'error') => {
    problems.push({ file: displayName(file), line: lineOf(folder, file, path), message, severity })
  }
}

/** Runs a function for every kind, which keeps the type of the kind. */
export function forEachKind(run: <K extends Kind>(kind: K) => void): void {
  for (const kind of kindNames) run(kind)
}

/** The line of a field in a YAML file, or in the front matter of a Markdown file. */
export function lineOf(folder: string, file: string, path: FieldPath): number {
  const text = readFileSync(join(folder, file), 'utf8')
  if (file.endsWith('.yaml')) return lineOfField(text, path, 1)
  const parts = splitFrontMatter(text)
  return parts ? lineOfField(parts.frontMatter, path, parts.frontMatterLine) : 1
}
