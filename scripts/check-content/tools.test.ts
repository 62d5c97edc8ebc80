import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toolFacts } from '../../src/collections/tool-facts.ts'
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

test('a title of the KBLI in capitals is refused', () => {
  const problems = problemsOf('kbli/56.json', 'Aktivitas kedai minuman"', 'AKTIVITAS KEDAI MINUMAN"')
  expect(problems).toEqual([
    `${folder}/kbli/56.json:55: \`codes[7].title\` must be in sentence case, with capitals for names and abbreviations alone. Correct the value.`,
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

test('holidays do not change without the version of the calendar, nor the version alone', () => {
  const told =
    /^content\/facts\/tools\/calendar\.yaml:5: The holidays or the version have changed .*`version: (\d+)` and `version_of: "(\w+)"`/
  const changed = ['2027-12-24, 2027-12-25', '2027-12-23, 2027-12-25'] as const
  const [problem = ''] = problemsOf('calendar.yaml', ...changed)
  expect(problem).toMatch(told)
  const [, version, digest] = told.exec(problem) ?? []
  expect(version).toBe(String(Number(toolFacts('calendar').version) + 1))
  // What the sentence asks for ends it; the digest alone does not.
  const facts = readFileSync(`${folder}/calendar.yaml`, 'utf8')
  const written = (text: string) => text.replace(/^version_of: .*$/m, `version_of: "${digest}"`)
  expect(problemsOf('calendar.yaml', facts, written(facts.replace(...changed)))[0]).toMatch(told)
  const raised = written(facts.replace(...changed)).replace(/^version: .*$/m, `version: ${version}`)
  expect(problemsOf('calendar.yaml', facts, raised)).toEqual([])
  expect(problemsOf('calendar.yaml', facts, facts.replace(/^version: .*$/m, `version: ${version}`))[0]).toMatch(told)
})
