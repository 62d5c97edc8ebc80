import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter } from '../../tests/support/content-problems.ts'

const listFile = 'content/agreements.yaml'
const list = `- subject: the days of notice
  id: ["paling lambat {} hari sebelum rapat"]
  en: ["{} days before the meeting"]
`
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'
const idPage = 'content/pages/about-us/id.md'
const enPage = 'content/pages/about-us/en.md'

/** Texts that agree with each other, across two lines and with a citation between. */
const agreed = {
  [listFile]: list,
  [idArticle]: add('\nRapat dipanggil paling lambat **14** hari ([[uu-40-2007#7]])\nsebelum rapat.'),
  [enArticle]: add('\nA meeting is called 14 days ([[uu-40-2007#7]]) before the meeting.'),
  [idPage]: add('\nDipanggil paling lambat 14 hari sebelum rapat.'),
  [enPage]: add('\nCalled **14 days** before the meeting.'),
}

const mistakes: readonly Mistake[] = [
  ['statements that agree', agreed, []],
  [
    'two texts that contradict each other',
    {
      ...agreed,
      [idPage]: add('\nDipanggil paling lambat tujuh hari sebelum rapat.'),
    },
    [
      'content/pages/about-us/id.md:7: States 7 of "the days of notice", but content/articles/modal-pt/id.md:15 says 14. Correct the one that is wrong.',
    ],
  ],
  [
    'a text that contradicts the value of the list',
    {
      ...agreed,
      [listFile]: `${list}  value: 14\n`,
      [enArticle]: add('\nA meeting is called 10.5 days before the meeting.'),
    },
    [
      'content/articles/modal-pt/en.md:15: States 10.5 of "the days of notice", but content/agreements.yaml:4 says 14. Correct the one that is wrong.',
    ],
  ],
  [
    'a passage that a change has replaced is not compared',
    {
      ...agreed,
      [enArticle]: (text) =>
        `${text.replace('in_short', 'previous:\n  2026-07-01: [Called 7 days before the meeting.]\nin_short')}\nCalled 14 days before the meeting.\n`,
      [idArticle]: (text) =>
        `${text.replace('in_short', 'previous:\n  2026-07-01: [Paling lambat 7 hari sebelum rapat.]\nin_short')}\nPaling lambat 14 hari sebelum rapat.\n`,
    },
    [],
  ],
  [
    'phrases that the texts of a language no longer use',
    { ...agreed, [enArticle]: add('\nA meeting is called in time.') },
    ['content/agreements.yaml:3: warning: Only one text states "the days of notice" in these words. Correct them.'],
  ],
  [
    'a phrase without a place for the number',
    { [listFile]: list.replace('{} days', '14 days') },
    ['content/agreements.yaml:3: `[0].en[0]` must hold {} once, in the place of the number. Correct the value.'],
  ],
  [
    'a fact that no tool has',
    { [listFile]: `${list}  from: { tool: stamp-duty, field: kinds.perjanjian.days }\n` },
    [
      'content/agreements.yaml:4: There is no such number in content/facts/tools/stamp-duty.yaml. Correct the name or the field.',
    ],
  ],
  [
    'texts that state other days than the steps of the service add up to',
    { ...agreed, [listFile]: `${list}  from: { service: pendirian-pt, days: max }\n` },
    [enArticle, idArticle, enPage, idPage].map(
      (file) =>
        `${file}:${file.includes('about-us') ? 7 : 15}: States 14 of "the days of notice", but content/services/pendirian-pt/facts.yaml:18 says 5. Correct the one that is wrong.`,
    ),
  ],
  [
    'a service that the content does not have',
    { ...agreed, [listFile]: `${list}  from: { service: pendirian-pt-baru, days: min }\n` },
    [
      'content/agreements.yaml:4: There is no such number in content/services/pendirian-pt-baru/facts.yaml. Correct the name or the field.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})

test('a text that contradicts the fact of a tool', () => {
  const facts = 'content/facts/tools/stamp-duty.yaml'
  const problems = problemsAfter({
    ...agreed,
    [listFile]: `${list}  from: { tool: stamp-duty, field: duty_idr, divide: 1000 }\n`,
    [facts]: readFileSync(facts, 'utf8'),
  }).filter((problem) => problem.includes('the days of notice'))
  expect(problems).toContain(
    'content/pages/about-us/en.md:7: States 14 of "the days of notice", but content/facts/tools/stamp-duty.yaml:5 says 10. Correct the one that is wrong.',
  )
})
