import { expect, test } from 'vitest'
import { type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const serviceFacts = 'content/services/pendirian-pt/facts.yaml'

const reason = '    varies_by: modal dasar\n'
const withoutReason = {
  'content/services/pendirian-pt/id.md': replace(reason, ''),
  'content/services/pendirian-pt/en.md': replace(reason, ''),
}

const mistakes: readonly Mistake[] = [
  [
    'an expired price',
    { [serviceFacts]: replace('valid_until: 2027-12-31', 'valid_until: 2026-11-19') },
    [
      'content/services/pendirian-pt/facts.yaml:6: The price expired on 2026-11-19. Review the amounts and set a later day.',
    ],
  ],
  [
    'a state fee without regulation',
    { [serviceFacts]: replace('      regulation: uu-40-2007\n', '') },
    [
      "content/services/pendirian-pt/facts.yaml:12: The state fee `pnbp` has no `regulation`. Add the tariff's legal basis, for example regulation: pp-45-2024.",
    ],
  ],
  [
    'a state fee without date',
    { [serviceFacts]: replace('      checked_on: 2026-11-01\n', '') },
    [
      'content/services/pendirian-pt/facts.yaml:12: The state fee `pnbp` has no `checked_on`. Add the day on which the amount was last seen, or looked for.',
    ],
  ],
  [
    'a range upside down',
    { [serviceFacts]: replace('[1000000, 5000000]', '[5000000, 1000000]') },
    ['content/services/pendirian-pt/facts.yaml:14: The lowest amount of `pnbp` is above the highest. Swap them.'],
  ],
  [
    'a variant that is not listed',
    { [serviceFacts]: replace('  - id: ktp', '  - id: ktp\n    variants: [tiga]') },
    [
      'content/services/pendirian-pt/facts.yaml:27: `ktp` belongs to the variant `tiga`, which `variants` does not list. Correct it or add the variant.',
    ],
  ],
  [
    'a step of a variant that is not listed',
    { [serviceFacts]: replace('days: { min: 1, max: 3 }', 'days: { min: 1, max: 3 }\n    variants: [tiga]') },
    [
      'content/services/pendirian-pt/facts.yaml:25: `pengesahan` belongs to the variant `tiga`, which `variants` does not list. Correct it or add the variant.',
    ],
  ],
  [
    'a fee of ours of unknown amount',
    { [serviceFacts]: replace('amount_idr: 2900000', 'amount_unknown: true') },
    [
      'content/services/pendirian-pt/facts.yaml:10: `jasa` is our own fee, so its amount is known. Write amount_idr or range_idr instead.',
    ],
  ],
  [
    'a basis on a fee of ours',
    { [serviceFacts]: replace('      amount_idr: 2900000', '      amount_idr: 2900000\n      regulation: uu-40-2007') },
    [
      'content/services/pendirian-pt/facts.yaml:11: `jasa` is our own fee, so `regulation` does not belong to it. Remove it, or correct `party`.',
    ],
  ],
  [
    'a state fee with tax',
    { [serviceFacts]: replace('tax: none', 'tax: included') },
    ['content/services/pendirian-pt/facts.yaml:15: The state fee `pnbp` bears no value-added tax. Write tax: none.'],
  ],
  [
    'a fee of ours whose tax is left to others',
    { [serviceFacts]: replace('tax: included', 'tax: by_issuer') },
    [
      'content/services/pendirian-pt/facts.yaml:11: `jasa` is our own fee: whether it bears tax is known. Write tax: included, excluded or none.',
    ],
  ],
  [
    'an unconfirmed fee without its day',
    {
      [serviceFacts]: replace(
        'amount_idr: 2900000\n      tax: included',
        'amount_idr: 2900000\n      tax: included\n      confirmed: false',
      ),
    },
    [
      'content/services/pendirian-pt/facts.yaml:8: `jasa` is unconfirmed, but has no day. Add `checked_on`, or confirm it.',
    ],
  ],
  [
    'a check that was due before it was made',
    {
      [serviceFacts]: replace(
        '      checked_on: 2026-11-01\n',
        '      checked_on: 2026-11-01\n      review_due: 2026-11-01\n',
      ),
    },
    [
      'content/services/pendirian-pt/facts.yaml:17: warning: The fee `pnbp` was to be checked again by 2026-11-01. Look at its source and set `checked_on`.',
      'content/services/pendirian-pt/facts.yaml:18: `review_due` of `pnbp` must be later than its `checked_on`. Correct one of them.',
    ],
  ],
  [
    'the last day of no former tariff',
    {
      [serviceFacts]: replace(
        '      checked_on: 2026-11-01\n',
        '      checked_on: 2026-11-01\n      previous_until: 2026-07-31\n',
      ),
    },
    [
      'content/services/pendirian-pt/facts.yaml:18: `previous_until` of `pnbp` has no `previous_idr`. Add the former amount or remove the day.',
    ],
  ],
  [
    'a range that does not say what decides',
    withoutReason,
    [
      'content/services/pendirian-pt/en.md:9: The amount of `pnbp` is a range. Say under it with `varies_by` what decides, for example varies_by: "jumlah halaman". Doubt about a tariff is no range: write one amount and confirmed: false.',
      'content/services/pendirian-pt/id.md:9: The amount of `pnbp` is a range. Say under it with `varies_by` what decides, for example varies_by: "jumlah halaman". Doubt about a tariff is no range: write one amount and confirmed: false.',
    ],
  ],
  [
    'a reason without a range',
    { [serviceFacts]: replace('range_idr: [1000000, 5000000]', 'amount_idr: 5000000') },
    [
      'content/services/pendirian-pt/en.md:12: The amount of `pnbp` is no range. Remove `varies_by`.',
      'content/services/pendirian-pt/id.md:12: The amount of `pnbp` is no range. Remove `varies_by`.',
    ],
  ],
  [
    'a reason in one language',
    { 'content/services/pendirian-pt/en.md': replace(reason, '') },
    [
      'content/services/pendirian-pt/en.md:9: `lines.pnbp.varies_by` is missing here and exists in content/services/pendirian-pt/id.md. Write it in both or in neither.',
      'content/services/pendirian-pt/en.md:9: The amount of `pnbp` is a range. Say under it with `varies_by` what decides, for example varies_by: "jumlah halaman". Doubt about a tariff is no range: write one amount and confirmed: false.',
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
      ...withoutReason,
    }),
  ).toEqual([])
})

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
