/** Draws the outcome: rule by rule, host by host. */
import type { HostName, RunningHost } from './hosts.ts'
import type { Rule } from './rule.ts'

export type Outcome = readonly string[] | null

export interface Column {
  readonly host: Pick<RunningHost, 'name' | 'version'>
  readonly outcomes: ReadonlyMap<Rule, Outcome>
}

export function drawTable(rules: readonly Rule[], columns: readonly Column[]): string {
  const notes: string[] = []
  const rows = rules.map((rule) => [
    rule.title,
    ...columns.map(({ host, outcomes }) => cell(outcomes.get(rule), rule.known?.[host.name], host.name)),
  ])
  const titles = ['rule', ...columns.map(({ host }) => host.name)]
  const widths = titles.map((title, index) => Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(titles), rule, ...rows.map(line), ...notes].join('\n')

  function cell(outcome: Outcome | undefined, known: string | undefined, name: HostName): string {
    if (outcome === undefined) return ''
    if (outcome === null) return 'none here'
    if (outcome.length > 0) return `FAILS (${outcome.length})`
    if (known === undefined) return 'ok'
    notes.push(`${notes.length === 0 ? '\n' : ''}${notes.length + 1}) ${name}: ${known}`)
    return `ok ${notes.length})`
  }
}
