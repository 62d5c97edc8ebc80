import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/collections/problem.ts'
import { contentDay, writeContent } from '../../tests/support/content-folder.ts'
import { problemsAfter, replace, shallow } from '../../tests/support/content-problems.ts'
import { checkContent } from './check-content.ts'

const began = (day: string) => ({ 'content/history.yaml': `began: ${day}\n` })

test('no page claims a day before the recorded beginning, with or without Git', () => {
  const changes = {
    ...began('2026-06-01'),
    'content/facts/articles/modal-pt.yaml': replace('published: 2026-06-01', 'published: 2026-05-31'),
  }
  expect(problemsAfter(changes)).toEqual([
    'content/facts/articles/modal-pt.yaml:3: 2026-05-31 lies before the day on which the text was first written (2026-06-01). Set the real day.',
    'content/facts/pages/about-us.yaml:1: 2026-01-01 lies before the day on which the text was first written (2026-06-01). Set the real day.',
  ])
})

test('where the whole history is at hand, a file is held to its own first commit', () => {
  expect(problemsInRepository('2026-01-01')).toEqual([
    'content/facts/articles/modal-pt.yaml:3: 2026-06-01 lies before the day on which the text was first written (2026-06-20). Set the real day.',
  ])
})

test('a history that does not reach back to the beginning, as in a shallow clone, is not relied on', () => {
  expect(problemsInRepository('2025-12-31')).toEqual([])
})

/** The content in a repository whose first commit is of 1 January 2026 and whose article came on 20 June. */
function problemsInRepository(day: string): string[] {
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
  commit('2026-01-01', 'id', 'en', 'facts/regulations', 'facts/pages', 'facts/guides', 'facts/services')
  commit('2026-06-20', 'facts/articles')
  return checkContent({ ...content, day: contentDay, depth: shallow }).map(formatProblem)
}

test('the record itself is checked', () => {
  expect(problemsAfter({ 'content/history.yaml': 'began: yesterday\n' })).toEqual([
    'content/history.yaml:1: `began` must be a real day written as YYYY-MM-DD, for example 2026-11-01. Correct the value.',
  ])
})
