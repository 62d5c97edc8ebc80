/** What an editor wants to see of the whole content: age, facts due, state of what is cited, links, words. */
import type { Kind } from '../../src/collections/kinds.ts'
import { kindNames } from '../../src/collections/kinds.ts'
import { deriveRelations, stateOn } from '../../src/collections/regulation-state.ts'
import type { View } from '../../src/collections/view.ts'
import { parseCitation } from '../../src/lib/citation.ts'
import { daysAfter } from '../../src/lib/day.ts'
import { isAddressOfText } from '../../src/lib/official-address.ts'
import { factsDue } from '../check-content/due.ts'
import { type CheckedLinks, linksToLookAt } from '../official-links/check-links.ts'
import { readabilityOfEntries } from './readability.ts'

/** How far ahead an editor plans. */
const daysAhead = 90

/** A table of the report; every cell is text. */
export interface ReportTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * All tables, as of the day of the view.
 * @param links of the last check of official addresses, where one was made
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

/** Entries with the day of their last check, the oldest first. */
function agesTable({ content, day }: View): ReportTable {
  const rows = kindNames.flatMap((kind) =>
    [...content.entries[kind].values()].flatMap(({ id, facts }) => {
      if (!facts) return []
      const { checked_on, reviewed_on } = facts as Readonly<Record<string, unknown>>
      const checked = checked_on ?? reviewed_on
      return typeof checked === 'string' ? [[`${kind}/${id}`, checked, String(daysBetween(checked, day))]] : []
    }),
  )
  rows.sort(([, a = ''], [, b = '']) => a.localeCompare(b))
  return { title: 'Age of the entries', head: ['Entry', 'Checked on', 'Days ago'], rows }
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000
}

/** How often the texts cite regulations of each state, and articles of each certainty. */
function citationsTable({ content, day }: View): ReportTable {
  const regulations = content.entries.regulations
  const facts = new Map([...regulations].flatMap(([id, entry]) => (entry.facts ? [[id, entry.facts] as const] : [])))
  const relations = deriveRelations(facts)
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const kind of kindNames) {
    for (const { prose } of content.entries[kind].values()) {
      for (const written of prose[content.languages[0] ?? 'id']?.cites ?? []) {
        const { regulation, article } = parseCitation(written)
        count(`state: ${stateOn(day, regulation, facts, relations.get(regulation))}`)
        const line = facts.get(regulation)?.articles.find((known) => known.article === article)
        count(line ? `article: ${line.certainty}` : 'whole regulation')
      }
    }
  }
  const rows = [...counts].sort().map(([name, number]) => [name, String(number)])
  return { title: 'Citations in the texts', head: ['What is cited', 'Times'], rows }
}

/** What the last check of official addresses found that an editor should look at. */
function brokenLinksTable(links: CheckedLinks | undefined): ReportTable {
  const title = 'Official addresses that are dead, slow or have moved'
  if (!links) return { title, head: ['Not asked yet'], rows: [['`npm run links` asks all of them.']] }
  const rows = linksToLookAt(new Map(links.results)).map(({ address, state, detail }) => [address, state, detail])
  return { title: `${title}, asked on ${links.day}`, head: ['Address', 'State', ''], rows }
}

/** Regulations whose official address is only the home page of a database. */
function homePageLinksTable({ content }: View): ReportTable {
  const rows = [...content.entries.regulations.values()].flatMap(({ id, facts }) => {
    return facts && !isAddressOfText(facts.official_url) ? [[id, facts.official_url]] : []
  })
  return { title: 'Official addresses that are only a home page', head: ['Regulation', 'Address'], rows }
}

function wordsTable({ content }: View): ReportTable {
  const wordsOf = (kind: Kind, language: (typeof content.languages)[number]) =>
    [...content.entries[kind].values()].reduce((sum, { prose }) => sum + (prose[language]?.words ?? 0), 0)
  const rows = kindNames.map((kind) => [kind, ...content.languages.map((language) => String(wordsOf(kind, language)))])
  return { title: 'Words of the bodies', head: ['Kind', ...content.languages], rows }
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
