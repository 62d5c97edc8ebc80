/** The facts of the tools: valid, citing regulations that exist, without words of advertising. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { kbliFolder, readKbli } from '../../src/collections/kbli.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName, type FieldPath } from '../../src/collections/source-file.ts'
import { hasTools, readToolFacts, type ToolFile, toolFiles, toolFolder } from '../../src/collections/tool-facts.ts'
import { digestOf } from '../../src/lib/digest.ts'
import { type Check, type CheckContext, type Report, reporter } from './context.ts'
import { forbiddenWord, forbiddenWordMessage } from './forbidden-words.ts'
import { checkKbliAnswers } from './kbli-answers.ts'

export const checkTools: Check = (context) => {
  const { folder } = context.content
  if (!hasTools(folder)) return []
  const problems: Problem[] = []
  const names = Object.keys(toolFiles) as ToolFile[]
  for (const name of readdirSync(join(folder, toolFolder))) {
    if (name.startsWith('.') || name === 'kbli' || names.some((known) => name === `${known}.yaml`)) continue
    const message = `Nothing reads this. Rename it to one of ${names.map((known) => `${known}.yaml`).join(', ')}, or remove it.`
    problems.push({ file: displayName(`${toolFolder}/${name}`), line: 1, message, severity: 'error' })
  }
  visitToolFacts(folder, problems, (key, value, path, file) =>
    checkField(key, value, path, reporter(folder, file, problems), context),
  )
  const kbliProblems = checkKbli(context)
  problems.push(...kbliProblems, ...checkCalendarVersion(context))
  if (kbliProblems.length === 0) problems.push(...checkKbliAnswers(context))
  return problems
}

/**
 * Calls back with every text of every tool's facts and the name of its field.
 * @param problems what is not valid is added
 */
export function visitToolFacts(
  folder: string,
  problems: Problem[],
  check: (key: string, value: string, path: FieldPath, file: string) => void,
): void {
  for (const name of Object.keys(toolFiles) as ToolFile[]) {
    const facts = readToolFacts(folder, name, problems)
    if (facts) visit(facts, [], (key, value, path) => check(key, value, path, `${toolFolder}/${name}.yaml`))
  }
}

function visit(value: unknown, path: FieldPath, check: (key: string, value: string, path: FieldPath) => void): void {
  if (typeof value === 'string') check(String(path.at(-1)), value, path)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index], check)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key], check)
  }
}

function checkField(key: string, value: string, path: FieldPath, report: Report, { content, day }: CheckContext): void {
  if (key === 'checked_on' && value > day) {
    report(path, `${value} lies in the future (today is ${day}). Correct the day.`)
  }
  if (key === 'library_id' && !content.entries.regulations.has(value)) {
    report(path, `There is no regulation \`${value}\` in the library. Correct the id or remove it.`)
  }
  if (key === 'id' || key === 'en') {
    const word = forbiddenWord(value)
    if (word) report(path, forbiddenWordMessage(word))
  }
}

/**
 * Holidays do not change without the version of the calendar: programs take an event over again only where its `SEQUENCE`,
 * which is that version, has risen. Government moves days of joint leave in the middle of a year.
 */
function checkCalendarVersion({ content: { folder } }: CheckContext): Problem[] {
  const problems: Problem[] = []
  const facts = readToolFacts(folder, 'calendar', [])
  if (!facts) return problems
  const digest = (version: number) =>
    digestOf(
      JSON.stringify([
        version,
        Object.entries(facts.holidays).map(([year, { days }]) => [year, days.toSorted()]),
        facts.religious.map(({ id, days }) => [id, days]),
      ]),
    )
  const next = facts.version + 1
  if (facts.version_of !== digest(facts.version)) {
    reporter(
      folder,
      `${toolFolder}/calendar.yaml`,
      problems,
    )(
      ['version'],
      `The holidays or the version have changed since \`version_of\` was written. Write \`version: ${next}\` and \`version_of: "${digest(next)}"\`, so that calendars which import the file again take the new days over.`,
    )
  }
  return problems
}

/** No code is missing, and everyday words lead to codes that exist. */
function checkKbli({ content: { folder } }: CheckContext): Problem[] {
  const problems: Problem[] = []
  const divisions = [...readKbli(folder, problems)]
  const facts = readToolFacts(folder, 'kbli', [])
  const words = readToolFacts(folder, 'kbli-words', [])
  if (problems.length > 0 || !facts || !words) return problems
  const report = reporter(folder, `${toolFolder}/kbli.yaml`, problems)
  const count = (of: (division: (typeof divisions)[number][1]) => object) =>
    divisions.reduce((sum, [, division]) => sum + Object.keys(of(division)).length, 0)
  const counts = {
    categories: new Set(divisions.map(([, { category }]) => category)).size,
    divisions: divisions.length,
    groups: count(({ groups }) => groups),
    classes: count(({ classes }) => classes),
    codes: count(({ codes }) => codes),
  }
  for (const [level, found] of Object.entries(counts) as [keyof typeof counts, number][]) {
    if (found === facts.counts[level]) continue
    const message = `There are ${found} ${level} in ${displayName(kbliFolder)} instead of ${facts.counts[level]}. Add what is missing, or remove what is too many.`
    report(['counts', level], message)
  }
  const codes = new Set<string>()
  for (const [number, division] of divisions) {
    const reportCode = reporter(folder, `${kbliFolder}/${number}.json`, problems)
    for (const [place, { code, description }] of division.codes.entries()) {
      if (!code.startsWith(number)) reportCode(['codes', place], `\`${code}\` belongs to another division. Move it.`)
      if (codes.has(code)) reportCode(['codes', place], `\`${code}\` stands twice. Remove one of the two.`)
      if (description === '' && !facts.without_description.includes(code)) {
        reportCode(['codes', place], `\`${code}\` has no description. Add it, or list it in \`without_description\`.`)
      }
      codes.add(code)
    }
  }
  const reportWords = reporter(folder, `${toolFolder}/kbli-words.yaml`, problems)
  for (const [place, entry] of words.entries.entries()) {
    const missing = entry.codes.find((code) => !codes.has(code))
    if (missing) reportWords(['entries', place], `KBLI 2025 has no code \`${missing}\`. Correct it.`)
  }
  return problems
}
