import { describe, expect, test } from 'vitest'
import { feeLine as line } from '../../lib/fee-line.fixture.ts'
import { type FeeTable, ofVariant, total } from '../../lib/fees.ts'
import {
  choosesQuantity,
  firstEstimate,
  fromQuery,
  hasUnknown,
  outdatedPricesDay,
  toQuery,
  withQuantity,
} from './estimate-state.ts'

const perClass = { quantity: { min: 1, max: 10 }, linked: 'class' }
const small = line('state-small', { ...perClass, minIdr: 5, maxIdr: 5, variants: ['small'] })
const table: FeeTable = {
  variants: [
    { id: 'small', label: 'Small' },
    { id: 'large', label: 'Large' },
  ],
  lines: [
    line('fee'),
    line('further', { ...perClass, optional: true, beyondFirst: true, minIdr: 30, maxIdr: 30 }),
    small,
    line('state-large', { ...perClass, minIdr: 18, maxIdr: 28, variants: ['large'] }),
    line('watch', { optional: true, quantity: { min: 1, max: 5 } }),
  ],
  validFrom: '2026-11-01',
  validUntil: '2027-12-31',
  samples: [],
}

describe('linked quantities', () => {
  test('one number of classes counts everywhere, and one fewer beyond the first', () => {
    const three = withQuantity(table.lines, {}, small, 3)
    expect(three).toEqual({ further: 2, 'state-small': 3, 'state-large': 3 })
    expect(total(table.lines, 'small', three)).toMatchObject({ minIdr: 100 + 60 + 15, maxIdr: 100 + 60 + 15 })
    expect(total(table.lines, 'large', three)).toMatchObject({ minIdr: 100 + 60 + 54, maxIdr: 100 + 60 + 84 })
  })

  test('back at one class nothing further is paid', () => {
    const one = withQuantity(table.lines, { further: 2 }, small, 1)
    expect(total(table.lines, 'small', one).minIdr).toBe(105)
  })
})

test('the first linked line of a case chooses for the others', () => {
  const choosing = (variant: string) =>
    ofVariant(table.lines, variant).filter((line) => choosesQuantity(ofVariant(table.lines, variant), line))
  expect(choosing('small').map(({ id }) => id)).toEqual(['state-small', 'watch'])
  expect(choosing('large').map(({ id }) => id)).toEqual(['state-large', 'watch'])
})

describe('an address', () => {
  test('says of the first view the day of its prices alone', () => {
    expect(toQuery(table, firstEstimate(table))).toBe('per=2026-11-01')
    expect(fromQuery(table, '')).toEqual(firstEstimate(table))
  })

  test('leads back to the same sum', () => {
    const estimate = { variant: 'large', choice: { ...withQuantity(table.lines, {}, small, 4), watch: 2 } }
    const query = toQuery(table, estimate)
    expect(query).toBe('per=2026-11-01&varian=large&state-large=4&watch=2')
    expect(total(table.lines, 'large', fromQuery(table, `?${query}`).choice)).toEqual(
      total(table.lines, 'large', estimate.choice),
    )
  })

  test.each(['?varian=none', '?watch=1.5', '?watch=x', '?unknown=3', '?toString=2'])('%s changes nothing', (search) => {
    expect(total(table.lines, 'small', fromQuery(table, search).choice).minIdr).toBe(105)
    expect(fromQuery(table, search).variant).toBe('small')
  })

  test('tells whether its prices are of another day', () => {
    const [first, ...others] = table.lines
    const checked = { ...table, lines: [{ ...(first ?? line('fee')), checkedOn: '2026-11-20' }, ...others] }
    const query = `?${toQuery(table, firstEstimate(table))}`
    expect(outdatedPricesDay(table, query)).toBeUndefined()
    expect(outdatedPricesDay(checked, query)).toBe('2026-11-01')
    expect(outdatedPricesDay(table, '')).toBeUndefined()
    for (const day of ['today', '2026-13-01', '<b>']) expect(outdatedPricesDay(table, `?per=${day}`)).toBeUndefined()
  })

  test('no quantity leaves its limits', () => {
    expect(total(table.lines, 'small', fromQuery(table, '?watch=999&state-small=-4').choice).minIdr).toBe(105 + 500)
  })
})

test.each([
  ['', false],
  ['?watch=3', false],
  ['?varian=large&state-large=4&watch=0', false],
  ['?per=2026-10-01&watch=2&utm_source=letter&fbclid=IwAR1&gad_source=1', false],
  ['?utm_source=7&zzz=1', false],
  ['?varian=zzz', true],
  ['?watch=99', true],
  ['?watch=-1', true],
  ['?watch=x', true],
  ['?watch=', true],
  ['?state-large=2', true],
  ['?further=2', true],
  ['?per=yesterday', true],
  ['?per=2026-11-01&gone=1', true],
])('whether "%s" says what the calculator cannot show: %s', (search, expected) => {
  expect(hasUnknown(table, search)).toBe(expected)
})
