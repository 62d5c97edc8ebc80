import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/collections/problem.ts'
import { contentDay, writeContent } from '../../tests/support/content-folder.ts'
import { problemsAfter, replace, shallow } from '../../tests/support/content-problems.ts'
import { checkContent } from './check-content.ts'

const began = (day: string) => ({ 'content/history.yaml': `began: ${day}\n` })

test('no page claims a day before the recorded beginning, with or without Git', () => {
  const changes = {
    ...began('2026-06-01'),
    'content/articles/modal-pt/facts.yaml': replace('published: 2026-06-01', 'published: 2026-05-31'),
  }
  expect(problemsAfter(changes)).toEqual([
    'content/articles/modal-pt/facts.yaml:3: 2026-05-31 lies before the day on which the text was first written (2026-06-01). Set the real day.',
    'content/pages/about-us/facts.yaml:1: 2026-01-01 lies before the day on which the text was first written (2026-06-01). Set the real day.',
  ])
})

test('where the whole history is at hand, a file is held to its own first commit', () => {
  expect(problemsInRepository('2026-01-01')).toEqual([
    'content/articles/modal-pt/facts.yaml:3: 2026-06-01 lies before the day on which the text was first written (2026-06-20). Set the real day.',
  ])
})

test('a file that was moved is held to the day on which it first came', () => {
  const moved = (folder: string, commitAll: (date: string) => void) => {
    renameSync(join(folder, 'articles'), join(folder, 'posts'))
    commitAll('2026-07-01')
    renameSync(join(folder, 'posts'), join(folder, 'articles'))
    commitAll('2026-07-02')
  }
  expect(problemsInRepository('2026-01-01', moved)).toEqual([
    'content/articles/modal-pt/facts.yaml:3: 2026-06-01 lies before the day on which the text was first written (2026-06-20). Set the real day.',
  ])
})

test('a history that does not reach back to the beginning, as in a shallow clone, is not relied on', () => {
  expect(problemsInRepository('2025-12-31')).toEqual([])
})

/** The content in a repository whose first commit is of 1 January 2026 and whose article came on 20 June. */
function problemsInRepository(
  day: string,
  then?: (folder: string, commitAll: (date: string) => void) => void,
): string[] {
  const content = writeContent(began(day))
  const commit = (date: string, ...files: string[]) => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
        cwd: content.folder,
        env: { ...process.env, GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` },
      })
    git('add', ...files)
    git('commit', '--quiet', '--message', 'Test')
  }
  execFileSync('git', ['init', '--quiet'], { cwd: content.folder })
  commit('2026-01-01', 'id', 'en', 'regulations', 'pages', 'guides', 'services')
  commit('2026-06-20', 'articles')
  then?.(content.folder, (date) => commit(date, '.'))
  return checkContent({ ...content, day: contentDay, depth: shallow }).map(formatProblem)
}

test('the record itself is checked', () => {
  expect(problemsAfter({ 'content/history.yaml': 'began: yesterday\n' })).toEqual([
    'content/history.yaml:1: `began` must be a real day written as YYYY-MM-DD, for example 2026-11-01. Correct the value.',
  ])
})
