/**
 * What several entries state of one subject, they state alike: `content/agreements.yaml` lists the subjects with the
 * phrases that state them. A phrase is looked for in every text, new ones too, and its number compared with the others,
 * or with the tool's fact or the value that the list gives.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { factsFile } from '../../src/collections/entry-places.ts'
import { fieldProblems } from '../../src/collections/problem.ts'
import { text, workingDays } from '../../src/collections/schema/primitives.ts'
import { displayName, type FieldPath, lineOfField, parseYaml, readText } from '../../src/collections/source-file.ts'
import { toolFolder } from '../../src/collections/tool-facts.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type Readable, readableOf, type Stated, statedIn } from './agreement-phrases.ts'
import { type Check, type CheckContext, forEachKind } from './context.ts'

export const agreementsFile = 'agreements.yaml'

const phrase = text.refine((written) => written.split('{}').length === 2, {
  error: 'must hold {} once, in the place of the number',
})

const agreementList = z.array(
  z.strictObject({
    /** What is stated, for editors. */
    subject: text,
    /** How the texts of each language state it, with `{}` for the number and ` … ` for a few words between. */
    id: z.array(phrase).min(1),
    en: z.array(phrase).min(1),
    /** What the texts must state; by default, what the others state. */
    value: z.number().optional(),
    /**
     * Or the fact that says it: a tool's, by its file, the path of the field (ids stand for places in lists) and a divisor;
     * or how many working days a service takes at the least or at the most, the sum of its steps.
     */
    from: z
      .union([
        z.strictObject({ tool: text, field: text, divide: z.number().default(1) }),
        z.strictObject({ service: text, days: z.enum(['min', 'max']) }),
      ])
      .optional(),
  }),
)

type Agreement = z.output<typeof agreementList>[number]

/** A number with the place where it stands, ready to print: `content/articles/pesangon/id.md:98`. */
interface Reference {
  /** Looked up for a message alone. */
  readonly place: () => string
  readonly value: number
}

interface Source {
  readonly file: string
  readonly readable: Readable
  readonly language: Language
}

/** Refuses texts that state another number of a subject than the others or the fact do. */
export const checkAgreements: Check = (context) => {
  const { folder, languages } = context.content
  if (!existsSync(join(folder, agreementsFile))) return []
  const problems: ReturnType<Check> = []
  const yaml = readText(folder, agreementsFile, problems)
  const value = yaml === undefined ? undefined : parseYaml(yaml, agreementsFile, 1, problems)
  if (yaml === undefined || value === undefined) return problems
  const own = (path: FieldPath, message: string, severity: 'error' | 'warning' = 'error') => {
    problems.push({ file: displayName(agreementsFile), line: lineOfField(yaml, path, 1), message, severity })
  }
  const result = agreementList.safeParse(value, { reportInput: true })
  if (!result.success) {
    for (const { path, message } of fieldProblems(result.error, 'scripts/check-content/agreements.ts'))
      own(path, message)
    return problems
  }
  const sources = sourcesOf(context)
  for (const [index, agreement] of result.data.entries()) {
    const listed = listedValue(folder, agreement, () => lineOfField(yaml, [index, 'value'], 1))
    if (listed === 'missing') {
      own([index, 'from'], `There is no such number in ${factsOf(agreement)}. Correct the name or the field.`)
      continue
    }
    let reference = listed
    for (const language of languages) {
      const statements = statementsOf(agreement, sources, language)
      for (const { source, line, value: stated } of statements) {
        reference ??= { place: () => `${displayName(source.file)}:${line}`, value: stated }
        if (stated === reference.value) continue
        const message = `States ${stated} of "${agreement.subject}", but ${reference.place()} says ${reference.value}. Correct the one that is wrong.`
        problems.push({ file: displayName(source.file), line, message, severity: 'error' })
      }
      const texts = new Set(statements.map(({ source }) => source.file)).size
      if (texts < (listed ? 1 : 2)) {
        const found = texts === 0 ? 'No text' : 'Only one text'
        own([index, language], `${found} states "${agreement.subject}" in these words. Correct them.`, 'warning')
      }
    }
  }
  return problems
}

function statementsOf(agreement: Agreement, sources: readonly Source[], language: Language) {
  return sources.flatMap((source): (Stated & { readonly source: Source })[] =>
    source.language === language
      ? statedIn(source.readable, agreement[language], language).map((stated) => ({ ...stated, source }))
      : [],
  )
}

/** All prose, and the facts that hold sentences of both languages: those of the tools, the duties after a service, the limits of templates. */
function sourcesOf({ content: { folder, languages, entries } }: CheckContext): Source[] {
  const sources: Source[] = []
  const add = (file: string, language: Language) => {
    const found = existsSync(join(folder, file)) ? readText(folder, file, []) : undefined
    if (found !== undefined) sources.push({ file, readable: readableOf(found), language })
  }
  forEachKind((kind) => {
    for (const { prose } of entries[kind].values())
      for (const language of languages) {
        const file = prose[language]?.file
        if (file) add(file, language)
      }
  })
  const tools = join(folder, toolFolder)
  const toolFiles = existsSync(tools) ? readdirSync(tools).filter((name) => name.endsWith('.yaml')) : []
  for (const file of [
    'facts/after-founding.yaml',
    'facts/figures.yaml',
    'facts/templates.yaml',
    ...toolFiles.sort().map((name) => `${toolFolder}/${name}`),
  ])
    for (const language of languages) add(file, language)
  return sources
}

/** The file of the facts to which an agreement refers, ready to print. */
function factsOf({ from }: Agreement): string {
  return displayName(
    from && 'service' in from ? factsFile('services', from.service) : `${toolFolder}/${from?.tool}.yaml`,
  )
}

/** What the list says itself, or the fact to which it refers. */
function listedValue(folder: string, agreement: Agreement, line: () => number): Reference | 'missing' | undefined {
  const { value, from } = agreement
  if (!from) return value === undefined ? undefined : { place: () => `${displayName(agreementsFile)}:${line()}`, value }
  const file = 'service' in from ? factsFile('services', from.service) : `${toolFolder}/${from.tool}.yaml`
  const yaml = existsSync(join(folder, file)) ? readText(folder, file, []) : undefined
  if (yaml === undefined) return 'missing'
  const facts = parseYaml(yaml, file, 1, [])
  if ('service' in from) {
    const steps = stepsOf.safeParse(facts)
    if (!steps.success) return 'missing'
    const days = steps.data.steps.reduce((sum, step) => sum + step.days[from.days], 0)
    return { place: () => `${displayName(file)}:${lineOfField(yaml, ['steps'], 1)}`, value: days }
  }
  const field = fieldAt(facts, from.field.split('.'))
  if (typeof field.value !== 'number') return 'missing'
  return { place: () => `${displayName(file)}:${lineOfField(yaml, field.path, 1)}`, value: field.value / from.divide }
}

/** The steps of a service all of whose variants take the same ones: of others no single number of days is true. */
const stepsOf = z.object({ steps: z.array(z.object({ days: workingDays, variants: z.undefined().optional() })).min(1) })

/** Follows names of fields; in a list, an entry is found by its id or by its place. */
function fieldAt(root: unknown, names: readonly string[]): { readonly path: PropertyKey[]; readonly value: unknown } {
  const path: PropertyKey[] = []
  let value = root
  for (const name of names) {
    const key = Array.isArray(value) ? placeInList(value, name) : name
    path.push(key)
    value = isRecord(value) ? value[key] : undefined
  }
  return { path, value }
}

function placeInList(list: readonly unknown[], name: string): number {
  const byId = list.findIndex((entry) => isRecord(entry) && entry['id'] === name)
  return byId === -1 ? Number(name) : byId
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
