import { describe, expect, test } from 'vitest'
import { feeLine } from '../lib/fee-line.fixture.ts'
import { type FeeLine, type FeeTable, parties } from '../lib/fees.ts'
import { translator } from './dictionaries.ts'
import {
  amountText,
  doubtText,
  feeNotes,
  formerText,
  moneyText,
  sampleText,
  taxText,
  totalNotes,
  unitPriceText,
  validityText,
} from './fee-text.ts'

const t = translator('en')
const known = { minIdr: 100_000, maxIdr: 250_000, isIncomplete: false, isUnconfirmed: false }
const nothing = { minIdr: 0, maxIdr: 0, isIncomplete: false, isUnconfirmed: false }
const unknown = { ...nothing, isIncomplete: true }

test('a sum of nothing is said in words, a line of nothing in numbers', () => {
  expect(amountText(nothing, t)).toBe('None')
  expect(moneyText(nothing, t)).toBe('Rp0')
})

test('the price of one names its unit', () => {
  expect(unitPriceText({ ...known, unit: 'per_class' }, t)).toBe('Rp100,000–Rp250,000 per class')
  expect(unitPriceText({ ...known, unit: 'once' }, t)).toBe('Rp100,000–Rp250,000')
})

describe('an unknown amount', () => {
  test.each([moneyText, amountText])('is never a zero and never nothing', (write) => {
    expect(write(unknown, t)).toBe('Not known')
    expect(write(unknown, translator('id'))).toBe('Belum diketahui')
  })

  test('stands beside what is known', () => {
    expect(amountText({ ...known, isIncomplete: true }, t)).toBe('Rp100,000–Rp250,000 + a fee not known')
  })

  test('has no price of one', () => {
    expect(unitPriceText({ ...unknown, unit: 'per_class' }, t)).toBe('Not known')
  })
})

const line = (more: Partial<FeeLine> = {}) =>
  feeLine('fee', { label: 'Fee', party: 'state', tax: 'none', ...known, ...more })

test.each([
  ['included', 'VAT included (effective rate 11%).'],
  ['excluded', 'VAT added (effective rate 11%).'],
  ['none', 'No VAT.'],
  ['by_issuer', 'The amount is final; VAT only if the recipient is VAT-registered.'],
  ['not_charged', 'No VAT: we are not VAT-registered.'],
] as const)('the tax %s is said in words, and of an unknown amount not at all', (tax, words) => {
  expect(taxText(line({ tax }), t)).toBe(words)
  expect(taxText(line({ ...unknown, tax }), t)).toBeUndefined()
})

test('doubt carries the day of the last look', () => {
  expect(doubtText(line(), t)).toBeUndefined()
  expect(doubtText(line({ isUnconfirmed: true }), t)).toBe('Unconfirmed.')
  expect(doubtText(line({ isUnconfirmed: true, checkedOn: '2026-11-20' }), t)).toBe('Unconfirmed, checked 20 Nov 2026.')
  expect(doubtText(line({ ...unknown, checkedOn: '2026-11-20' }), t)).toContain('looked for 20 Nov 2026')
})

test('a former tariff is called former, with its last day', () => {
  expect(formerText(line(), t)).toBeUndefined()
  expect(formerText(line({ previousIdr: 1_800_000 }), t)).toBe('Former tariff Rp1,800,000.')
  expect(formerText(line({ previousIdr: 1_800_000, previousUntil: '2026-07-31' }), t)).toBe(
    'Former tariff Rp1,800,000, until 31 July 2026.',
  )
})

test('notes say everything in reading order', () => {
  const full = line({
    note: 'Paid once.',
    variesBy: 'the number of classes',
    regulationLabel: 'PP 30/2026',
    checkedOn: '2026-11-20',
    isUnconfirmed: true,
    previousIdr: 90_000,
  })
  expect(feeNotes(full, t)).toEqual([
    'Paid once.',
    'Depends on the number of classes.',
    'No VAT.',
    'PP 30/2026.',
    'Unconfirmed, checked 20 Nov 2026.',
    'Former tariff Rp90,000.',
  ])
  expect(feeNotes({ ...full, isUnconfirmed: false }, t)).toContain('PP 30/2026, checked 20 Nov 2026.')
})

describe('beside a sum', () => {
  const table: FeeTable = {
    variants: [],
    lines: [
      line({ id: 'ours', label: 'Ours', party: 'ours', tax: 'included' }),
      line({ id: 'tariff', label: 'Tariff', isUnconfirmed: true, checkedOn: '2026-11-20' }),
      line({ id: 'unknown', label: 'Name', ...unknown, checkedOn: '2026-11-01' }),
      line({ id: 'extra', label: 'Office', party: 'third_party', optional: true }),
    ],
    validFrom: '2026-11-01',
    validUntil: '2027-12-31',
    samples: ['ours', 'third_party'],
  }

  test('what is unknown or unconfirmed is named', () => {
    expect(totalNotes(table, undefined, t)).toEqual([
      'Not included: Name. The amount is not known; the official bill prevails.',
      'Unconfirmed: Tariff (checked 20 Nov 2026). The official bill prevails.',
    ])
    expect(totalNotes({ ...table, lines: table.lines.slice(0, 1) }, undefined, t)).toEqual([])
  })

  test('our fee has its days, and state fees the day of their earliest check', () => {
    const confirmed = table.lines.map((line) => ({ ...line, isUnconfirmed: false }))
    const texts = (lines: FeeTable['lines']) =>
      parties.map((party) => validityText(party, { ...table, lines }, undefined, t))
    const ours = 'Our fee holds from 1 November 2026 to 31 December 2027.'
    const ofState = 'State fees as billed on the day, checked 1 November 2026.'
    expect(texts(confirmed)).toEqual([ours, ofState, undefined])
    expect(texts(table.lines), 'the note on the unconfirmed fee has the day').toEqual([ours, undefined, undefined])
    expect(texts(table.lines.slice(0, 1))).toEqual([ours, undefined, undefined])
  })

  test('samples are named by whose amounts are shown', () => {
    expect(sampleText(table, undefined, t)).toBe('Our fee shown here is an example, not a real price.')
    expect(sampleText(table, undefined, t, { extra: 1 })).toContain('Our fee and the third-party costs')
    expect(sampleText({ ...table, samples: ['third_party'] }, undefined, t)).toBeUndefined()
  })
})
