import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentDay, writeContent } from '../../tests/support/content-folder.ts'
import { add, problemsAfter, replace, shallow } from '../../tests/support/content-problems.ts'
import { comingUp, lookUpLinks } from './check-content.ts'

const law = 'content/regulations/uu-40-2007/facts.yaml'

function dueWithin(days: number, changes: Parameters<typeof writeContent>[0] = {}): string[] {
  return comingUp(days, { ...writeContent(changes), day: contentDay, depth: shallow })
}

test('what the library says of a law is a warning once its day has passed', () => {
  const changes = { [law]: replace('checked_on: 2026-11-01', 'checked_on: 2026-11-01\nrecheck: 2026-11-19') }
  expect(problemsAfter(changes)).toEqual([
    `${law}:9: warning: State and relations were to be compared with a public source again by 2026-11-19. Do it and set \`checked_on\`.`,
  ])
})

test('a change in sight is a warning once its outcome was to be looked for again', () => {
  const changes = {
    [law]: add('watch: { checked_on: 2026-11-01, recheck: 2026-11-19 }'),
    'content/regulations/uu-40-2007/id.md': replace('subject:', 'watch: Rancangan.\nsubject:'),
    'content/regulations/uu-40-2007/en.md': replace('subject:', 'watch: Draft.\nsubject:'),
  }
  expect(problemsAfter(changes)).toEqual([
    `${law}:15: warning: The outcome of \`watch\` was to be looked for again by 2026-11-19. Set its \`checked_on\` and \`recheck\`, or remove \`watch\` here and in every text once it is known.`,
  ])
})

test('lines of a law are named together, the earliest day first', () => {
  const changes = { [law]: replace('certainty: seen', 'certainty: recalled') }
  expect(dueWithin(71, changes)).toEqual([
    '2027-01-30  content/services/pendirian-pt/facts.yaml:17: The fee `pnbp` is to be checked again by 2027-01-30. Look at its source and set `checked_on`.',
    `2027-01-30  ${law}:11: To be compared with the official text again by 2027-01-30: article 7. Set \`certainty\` and \`checked_on\` of each.`,
  ])
  expect(dueWithin(70, changes)).toEqual([])
})

test('facts of the tools and outcomes of the chooser are due on the day that they name', () => {
  const file = 'content/facts/tools/stamp-duty.yaml'
  const facts = readFileSync(file, 'utf8').replace(/recheck: \S+/, 'recheck: 2026-11-30')
  const outcome = 'content/outcomes/koperasi/facts.yaml'
  const outcomeFacts = 'kind: info\nbasis: [uu-40-2007#7]\nchecked_on: 2026-11-01\nrecheck: 2026-11-29\n'
  expect(dueWithin(10, { [file]: facts, [outcome]: outcomeFacts })).toEqual([
    `2026-11-29  ${outcome}:4: This is to be compared with its sources again by 2026-11-29. Compare it and set a later day.`,
    `2026-11-30  ${file}:3: This is to be compared with its sources again by 2026-11-30. Compare it and set a later day.`,
  ])
})

test('reviews that come up are listed with the rest', () => {
  const days = dueWithin(365).map((line) => line.slice(0, 10))
  expect(days).toEqual(days.toSorted())
  expect(dueWithin(73).join()).toContain('The review is due on 2027-02-01.')
})

test('links to the front page of a database are counted', () => {
  const changes = { [law]: replace('https://peraturan.example/40', 'https://peraturan.example') }
  expect(lookUpLinks(writeContent(changes))).toEqual(['uu-40-2007'])
  expect(lookUpLinks(writeContent())).toEqual([])
})
