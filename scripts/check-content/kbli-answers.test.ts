import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/collections/problem.ts'
import { writeContent } from '../../tests/support/content-folder.ts'
import { checkKbliAnswers } from './kbli-answers.ts'

const own = 'content/facts/tools'
const remedy = 'Add the word to an entry of kbli-words.yaml, or correct the line.'

/** What is said of queries beside the site's words, with the divisions of food and drink and of personal services alone. */
function problemsOf(queries: readonly string[], changeWords = (words: string) => words): string[] {
  const copy = (name: string) => [`${own}/${name}`, readFileSync(`${own}/${name}`, 'utf8')]
  const { folder } = writeContent({
    ...Object.fromEntries(['kbli/56.json', 'kbli/96.json'].map(copy)),
    [`${own}/kbli-words.yaml`]: changeWords(readFileSync(`${own}/kbli-words.yaml`, 'utf8')),
    [`${own}/kbli-queries.yaml`]: ['checked_on: 2026-11-20', 'recheck: 2027-05-20', 'entries:', ...queries].join('\n'),
  })
  return checkKbliAnswers({ content: { folder } }).map(formatProblem)
}

test('a query that finds no right code, an absurd one or an unknown one is named with its line', () => {
  const problems = problemsOf([
    '  - { q: laundry, right: ["96100"] }',
    '  - { q: warteg, right: ["56102"], absurd: ["56101"] }',
    '  - { q: laundry kiloan, right: ["96220"] }',
    '  - { q: barbershop, right: ["96219"] }',
    '  - { q: Laundry, right: ["96100"] }',
  ])
  const file = `${own}/kbli-queries.yaml`
  expect(problems).toEqual([
    `${file}:5: \`warteg\` finds 56101, which would be absurd. ${remedy}`,
    `${file}:6: warning: \`laundry kiloan\` finds 96100 instead of 96220. ${remedy}`,
    `${file}:7: KBLI 2025 has no code \`96219\`. Correct it.`,
    `${file}:8: \`Laundry\` stands twice. Remove one of the two.`,
  ])
})

test('a word in two entries is named with its line', () => {
  const entry = '{ id: [bakso, '
  const words = readFileSync(`${own}/kbli-words.yaml`, 'utf8')
  const line = words.slice(0, words.indexOf(entry)).split('\n').length
  const twice = (text: string) => text.replace(entry, '{ id: [bakso, bengkel bubut, ')
  expect(problemsOf(['  - { q: laundry, right: ["96100"] }'], twice)).toEqual([
    `${own}/kbli-words.yaml:${line}: \`bengkel bubut\` stands in the entry of 25920 too. Keep it in one of the two.`,
  ])
})

test('a general word that also says what is done is named with its line', () => {
  const group = '{ id: [jual, '
  const words = readFileSync(`${own}/kbli-words.yaml`, 'utf8')
  const line = words.slice(0, words.indexOf(group)).split('\n').length
  const both = (text: string) => text.replace(group, '{ id: [usaha, jual, ')
  expect(problemsOf(['  - { q: laundry, right: ["96100"] }'], both)).toEqual([
    `${own}/kbli-words.yaml:${line}: \`usaha\` stands in \`general\` too. Keep it in one of the two.`,
  ])
})
