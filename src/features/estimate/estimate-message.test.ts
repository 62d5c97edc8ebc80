import { expect, test } from 'vitest'
import { translator } from '../../i18n/dictionaries.ts'
import { feeLine } from '../../lib/fee-line.fixture.ts'
import type { FeeLine, FeeTable } from '../../lib/fees.ts'
import { estimateMessage } from './estimate-message.ts'

const t = translator('en')

const line = (id: string, more: Partial<FeeLine>) => feeLine(id, { minIdr: 0, maxIdr: 0, ...more })

const table: FeeTable = {
  variants: [],
  lines: [
    line('Fee', { minIdr: 100, maxIdr: 100, quantity: { min: 1, max: 3 } }),
    line('Number', { party: 'state' }),
    line('Registration', { party: 'state', isIncomplete: true, checkedOn: '2026-11-20' }),
    line('Tariff', {
      party: 'state',
      minIdr: 50,
      maxIdr: 50,
      tax: 'none',
      isUnconfirmed: true,
      checkedOn: '2026-11-18',
      previousIdr: 20,
    }),
    line('Deed', { party: 'third_party', minIdr: 10, maxIdr: 10, tax: 'by_issuer' }),
  ],
  validFrom: '2026-11-01',
  validUntil: '2027-12-31',
  samples: ['ours', 'third_party'],
}

test('the message lists what is paid with tax and doubt, names what is not known, and leaves out what is free', () => {
  const estimate = { variant: undefined, choice: { Fee: 2 } }
  const [, , ...sums] = estimateMessage(t, 'Partnership', table, estimate, 'https://suluh.example/').split('\n')
  expect(sums).toEqual([
    '- Fee × 2: Rp200. VAT included (effective rate 11%).',
    '- Registration: Not known. The amount is not known (looked for 20 Nov 2026); see the official bill.',
    '- Tariff: Rp50. No VAT. Unconfirmed, checked 18 Nov 2026.',
    '- Deed: Rp10. The amount is final; VAT only if the recipient is VAT-registered.',
    'Total: Rp260 + a fee not known',
    'Not included: Registration. The amount is not known; the official bill prevails.',
    'Unconfirmed: Tariff (checked 18 Nov 2026). The official bill prevails.',
    'Prices as of 20 November 2026.',
    'Our fee and the third-party costs shown here are examples, not real prices.',
    'https://suluh.example/',
  ])
})
