/** What an editor wants to see of the whole content: age, days due, state of what is cited, links, words. Pure. */
import type { Kind } from '../../src/collections/kinds.ts'
import { kindNames } from '../../src/collections/kinds.ts'
import { deriveRelations, stateOn } from '../../src/collections/regulation-state.ts'
import type { View } from '../../src/collections/view.ts'
import { parseCitation } from '../../src/lib/citation.ts'
import { readabilityOfEntries } from './readability.ts'

/** A table of the report; every cell is text. */
export interface ReportTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** All tables, as of the day of the view. */
export function contentReport(view: View): readonly ReportTable[] {
  return [agesTable(view), citationsTable(view), homePageLinksTable(view), wordsTable(view), readabilityTable(view)]
}

/** Entries with the day of their last check and the day on which the next is due, the most urgent first. */
function agesTable({ content, day }: View): ReportTable {
  const rows = kindNames.flatMap((kind) =>
    [...content.entries[kind].values()].flatMap(({ id, facts }) => {
      if (!facts) return []
      const { checked_on, reviewed_on, recheck, review_due } = facts as Readonly<Record<string, unknown>>
      const checked = dayText(checked_on) || dayText(reviewed_on)
      const due = dayText(recheck) || dayText(review_due)
      return checked || due ? [[`${kind}/${id}`, checked, due, due !== '' && due < day ? 'overdue' : '']] : []
    }),
  )
  rows.sort((a, b) => (a[2] || '9').localeCompare(b[2] || '9') || (a[1] ?? '').localeCompare(b[1] ?? ''))
  return { title: 'Age of the entries', head: ['Entry', 'Checked on', 'Due', ''], rows }
}

function dayText(value: unknown): string {
  return typeof value === 'string' ? value : ''
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

/** Regulations whose official address is only the home page of a database. */
function homePageLinksTable({ content }: View): ReportTable {
  const rows = [...content.entries.regulations.values()].flatMap(({ id, facts }) => {
    const url = facts && new URL(facts.official_url)
    return url?.pathname === '/' && url.search === '' ? [[id, facts?.official_url ?? '']] : []
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
