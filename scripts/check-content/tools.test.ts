import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentDay } from '../../tests/support/content-folder.ts'
import { problemsAfter } from '../../tests/support/content-problems.ts'

const folder = 'content/facts/tools'

/** One file of the site's own facts; only what is said of it, and not of regulations missing in the test content. */
function problemsOf(file: string, from: string, to: string): string[] {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`)
  const changed = text.replace(from, to).replace(/checked_on: \S+/g, `checked_on: ${contentDay}`)
  return problemsAfter({ [`${folder}/${file}`]: changed }).filter(
    (problem) => problem.includes(file) && !problem.includes('in the library'),
  )
}

test('a wrong field is named with its line and a remedy', () => {
  expect(problemsOf('stamp-duty.yaml', 'duty_idr: 10000', 'duty_idr: 10.000,00')).toEqual([
    `${folder}/stamp-duty.yaml:5: \`duty_idr\` must be whole rupiah without dots or "Rp", for example 2900000. Correct the value.`,
  ])
})

test('facts past their day are reported', () => {
  expect(problemsOf('stamp-duty.yaml', 'recheck: 2027-05-22', 'recheck: 2026-11-19')).toEqual([
    `${folder}/stamp-duty.yaml:3: warning: This was to be compared with its sources again by 2026-11-19. Compare it and set a later day.`,
  ])
})

test('words of advertising are refused', () => {
  expect(problemsOf('stamp-duty.yaml', 'id: "Dokumen lain"', 'id: "Dokumen terbaik"')).toEqual([
    `${folder}/stamp-duty.yaml:75: "terbaik" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.`,
  ])
})

test('a file that nothing reads is refused', () => {
  const problems = problemsAfter({ [`${folder}/lain.yaml`]: 'a: 1\n' })
  expect(problems.some((problem) => problem.startsWith(`${folder}/lain.yaml:1: Nothing reads this.`))).toBe(true)
})
