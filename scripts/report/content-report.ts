/** What editors look at in the whole content: age, facts due, state of what is cited, links, words. */
import { type Kind, kindNames } from '../../src/collections/kinds.ts'
import { deriveRelations, stateOn } from '../../src/collections/regulation-state.ts'
import { hasTools, readToolFacts, type ToolFile, toolFiles } from '../../src/collections/tool-facts.ts'
import type { View } from '../../src/collections/view.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { isAddressOfText } from '../../src/lib/addresses.ts'
import { parseCitation } from '../../src/lib/citation.ts'
import { daysAfter } from '../../src/lib/day.ts'
import { countWords } from '../../src/lib/text-measures.ts'
import { factsDue } from '../check-content/due.ts'
import { type CheckedLinks, linksToLookAt } from '../source-links/check-links.ts'
import { readabilityOfEntries } from './readability.ts'

/** How far ahead an editor plans. */
const daysAhead = 90

const toolFileNames = Object.keys(toolFiles) as ToolFile[]

/** A table of the report; every cell is text. */
export interface ReportTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * All tables, as of the day of the view.
 * @param links of the last check of sources, where one was made
 */
export function contentReport(view: View, links: CheckedLinks | undefined): readonly ReportTable[] {
  return [
    dueTable(view),
    agesTable(view),
    citationsTable(view),
    brokenLinksTable(links),
    homePageLinksTable(view),
    wordsTable(view),
    readabilityTable(view),
  ]
}

/** Every fact that is to be checked again soon, the most urgent first. */
function dueTable(view: View): ReportTable {
  const last = daysAfter(view.day, daysAhead)
  const rows = factsDue(view, (day) => day <= last).map(({ day, problem: { file, line, message } }) => [
    day < view.day ? `${day}, overdue` : day,
    `${file}:${line}`,
    message,
  ])
  return { title: `Facts due within ${daysAhead} days`, head: ['Day', 'Where', 'What to do'], rows }
}

/** Entries, documents and facts with the day of their last check, or on which they were issued, the oldest first. */
function agesTable({ content, day }: View): ReportTable {
  const ofEntries = kindNames.flatMap((kind) =>
    [...content.entries[kind].values()].map(({ id, facts }) => [`${kind}/${id}`, facts] as const),
  )
  const ofTools = hasTools(content.folder)
    ? toolFileNames.map((file) => [`tools/${file}`, readToolFacts(content.folder, file, [])] as const)
    : []
  const ofDocuments = [...content.documents].map(([id, facts]) => [`documents/${id}`, facts] as const)
  const ofDuties = ['after-founding', content.afterFounding] as const
  const rows = [...ofEntries, ...ofTools, ...ofDocuments, ofDuties].flatMap(([name, facts]) => {
    const { checked_on, reviewed_on, issued } = (facts ?? {}) as Readonly<Record<string, unknown>>
    const checked = checked_on ?? reviewed_on ?? issued
    return typeof checked === 'string' ? [[name, checked, String(daysBetween(checked, day))]] : []
  })
  rows.sort(([, a = ''], [, b = '']) => a.localeCompare(b))
  return { title: 'Age of the entries', head: ['Entry', 'Checked on', 'Days ago'], rows }
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000
}

/** How often texts and facts cite regulations of each state, and articles of each certainty. */
function citationsTable({ content, day }: View): ReportTable {
  const regulations = content.entries.regulations
  const facts = new Map([...regulations].flatMap(([id, entry]) => (entry.facts ? [[id, entry.facts] as const] : [])))
  const relations = deriveRelations(facts)
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const countAll = (citations: readonly string[]) => {
    for (const written of new Set(citations)) {
      const { regulation, article } = parseCitation(written)
      count(`state: ${stateOn(day, regulation, facts, relations.get(regulation))}`)
      const line = facts.get(regulation)?.articles.find((known) => known.article === article)
      count(line ? `article: ${line.certainty}` : 'whole regulation')
    }
  }
  for (const kind of kindNames) {
    for (const entry of content.entries[kind].values()) {
      const { basis = [], sources = [] } = (entry.facts ?? {}) as Readonly<
        Record<'basis' | 'sources', readonly string[]>
      >
      countAll([...(entry.prose[content.languages[0] ?? 'id']?.cites ?? []), ...basis, ...sources])
    }
  }
  for (const duty of Object.values(content.afterFounding?.duties ?? {})) countAll(duty.basis)
  const rows = [...counts].sort().map(([name, number]) => [name, String(number)])
  return { title: 'Citations, each once an entry', head: ['What is cited', 'Times'], rows }
}

/** What the last check of sources found that an editor should look at. */
function brokenLinksTable(links: CheckedLinks | undefined): ReportTable {
  const title = 'Sources that are dead, slow or have moved'
  if (!links) return { title, head: ['Not asked yet'], rows: [['`npm run links` asks all of them.']] }
  const rows = linksToLookAt(new Map(links.results)).map(({ address, state, detail }) => [address, state, detail])
  return { title: `${title}, asked on ${links.day}`, head: ['Address', 'State', ''], rows }
}

/** Sources of laws, fees and articles of which only the home page is known; that of a portal is meant. */
function homePageLinksTable({ content: { entries } }: View): ReportTable {
  const named = [
    ...[...entries.regulations.values()].map(({ id, facts }) => [`regulations/${id}`, facts?.official_url]),
    ...[...entries.services.values()].flatMap(
      ({ id, facts }) => facts?.price.lines.map(({ source_url }) => [`services/${id}`, source_url]) ?? [],
    ),
    ...[...entries.articles.values()].flatMap(
      ({ id, facts }) => facts?.further_sources.map(({ url }) => [`articles/${id}`, url]) ?? [],
    ),
  ]
  const rows = named.flatMap(([entry = '', address]) =>
    address && !isAddressOfText(address) ? [[entry, address]] : [],
  )
  return { title: 'Sources that are only a home page', head: ['Entry', 'Address'], rows }
}

/** Of the whole prose: bodies and the texts of the front matter. */
function wordsTable({ content }: View): ReportTable {
  const wordsOf = (kind: Kind, language: Language) =>
    [...content.entries[kind].values()].reduce((sum, { prose }) => {
      const text = prose[language]
      return text ? sum + text.words + wordsIn(text.fields) : sum
    }, 0)
  const rows = kindNames.map((kind) => [kind, ...content.languages.map((language) => String(wordsOf(kind, language)))])
  return { title: 'Words', head: ['Kind', ...content.languages], rows }
}

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return countWords(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, item) => sum + wordsIn(item), 0)
}

function readabilityTable(view: View): ReportTable {
  const rows = readabilityOfEntries(view).map(({ entry, lix, wordsPerSentence, longWords }) => [
    entry,
    lix.toFixed(0),
    wordsPerSentence.toFixed(1),
    `${longWords.toFixed(0)} %`,
  ])
  return {
    title: 'Readability of the Indonesian texts, the hardest first',
    head: ['Entry', 'LIX', 'Words per sentence', 'Words of more than six letters'],
    rows,
  }
}
