/** Makes the files of a new entry, in every language, as a draft that passes the checks. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFolder, factsFile, proseFile } from '../../src/collections/entry-places.ts'
import type { Kind } from '../../src/collections/kinds.ts'
import { type Content, loadContent } from '../../src/collections/load.ts'
import type { Labels } from '../../src/collections/schema/names.ts'
import { entryId } from '../../src/collections/schema/primitives.ts'
import { displayName } from '../../src/collections/source-file.ts'
import { type Language, languages as publishedLanguages } from '../../src/i18n/languages.ts'
import { today } from '../../src/lib/day.ts'
import { isReserved } from '../check-content/ids.ts'
import type { Template, TemplateContext } from './template.ts'
import { articleTemplate } from './templates/article.ts'
import { documentTemplate } from './templates/document.ts'
import { guideTemplate } from './templates/guide.ts'
import { regulationTemplate } from './templates/regulation.ts'
import { serviceTemplate } from './templates/service.ts'
import { termTemplate } from './templates/term.ts'

interface Making {
  readonly kind: Kind | 'documents'
  readonly template: (context: TemplateContext) => Template
}

const templates: Readonly<Record<string, Making>> = {
  article: { kind: 'articles', template: articleTemplate },
  service: { kind: 'services', template: serviceTemplate },
  regulation: { kind: 'regulations', template: regulationTemplate },
  term: { kind: 'glossary', template: termTemplate },
  guide: { kind: 'guides', template: guideTemplate },
  document: { kind: 'documents', template: documentTemplate },
}

export interface NewEntryOptions {
  readonly folder?: string
  readonly languages?: readonly Language[]
  readonly day?: string
}

/**
 * Writes the facts and the texts of a new entry.
 * @param what article, service, regulation, term, guide or document
 * @returns the files that were written, from the project's root
 * @throws Error that says in plain words why the entry is refused; then nothing was written.
 */
export function newEntry(
  what: string | undefined,
  id: string | undefined,
  { folder = contentFolder(), languages = publishedLanguages, day = today() }: NewEntryOptions = {},
): string[] {
  const made = what !== undefined && Object.hasOwn(templates, what) ? templates[what] : undefined
  if (!made || id === undefined) {
    throw new Error(
      `Say what to make and its id: npm run new -- article modal-pt. Known are ${Object.keys(templates).join(', ')}.`,
    )
  }
  const { kind, template } = made
  const valid = entryId.safeParse(id)
  if (!valid.success) throw new Error(`The id ${JSON.stringify(id)} ${valid.error.issues[0]?.message}.`)
  if (kind !== 'documents' && isReserved(kind, id))
    throw new Error(`The id ${id} belongs to a page of the site. Choose another.`)

  const { facts, prose } = template(contextFor(kind, id, day, loadContent(folder, languages)))
  const files = new Map([[factsFile(kind, id), facts]])
  if (kind !== 'documents' && prose) {
    for (const language of languages) files.set(proseFile(kind, id, language), prose(language))
  }

  const existing = [...files.keys()].find((file) => existsSync(join(folder, file)))
  if (existing) throw new Error(`${displayName(existing)} exists already. Choose another id, or edit that file.`)
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return [...files.keys()].map(displayName)
}

function contextFor(kind: Making['kind'], id: string, day: string, content: Content): TemplateContext {
  const { entries, languages } = content
  const labels = content.labels[languages[0] ?? 'id']
  const others = kind === 'documents' ? [] : [...entries[kind].values()]
  const orders = others.map(({ facts }) => (facts && 'order' in facts ? facts.order : 0))
  const published = [...entries.regulations.values()].find(({ facts }) => facts && !facts.draft)
  const article = published?.facts?.articles[0]?.article
  return {
    id,
    day,
    reviewDue: halfAYearAfter(day),
    endOfNextYear: `${Number(day.slice(0, 4)) + 1}-12-31`,
    labels: (group) => firstAndOthers(group, labels),
    // Read only by templates that cite, so that the first regulation can be made.
    get citation() {
      return published ? `${published.id}${article === undefined ? '' : `#${article}`}` : missing('a regulation')
    },
    order: Math.max(0, ...orders) + 1,
  }
}

function firstAndOthers(group: keyof Labels, labels: Labels | undefined): readonly [string, ...string[]] {
  const [first, ...others] = Object.keys(labels?.[group] ?? {})
  return first === undefined ? missing(`a name under ${group} in labels.yaml`) : [first, ...others]
}

function missing(what: string): never {
  throw new Error(`The content needs ${what} before this entry can be made.`)
}

/** The same day of the month six months later, or the last day of that month. */
function halfAYearAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + 6, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 5, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
