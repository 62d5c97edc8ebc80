import { expect, test } from 'vitest'
import { type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const serviceFacts = 'content/facts/services/pendirian-pt.yaml'

const mistakes: readonly Mistake[] = [
  [
    'an expired price',
    { [serviceFacts]: replace('valid_until: 2027-12-31', 'valid_until: 2026-11-19') },
    [
      'content/facts/services/pendirian-pt.yaml:6: The price expired on 2026-11-19. Review the amounts and set a later day.',
    ],
  ],
  [
    'a state fee without regulation',
    { [serviceFacts]: replace('      regulation: uu-40-2007\n', '') },
    [
      "content/facts/services/pendirian-pt.yaml:12: The state fee `pnbp` has no `regulation`. Add the tariff's legal basis, for example regulation: pp-45-2024.",
    ],
  ],
  [
    'a state fee without date',
    { [serviceFacts]: replace('      checked_on: 2026-11-01\n', '') },
    [
      'content/facts/services/pendirian-pt.yaml:12: The state fee `pnbp` has no `checked_on`. Add the day on which the amount was last seen, or looked for.',
    ],
  ],
  [
    'a range upside down',
    { [serviceFacts]: replace('[1000000, 5000000]', '[5000000, 1000000]') },
    ['content/facts/services/pendirian-pt.yaml:14: The lowest amount of `pnbp` is above the highest. Swap them.'],
  ],
  [
    'a variant that is not listed',
    { [serviceFacts]: replace('  - id: ktp', '  - id: ktp\n    variants: [tiga]') },
    [
      'content/facts/services/pendirian-pt.yaml:27: `ktp` belongs to the variant `tiga`, which `variants` does not list. Correct it or add the variant.',
    ],
  ],
  [
    'a step of a variant that is not listed',
    { [serviceFacts]: replace('days: { min: 1, max: 3 }', 'days: { min: 1, max: 3 }\n    variants: [tiga]') },
    [
      'content/facts/services/pendirian-pt.yaml:25: `pengesahan` belongs to the variant `tiga`, which `variants` does not list. Correct it or add the variant.',
    ],
  ],
  [
    'a fee of ours of unknown amount',
    { [serviceFacts]: replace('amount_idr: 2900000', 'amount_unknown: true') },
    [
      'content/facts/services/pendirian-pt.yaml:10: `jasa` is our own fee, so its amount is known. Write amount_idr or range_idr instead.',
    ],
  ],
  [
    'a basis on a fee of ours',
    { [serviceFacts]: replace('      amount_idr: 2900000', '      amount_idr: 2900000\n      regulation: uu-40-2007') },
    [
      'content/facts/services/pendirian-pt.yaml:8: `jasa` is no state fee, so `regulation` and `checked_on` do not belong to it. Remove them, or set party: state.',
    ],
  ],
]

test('a state fee of unknown amount and a step of one variant are no mistakes', () => {
  expect(
    problemsAfter({
      [serviceFacts]: (text) =>
        text
          .replace('range_idr: [1000000, 5000000]', 'amount_unknown: true')
          .replace('days: { min: 1, max: 3 }', 'days: { min: 1, max: 3 }\n    variants: [dua]'),
    }),
  ).toEqual([])
})

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
