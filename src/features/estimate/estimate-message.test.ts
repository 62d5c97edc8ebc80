import { expect, test } from 'vitest'
import { translator } from '../../i18n/dictionaries.ts'
import { moneyText } from '../../i18n/money-text.ts'
import type { FeeLine, FeeTable } from '../../lib/fees.ts'
import { estimateMessage } from './estimate-message.ts'

const t = translator('en')

const line = (id: string, more: Partial<FeeLine>): FeeLine => ({
  id,
  label: id,
  party: 'ours',
  unit: 'once',
  minIdr: 0,
  maxIdr: 0,
  isIncomplete: false,
  isUnconfirmed: false,
  optional: false,
  beyondFirst: false,
  tax: 'included',
  ...more,
})

const table: FeeTable = {
  variants: [],
  lines: [
    line('Fee', { minIdr: 100, maxIdr: 100, quantity: { min: 1, max: 3 } }),
    line('Number', { party: 'state' }),
    line('Registration', { party: 'state', isIncomplete: true }),
  ],
  validFrom: '2026-11-01',
  validUntil: '2027-12-31',
  samples: [],
}

test('the message lists what is paid, names what is not known, and leaves out what is free', () => {
  const estimate = { variant: undefined, choice: { Fee: 2 } }
  const money = (amount: Parameters<typeof moneyText>[0]) => moneyText(amount, 'en', t)
  const [, , ...sums] = estimateMessage(t, table, estimate, money, 'https://suluh.example/').split('\n')
  expect(sums).toEqual([
    '- Fee × 2: Rp200',
    '- Registration: Not known',
    'Total: Rp200 + a fee not known',
    'https://suluh.example/',
  ])
})
