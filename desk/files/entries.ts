/** What can be edited: entries of every kind, the facts of the tools, labels, interface texts and the site's identity. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder, factsFile, factsName, proseFile, unfinished } from '../../src/collections/entry-places.ts'
import { type Kind, kindNames, kinds } from '../../src/collections/kinds.ts'
import { afterFounding } from '../../src/collections/schema/after-founding.ts'
import { documentFacts } from '../../src/collections/schema/document.ts'
import { figuresFacts } from '../../src/collections/schema/figures.ts'
import { labels } from '../../src/collections/schema/names.ts'
import { templateUses } from '../../src/collections/schema/templates.ts'
import { type ToolFile, toolFiles, toolFolder } from '../../src/collections/tool-facts.ts'
import { languages } from '../../src/i18n/languages.ts'
import { siteSchema } from '../../src/site/schema.ts'
import { type Field, formOf } from '../model/form.ts'
import { type FileValue, type Format, readValue, writeValue } from './formats.ts'

/** Where the files lie; a test names a copy. */
export interface Places {
  readonly content: string
  readonly public: string
  readonly siteFile: string
}

export const ownPlaces = (): Places => ({ content: contentFolder(), public: 'public', siteFile: 'src/site/site.ts' })

export const groups = [...kindNames, 'documents', 'tools', 'settings'] as const
export type Group = (typeof groups)[number]

export interface EntryName {
  readonly group: Group
  readonly id: string
}

/** One file of an entry. Facts are the same in every language; the other parts are named after theirs. */
export interface Part {
  readonly part: string
  /** As the content check names it: `content/services/pendirian-pt/facts.yaml`. */
  readonly file: string
  readonly path: string
  readonly format: Format
  readonly schema: z.ZodType
}

export type Values = Readonly<Record<string, FileValue>>

/** The files of an entry. */
export function partsOf(places: Places, { group, id }: EntryName): Part[] {
  const inContent = (part: string, file: string, schema: z.ZodType): Part => ({
    part,
    file: `content/${file}`,
    path: join(places.content, file),
    format: file.endsWith('.md') ? 'markdown' : 'yaml',
    schema,
  })
  if (group === 'documents') return [inContent('facts', factsFile('documents', id), documentFacts)]
  if (group === 'tools') return [inContent('facts', `${toolFolder}/${id}.yaml`, toolFiles[id as ToolFile].schema)]
  if (group === 'settings') return settingParts(places, id, inContent)
  return [
    inContent('facts', factsFile(group, id), kinds[group].facts),
    ...languages.map((language) => inContent(language, proseFile(group, id, language), withBody(group))),
  ]
}

function settingParts(
  places: Places,
  id: string,
  inContent: (part: string, file: string, schema: z.ZodType) => Part,
): Part[] {
  switch (id) {
    case 'site':
      return [
        { part: 'facts', file: 'src/site/site.ts', path: places.siteFile, format: 'typescript', schema: siteSchema },
      ]
    case 'texts':
      return languages.map((language) => ({
        part: language,
        file: `public/assets/i18n/${language}.json`,
        path: join(places.public, `assets/i18n/${language}.json`),
        format: 'json',
        schema: z.record(z.string(), z.string()),
      }))
    case 'labels':
      return languages.map((language) => inContent(language, `${language}/labels.yaml`, labels))
    case 'after-founding':
      return [inContent('facts', 'facts/after-founding.yaml', afterFounding)]
    case 'figures':
      return [inContent('facts', 'facts/figures.yaml', figuresFacts)]
    case 'templates':
      return [inContent('facts', 'facts/templates.yaml', templateUses)]
    default:
      return []
  }
}

function withBody(kind: Kind): z.ZodType {
  return (kinds[kind].prose as z.ZodObject).extend({ body: z.string() })
}

/** The ids of a group. */
export function idsOf(places: Places, group: Group): string[] {
  if (group === 'settings') return ['site', 'labels', 'texts', 'after-founding', 'figures', 'templates']
  if (group === 'tools') return Object.keys(toolFiles)
  const folder = join(places.content, group === 'documents' ? 'facts/documents' : group)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).sort()
  if (group !== 'documents') return names.filter((name) => existsSync(join(folder, name, factsName)))
  return names.flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -5)] : []))
}

/** Whether an entry is there, so that no name of the outside becomes a path. */
export function isEntry(places: Places, { group, id }: EntryName): boolean {
  return groups.includes(group) && idsOf(places, group).includes(id)
}

export interface OpenEntry {
  readonly parts: readonly { readonly part: string; readonly file: string; readonly form: Field }[]
  readonly values: Values
  /** Changes with every change of the files. */
  readonly revision: string
}

/** @throws Error where a file is missing or malformed */
export function openEntry(places: Places, name: EntryName): OpenEntry {
  const parts = partsOf(places, name)
  const sources = parts.map(({ path }) => readFileSync(path, 'utf8'))
  return {
    parts: parts.map(({ part, file, schema }) => ({ part, file, form: formOf(schema) })),
    values: Object.fromEntries(parts.map(({ part, format }, index) => [part, readValue(format, sources[index] ?? '')])),
    revision: digest(sources),
  }
}

export interface Edit {
  readonly part: Part
  readonly before: string
  readonly after: string
}

/** The text of every file of an entry with the given values. */
export function editsOf(places: Places, name: EntryName, values: Values): Edit[] {
  return partsOf(places, name).map((part) => {
    const before = readFileSync(part.path, 'utf8')
    return { part, before, after: writeValue(part.format, before, values[part.part] ?? readValue(part.format, before)) }
  })
}

export function revisionOf(edits: readonly Edit[], which: 'before' | 'after'): string {
  return digest(edits.map((edit) => edit[which]))
}

/** Every file of an entry, as the content check names it: its parts, and the PDF of a document. */
export function filesOf(places: Places, name: EntryName): string[] {
  const files = partsOf(places, name).map(({ file }) => file)
  return name.group === 'documents' ? [...files, `content/${documentFile(name.id)}`] : files
}

/** Where the PDF of a document lies below the content folder. */
export function documentFile(id: string): string {
  return `documents/${id}.pdf`
}

/** Removes an entry; of a document, the PDF too. */
export function removeEntry(places: Places, { group, id }: EntryName): void {
  const below = group === 'documents' ? [factsFile(group, id), documentFile(id)] : [`${group}/${id}`]
  for (const name of below) rmSync(join(places.content, name), { recursive: true, force: true })
}

/** Gives the folder of an entry another name. */
export function renameEntry(places: Places, { group, id }: EntryName, to: string): void {
  renameSync(join(places.content, group, id), join(places.content, group, to))
}

/**
 * Writes what has changed, each file whole or not at all.
 * @returns the files that were written
 */
export function writeEdits(edits: readonly Edit[]): string[] {
  const changed = edits.filter(({ before, after }) => before !== after)
  for (const { part, after } of changed) {
    const beside = part.path + unfinished
    writeFileSync(beside, after)
    renameSync(beside, part.path)
  }
  return changed.map(({ part }) => part.file)
}

function digest(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(source).update('\0')
  return hash.digest('hex')
}
