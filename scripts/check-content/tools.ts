/** The facts of the tools: valid, not past their day, citing regulations that exist, without words of advertising. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName, type FieldPath } from '../../src/collections/source-file.ts'
import { hasTools, readToolFacts, type ToolFile, toolFiles, toolFolder } from '../../src/collections/tool-facts.ts'
import { type Check, type CheckContext, type Report, reporter } from './context.ts'
import { forbiddenWord, forbiddenWordMessage } from './forbidden-words.ts'

export const checkTools: Check = (context) => {
  const { folder } = context.content
  if (!hasTools(folder)) return []
  const problems: Problem[] = []
  const names = Object.keys(toolFiles) as ToolFile[]
  for (const name of readdirSync(join(folder, toolFolder))) {
    if (name.startsWith('.') || names.some((known) => name === `${known}.yaml`)) continue
    const message = `Nothing reads this. Rename it to one of ${names.map((known) => `${known}.yaml`).join(', ')}, or remove it.`
    problems.push({ file: displayName(`${toolFolder}/${name}`), line: 1, message, severity: 'error' })
  }
  for (const name of names) {
    const facts = readToolFacts(folder, name, problems)
    const report = reporter(folder, `${toolFolder}/${name}.yaml`, problems)
    if (facts) visit(facts, [], (key, value, path) => checkField(key, value, path, report, context))
  }
  return problems
}

/** Calls back with every text of the facts and the name of its field. */
function visit(value: unknown, path: FieldPath, check: (key: string, value: string, path: FieldPath) => void): void {
  if (typeof value === 'string') check(String(path.at(-1)), value, path)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index], check)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key], check)
  }
}

function checkField(key: string, value: string, path: FieldPath, report: Report, { content, day }: CheckContext): void {
  if (key === 'recheck' && value < day) {
    report(
      path,
      `This was to be compared with its sources again on ${value}. Compare it and set a later day.`,
      'warning',
    )
  }
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
