/**
 * Reads the whole content folder: facts and front matter are validated and kept, bodies are read again when a page needs
 * one, so that thousands of articles fit in memory. Nothing throws here: what is wrong becomes a problem, and the entry
 * or the part that is wrong is left out.
 */
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Language, languageTraits, languages as publishedLanguages } from '../i18n/languages.ts'
import { citationsIn } from '../lib/citation.ts'
import { countWords } from '../lib/text-measures.ts'
import { factsFile, factsName, proseFile, proseName } from './entry-places.ts'
import { type FactsOf, type Kind, kindNames, kinds, type ProseOf } from './kinds.ts'
import { fieldProblems, type Problem } from './problem.ts'
import { type AfterFounding, afterFounding } from './schema/after-founding.ts'
import { type DocumentFacts, documentFacts } from './schema/document.ts'
import { type FiguresFacts, figuresFacts } from './schema/figures.ts'
import { type Labels, labels as labelsSchema } from './schema/names.ts'
import { entryId } from './schema/primitives.ts'
import { type TemplateUses, templateUses } from './schema/templates.ts'
import { displayName, lineOfField, parseYaml, readText, splitFrontMatter } from './source-file.ts'

/** The prose of an entry in one language, without its body. */
export interface Prose<K extends Kind> {
  /** In the content folder: `articles/modal-pt/id.md`. */
  readonly file: string
  readonly fields: ProseOf<K>
  /** Every distinct citation of the file, in order. */
  readonly cites: readonly string[]
  /** Words of the body. */
  readonly words: number
}

export interface Entry<K extends Kind> {
  readonly id: string
  /** Which of its files exist, whether they are valid or not. */
  readonly present: ReadonlySet<'facts' | Language>
  readonly facts?: FactsOf<K>
  readonly prose: Readonly<Partial<Record<Language, Prose<K>>>>
}

type Entries = { readonly [K in Kind]: ReadonlyMap<string, Entry<K>> }

export interface Content {
  readonly folder: string
  readonly languages: readonly Language[]
  readonly entries: Entries
  readonly labels: Readonly<Partial<Record<Language, Labels>>>
  /** Facts of the PDFs in `documents/`, by id. */
  readonly documents: ReadonlyMap<string, DocumentFacts>
  /** What comes after the services. */
  readonly afterFounding?: AfterFounding | undefined
  /** What the templates of articles and guides are for. */
  readonly templates?: TemplateUses | undefined
  /** The words of the figures. */
  readonly figures?: FiguresFacts | undefined
  readonly problems: readonly Problem[]
}

/** The valid values of the files that were read, each with its YAML. */
export type ValidValues = Map<string, { readonly yaml: string; readonly value: unknown }>

/** One reading of a folder. */
interface Reading {
  readonly folder: string
  readonly languages: readonly Language[]
  readonly problems: Problem[]
  readonly intern: (text: string) => string
  readonly valid: ValidValues | undefined
}

/**
 * The content of a folder in the given languages; by default those that the site publishes.
 * @param valid kept by a caller that reads often: a file whose YAML stands in it is not parsed again
 */
export function loadContent(
  folder: string,
  languages: readonly Language[] = publishedLanguages,
  valid?: ValidValues,
): Content {
  const problems: Problem[] = []
  const reading = { folder, languages, problems, intern: interner(), valid }
  const loadKind = <K extends Kind>(kind: K) => [kind, loadEntries(kind, reading)] as const
  const entries = Object.fromEntries(kindNames.map(loadKind)) as unknown as Entries
  const labels: Partial<Record<Language, Labels>> = {}
  for (const language of languages) {
    const file = `${language}/labels.yaml`
    labels[language] = loadYaml(folder, file, labelsSchema, 'src/collections/schema/names.ts', problems)
  }
  const documents = loadDocuments(folder, problems)
  const ifThere = <S extends z.ZodType>(name: string, schema: S) =>
    existsSync(join(folder, `facts/${name}.yaml`))
      ? loadYaml(folder, `facts/${name}.yaml`, schema, `src/collections/schema/${name}.ts`, problems)
      : undefined
  return {
    folder,
    languages,
    entries,
    labels,
    documents,
    afterFounding: ifThere('after-founding', afterFounding),
    templates: ifThere('templates', templateUses),
    figures: ifThere('figures', figuresFacts),
    problems,
  }
}

function loadDocuments(folder: string, problems: Problem[]): Map<string, DocumentFacts> {
  const documents = new Map<string, DocumentFacts>()
  for (const { id, file } of list(folder, 'facts/documents', '.yaml', problems).reverse()) {
    const facts = loadYaml(folder, file, documentFacts, 'src/collections/schema/document.ts', problems)
    if (facts) documents.set(id, facts)
  }
  return documents
}

function loadEntries<K extends Kind>(kind: K, reading: Reading): Map<string, Entry<K>> {
  const { folder, languages, problems, valid } = reading
  const schema = kinds[kind]
  const parts = new Map<string, { present: Set<'facts' | Language>; facts?: FactsOf<K>; prose: Entry<K>['prose'] }>()
  const part = (id: string) => {
    const known = parts.get(id) ?? { present: new Set(), prose: {} }
    parts.set(id, known)
    return known
  }
  for (const id of listEntries(folder, kind, problems)) {
    const files = readdirSync(join(folder, kind, id))
    const entry = part(id)
    if (files.includes(factsName)) {
      entry.present.add('facts')
      const file = factsFile(kind, id)
      entry.facts = loadYaml(folder, file, schema.facts, schema.schemaFile, problems, valid) as FactsOf<K> | undefined
    }
    for (const language of languages) {
      if (!files.includes(proseName(language))) continue
      entry.present.add(language)
      const prose = loadProse(kind, proseFile(kind, id, language), reading)
      if (prose) entry.prose = { ...entry.prose, [language]: prose }
    }
  }
  const byId = [...parts].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(byId.map(([id, entry]) => [id, { id, ...entry }]))
}

/** The ids of the entries of a kind, which are folders; what else lies there or in them becomes a problem. */
function listEntries(folder: string, kind: Kind, problems: Problem[]): string[] {
  const known = [factsName, ...Object.keys(languageTraits).map(proseName)]
  const ids = listNames(folder, kind, problems, (entry) =>
    entry.isDirectory() ? entry.name : `Only folders belong in ${displayName(kind)}, one for each entry.`,
  ).map(({ id }) => id)
  for (const id of ids) {
    for (const name of readdirSync(join(folder, kind, id))) {
      if (name.startsWith('.') || known.includes(name)) continue
      const message = `Only ${known.join(', ')} belong in ${displayName(`${kind}/${id}`)}. Rename it or move it elsewhere.`
      problems.push({ file: displayName(`${kind}/${id}/${name}`), line: 1, message, severity: 'error' })
    }
  }
  return ids
}

/** The files of a folder whose names are ids; others become problems. */
function list(folder: string, subfolder: string, ending: string, problems: Problem[]): { id: string; file: string }[] {
  return listNames(folder, subfolder, problems, (entry) =>
    entry.isFile() && entry.name.endsWith(ending)
      ? entry.name.slice(0, -ending.length)
      : `Only files that end in ${ending} belong in ${displayName(subfolder)}.`,
  )
}

/**
 * What lies in a folder and has an id for a name.
 * @param idOf the name without its ending, or a sentence that says why it does not belong there
 */
function listNames(
  folder: string,
  subfolder: string,
  problems: Problem[],
  idOf: (entry: Dirent) => string,
): { id: string; file: string }[] {
  if (!existsSync(join(folder, subfolder))) return []
  const files: { id: string; file: string }[] = []
  const seen = new Map<string, string>()
  // Lower-case letters first: of two ids that differ in capitals alone, the proper one is kept.
  const byName = readdirSync(join(folder, subfolder), { withFileTypes: true }).sort((a, b) =>
    a.name > b.name ? -1 : 1,
  )
  for (const entry of byName) {
    if (entry.name.startsWith('.')) continue
    const file = `${subfolder}/${entry.name}`
    const refuse = (message: string) => problems.push({ file: displayName(file), line: 1, message, severity: 'error' })
    const id = idOf(entry)
    if (id.includes(' ')) {
      refuse(`${id} Rename it or move it elsewhere.`)
      continue
    }
    const twin = seen.get(id.toLowerCase())
    const valid = entryId.safeParse(id)
    if (twin !== undefined) refuse(`The id ${id} differs from ${twin} in capital letters alone. Rename or remove it.`)
    else if (!valid.success) refuse(`The name ${valid.error.issues[0]?.message}. Rename it.`)
    else files.push({ id, file })
    seen.set(id.toLowerCase(), id)
  }
  return files
}

/** The valid value of a YAML file of the content folder; undefined, with problems added, where there is none. */
export function loadYaml<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  schemaFile: string,
  problems: Problem[],
  valid?: ValidValues,
): z.output<S> | undefined {
  if (!existsSync(join(folder, file))) {
    problems.push({ file: displayName(file), line: 1, message: 'The file is missing. Create it.', severity: 'error' })
    return undefined
  }
  const yaml = readText(folder, file, problems)
  return yaml === undefined ? undefined : validate(yaml, file, 1, schema, schemaFile, problems, valid)
}

function loadProse<K extends Kind>(
  kind: K,
  file: string,
  { folder, problems, intern, valid }: Reading,
): Prose<K> | undefined {
  const text = readText(folder, file, problems)
  if (text === undefined) return undefined
  const parts = splitFrontMatter(text)
  if (!parts) {
    const message = /^---\s*$/m.test(text.split('\n', 1)[0] ?? '')
      ? 'The front matter that begins here has no end. Put a line of three hyphens below its last field.'
      : 'The file does not begin with front matter. Begin it with a line of three hyphens, the fields, and another line of three hyphens.'
    problems.push({ file: displayName(file), line: 1, message, severity: 'error' })
    return undefined
  }
  const { prose, schemaFile } = kinds[kind]
  const fields = validate(parts.frontMatter, file, parts.frontMatterLine, prose, schemaFile, problems, valid)
  if (fields === undefined) return undefined
  const cites = [...new Set(citationsIn(text))].map(intern)
  return { file, fields: fields as ProseOf<K>, cites, words: countWords(parts.body) }
}

function validate<S extends z.ZodType>(
  yaml: string,
  file: string,
  firstLine: number,
  schema: S,
  schemaFile: string,
  problems: Problem[],
  valid?: ValidValues,
): z.output<S> | undefined {
  const known = valid?.get(file)
  if (known?.yaml === yaml) return known.value as z.output<S>
  const value = parseYaml(yaml, file, firstLine, problems)
  if (value === undefined) return undefined
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) {
    valid?.set(file, { yaml, value: result.data })
    return result.data
  }
  for (const { path, message } of fieldProblems(result.error, schemaFile)) {
    problems.push({ file: displayName(file), line: lineOfField(yaml, path, firstLine), message, severity: 'error' })
  }
  return undefined
}

/** Keeps one copy of each text, free of the file from which it was cut. */
function interner(): (text: string) => string {
  const kept = new Map<string, string>()
  return (text) => {
    let copy = kept.get(text)
    if (copy === undefined) {
      copy = Buffer.from(text).toString()
      kept.set(copy, copy)
    }
    return copy
  }
}
