/** Facts of the tools: rates, lists, duties and codes in `content/facts/tools/`, in one file each. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ToolName } from '../i18n/tool-translate.ts'
import { contentFolder } from './entry-places.ts'
import { loadYaml } from './load.ts'
import type { Problem } from './problem.ts'
import { calendarFacts, dutiesFacts } from './schema/tool-calendar.ts'
import { companyNameFacts } from './schema/tool-company-name.ts'
import { firstYearFacts } from './schema/tool-first-year.ts'
import { kbliFacts, kbliQueries, kbliWords } from './schema/tool-kbli.ts'
import { quoteFacts } from './schema/tool-quote.ts'
import { stampDutyFacts } from './schema/tool-stamp-duty.ts'

interface PageOfTool {
  /** The beginning of the keys of its texts. */
  readonly tool: ToolName
  /** Neutral. */
  readonly path: string
  /** Ids of the services beside which it is named, and beside the articles of those. */
  readonly services: readonly string[]
}

const duties = { schema: dutiesFacts, schemaFile: 'src/collections/schema/tool-calendar.ts' }

const entities = ['pendirian-pt', 'pt-perorangan', 'pt-pma', 'pendirian-cv', 'yayasan']

/**
 * The files by name, each with its schema and where that is explained; with the page of the tool that it belongs to, in
 * the order in which the tools are listed.
 */
export const toolFiles = {
  'stamp-duty': {
    schema: stampDutyFacts,
    schemaFile: 'src/collections/schema/tool-stamp-duty.ts',
    page: { tool: 'stamp', path: '/alat/bea-meterai', services: ['susun-kontrak', 'tinjau-kontrak'] },
  },
  quote: {
    schema: quoteFacts,
    schemaFile: 'src/collections/schema/tool-quote.ts',
    page: {
      tool: 'quote',
      path: '/alat/cek-penawaran',
      services: [...entities, 'pendaftaran-merek', 'nib-perizinan', 'konsultasi-online'],
    },
  },
  'first-year': {
    schema: firstYearFacts,
    schemaFile: 'src/collections/schema/tool-first-year.ts',
    page: { tool: 'first', path: '/alat/biaya-tahun-pertama', services: entities },
  },
  'company-name': {
    schema: companyNameFacts,
    schemaFile: 'src/collections/schema/tool-company-name.ts',
    page: {
      tool: 'name',
      path: '/alat/cek-nama',
      services: ['pendirian-pt', 'pt-perorangan', 'pt-pma', 'pendaftaran-merek'],
    },
  },
  kbli: {
    schema: kbliFacts,
    schemaFile: 'src/collections/schema/tool-kbli.ts',
    page: { tool: 'kbli', path: '/alat/cari-kbli', services: [...entities, 'nib-perizinan'] },
  },
  'kbli-words': { schema: kbliWords, schemaFile: 'src/collections/schema/tool-kbli.ts' },
  'kbli-queries': { schema: kbliQueries, schemaFile: 'src/collections/schema/tool-kbli.ts' },
  calendar: {
    schema: calendarFacts,
    schemaFile: 'src/collections/schema/tool-calendar.ts',
    page: { tool: 'calendar', path: '/alat/kalender-kewajiban', services: [...entities, 'nib-perizinan'] },
  },
  'duties-company': duties,
  'duties-data': duties,
  'duties-labour': duties,
  'duties-licences': duties,
  'duties-marks': duties,
  'duties-tax': duties,
} as const satisfies Readonly<
  Record<string, { readonly schema: z.ZodType; readonly schemaFile: string; readonly page?: PageOfTool }>
>

export type ToolFile = keyof typeof toolFiles
export type ToolFacts<F extends ToolFile> = z.output<(typeof toolFiles)[F]['schema']>

/** The folder of the tools within the content folder. A content folder without it has no tools. */
export const toolFolder = 'facts/tools'

export function hasTools(folder: string): boolean {
  return existsSync(join(folder, toolFolder))
}

interface Read {
  readonly text: string | undefined
  readonly facts: unknown
  readonly problems: readonly Problem[]
}

const lastReads = new Map<ToolFile, Read>()

/**
 * The valid facts of one file; undefined, with problems added, where there are none. Several checks ask for the same ones,
 * so a file with the text of the last time is not parsed again.
 */
export function readToolFacts<F extends ToolFile>(
  folder: string,
  file: F,
  problems: Problem[],
): ToolFacts<F> | undefined {
  const path = `${toolFolder}/${file}.yaml`
  const text = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined
  let read = lastReads.get(file)
  if (!read || read.text !== text) {
    const { schema, schemaFile } = toolFiles[file]
    const found: Problem[] = []
    read = { text, facts: loadYaml(folder, path, schema, schemaFile, found), problems: found }
    lastReads.set(file, read)
  }
  problems.push(...read.problems)
  return read.facts as ToolFacts<F> | undefined
}

const readFacts = new Map<ToolFile, { readonly facts: unknown; readonly problems: readonly Problem[] }>()

function factsOnce(file: ToolFile) {
  const problems: Problem[] = []
  const known = readFacts.get(file) ?? { facts: readToolFacts(contentFolder(), file, problems), problems }
  readFacts.set(file, known)
  return known
}

/**
 * The facts of one file of the site's own content, read once per process.
 * @throws Error if they are missing or wrong, which the content check says before any page is built
 */
export function toolFacts<F extends ToolFile>(file: F): ToolFacts<F> {
  const { facts, problems } = factsOnce(file)
  if (!facts) throw new Error(`${toolFolder}/${file}.yaml: ${problems[0]?.message}`)
  return facts as ToolFacts<F>
}

/** The same for what the content check asks, which says itself what is wrong: undefined if they are missing or wrong. */
export function knownToolFacts<F extends ToolFile>(file: F): ToolFacts<F> | undefined {
  return factsOnce(file).facts as ToolFacts<F> | undefined
}

/** The groups of duties, in the order in which they are shown. */
export const dutyGroups = ['tax', 'company', 'licences', 'labour', 'marks', 'data'] as const

/** The tools that have a page, in the order in which they are listed. */
export const pagesOfTools: readonly PageOfTool[] = Object.values(toolFiles).flatMap((file) =>
  'page' in file ? [file.page] : [],
)
