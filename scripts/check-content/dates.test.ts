import { expect, test } from 'vitest'
import type { Edit } from '../../tests/support/content-folder.ts'
import { type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const enArticle = 'content/articles/modal-pt/en.md'
const idArticle = 'content/articles/modal-pt/id.md'
const articleFacts = 'content/articles/modal-pt/facts.yaml'
const serviceFacts = 'content/services/pendirian-pt/facts.yaml'
const newerLaw = 'content/regulations/uu-6-2023/facts.yaml'
const newerLawIn = (language: string) => `content/regulations/uu-6-2023/${language}.md`
const stateNote = (note: string) => replace('---\nRingkasan', `state_note: ${note}\n---\nRingkasan`)

const inBoth = (change: Edit) => ({ [idArticle]: change, [enArticle]: change })

const mistakes: readonly Mistake[] = [
  [
    'checked in the future',
    { [serviceFacts]: replace('checked_on: 2026-11-01', 'checked_on: 2026-11-21') },
    [
      'content/services/pendirian-pt/facts.yaml:17: 2026-11-21 lies in the future (today is 2026-11-20). Correct the day.',
    ],
  ],
  [
    'reviewed in the future',
    { [articleFacts]: replace('reviewed_on: 2026-11-01', 'reviewed_on: 2026-12-01') },
    ['content/articles/modal-pt/facts.yaml:5: 2026-12-01 lies in the future (today is 2026-11-20). Correct the day.'],
  ],
  [
    'a review due before the review',
    { [articleFacts]: replace('review_due: 2027-05-01', 'review_due: 2026-10-01') },
    [
      'content/articles/modal-pt/facts.yaml:6: `review_due` must be later than `reviewed_on` (2026-11-01). Correct one of them.',
      'content/articles/modal-pt/facts.yaml:6: warning: The review was due on 2026-10-01. Review it and set `reviewed_on` and `review_due`.',
    ],
  ],
  [
    'a review that is overdue',
    { [articleFacts]: replace('review_due: 2027-05-01', 'review_due: 2026-11-15') },
    [
      'content/articles/modal-pt/facts.yaml:6: warning: The review was due on 2026-11-15. Review it and set `reviewed_on` and `review_due`.',
    ],
  ],
  [
    'a regulation of the future',
    { [newerLaw]: replace('enacted: 2023-08-16', 'enacted: 2026-12-01') },
    [
      'content/regulations/uu-6-2023/facts.yaml:4: 2026-12-01 lies in the future (today is 2026-11-20). Correct the day.',
    ],
  ],
  [
    'a change in the future',
    {
      [articleFacts]: replace('changes: [2026-07-01]', 'changes: [2026-12-01]'),
      ...inBoth(replace('2026-07-01:', '2026-12-01:')),
    },
    ['content/articles/modal-pt/facts.yaml:4: 2026-12-01 lies in the future (today is 2026-11-20). Correct the day.'],
  ],
  [
    'a change before publication',
    {
      [articleFacts]: replace('changes: [2026-07-01]', 'changes: [2026-05-01]'),
      ...inBoth(replace('2026-07-01:', '2026-05-01:')),
    },
    [
      'content/articles/modal-pt/facts.yaml:4: The change of 2026-05-01 lies before `published` (2026-06-01). Correct one of them.',
    ],
  ],
  [
    'a source revoked since the review',
    {
      [newerLaw]: (text) =>
        text
          .replace('amends: [uu-40-2007]', 'revokes: [uu-40-2007]')
          .replace('in_force: 2023-08-16', 'in_force: 2026-11-10'),
    },
    [
      'content/articles/modal-pt/facts.yaml:9: `uu-40-2007` was revoked by `uu-6-2023` on 2026-11-10, after the review of 2026-11-01. Review the text, correct its citations and set `reviewed_on`.',
      'content/guides/panduan/facts.yaml:5: `uu-40-2007` was revoked by `uu-6-2023` on 2026-11-10, after the review of 2026-11-01. Review the text, correct its citations and set `reviewed_on`.',
      'content/services/pendirian-pt/facts.yaml:27: `uu-40-2007` was revoked by `uu-6-2023` on 2026-11-10, after the review of 2026-11-01. Review the text, correct its citations and set `reviewed_on`.',
    ],
  ],
  [
    'a source that will be revoked',
    {
      [newerLaw]: (text) =>
        text
          .replace('amends: [uu-40-2007]', 'revokes: [uu-40-2007]')
          .replace('in_force: 2023-08-16', 'in_force: 2027-01-01'),
    },
    [],
  ],
  ['a source revoked before the review', { [newerLaw]: replace('amends: [uu-40-2007]', 'revokes: [uu-40-2007]') }, []],
  [
    'a known first day in force under an unconfirmed state',
    {
      [newerLaw]: (text) => `${text.replace('in_force: 2023-08-16', 'in_force: 2027-01-16')}state_unconfirmed: true\n`,
    },
    [
      'content/regulations/uu-6-2023/facts.yaml:11: It comes into force on 2027-01-16, so until then its state is known: not yet in force. Remove the line; what is not certain of its content is said in `state_note`.',
    ],
  ],
  ['an unconfirmed state since it is in force', { [newerLaw]: (text) => `${text}state_unconfirmed: true\n` }, []],
  [
    'a second day of the check in the texts',
    {
      [newerLawIn('id')]: stateNote('Saat diperiksa pada 30 September 2026, belum diubah.'),
      [newerLawIn('en')]: stateNote('In force. As of 20 October 2026 no change is known.'),
    },
    [
      'content/regulations/uu-6-2023/en.md:4: The page prints `checked_on` as the day of the check; "As of 20 October 2026" is a second one. Take the day out, or say that it is the day of the source.',
      'content/regulations/uu-6-2023/id.md:4: The page prints `checked_on` as the day of the check; "diperiksa pada 30 September 2026" is a second one. Take the day out, or say that it is the day of the source.',
    ],
  ],
  [
    'the day of a source, and days of the law',
    {
      [newerLawIn('id')]: stateNote('Menurut sumber bertanggal 30 September 2026, berlaku sejak 5 Oktober 2025.'),
      [newerLawIn('en')]: stateNote('A source dated 30 September 2026 lists it, in force since 5 October 2025.'),
    },
    [],
  ],
  [
    'an article of the future',
    {
      [articleFacts]: (text) =>
        text.replace('published: 2026-06-01', 'published: 2026-12-01').replace('changes: [2026-07-01]\n', ''),
      ...inBoth(replace('changes:\n  2026-07-01: Angka baru.\n', '')),
    },
    [],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
