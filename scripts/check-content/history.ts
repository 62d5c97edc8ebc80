/**
 * No page claims a day on which it did not exist. `content/history.yaml` records the day of the first commit, so that
 * the check works without Git and in a shallow clone. Where the whole history is at hand, that is, where its oldest
 * commit is of the recorded day, each file is held to its own first commit too.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { factsFile } from '../../src/collections/entry-places.ts'
import { fieldProblems, type Problem } from '../../src/collections/problem.ts'
import { day } from '../../src/collections/schema/primitives.ts'
import { displayName, type FieldPath, lineOfField, parseYaml, readText } from '../../src/collections/source-file.ts'
import { type Check, factsOf, type History, type Report } from './context.ts'

export const historyFile = 'history.yaml'

const recorded = z.strictObject({
  /** The day of the repository's first commit: `git log --reverse --format=%as`, first line. */
  began: day,
})

/** What is known of the content's past; undefined where nothing is recorded. */
export function loadHistory(folder: string, problems: Problem[]): History | undefined {
  if (!existsSync(join(folder, historyFile))) return undefined
  const yaml = readText(folder, historyFile, problems)
  const value = yaml === undefined ? undefined : parseYaml(yaml, historyFile, 1, problems)
  if (yaml === undefined || value === undefined) return undefined
  const result = recorded.safeParse(value, { reportInput: true })
  if (result.success) return { began: result.data.began, firstCommits: firstCommits(folder, result.data.began) }
  for (const { path, message } of fieldProblems(result.error, 'scripts/check-content/history.ts')) {
    problems.push({ file: displayName(historyFile), line: lineOfField(yaml, path, 1), message, severity: 'error' })
  }
  return undefined
}

/** Refuses days before the text was written. */
export const checkHistory: Check = (context) => {
  const problems: Problem[] = []
  const { history } = context
  if (!history) return problems
  const written = (file: string, value: string, path: FieldPath, report: Report) => {
    const first = history.firstCommits.get(file) ?? history.began
    if (value >= first) return
    report(path, `${value} lies before the day on which the text was first written (${first}). Set the real day.`)
  }
  for (const kind of ['articles', 'guides', 'services', 'pages'] as const) {
    for (const { id, facts, report } of factsOf(kind, context, problems)) {
      const file = factsFile(kind, id)
      written(file, facts.reviewed_on, ['reviewed_on'], report)
      if ('published' in facts) written(file, facts.published, ['published'], report)
      if ('effective' in facts) written(file, facts.effective, ['effective'], report)
      if ('changes' in facts) {
        for (const [index, change] of facts.changes.entries()) written(file, change, ['changes', index], report)
      }
    }
  }
  return problems
}

function firstCommits(folder: string, began: string): Map<string, string> {
  const days = new Map<string, string>()
  const commits = gitLog(folder)
    .split('\0')
    .slice(1)
    .map((commit) => commit.split('\n').filter((line) => line !== ''))
  // Oldest first, so that a file that was moved takes its day along.
  for (const [date = '', ...changes] of commits.toReversed()) {
    for (const change of changes) {
      const [status = '', from = '', to = from] = change.split('\t')
      if (status.startsWith('R')) days.set(to, days.get(from) ?? date)
      else if (!days.has(from)) days.set(from, date)
    }
  }
  const oldest = commits.reduce((first, [date = '']) => (first === '' || date < first ? date : first), '')
  return oldest === began ? days : new Map()
}

/** Every commit that added or moved a file below the folder: a zero byte, its day, its changes. Empty where Git has no answer. */
function gitLog(folder: string): string {
  const range = ['--diff-filter=AR', '-M', '-l0', '--format=%x00%as', '--name-status', '--relative', '--', '.']
  try {
    return execFileSync('git', ['-c', 'core.quotePath=off', 'log', ...range], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
