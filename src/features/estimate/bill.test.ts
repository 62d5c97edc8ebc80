// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { feeLine } from '../../lib/fee-line.fixture.ts'
import type { FeeTable } from '../../lib/fees.ts'
import { tickedInPage } from './bill.tsx'

const extra = (id: string, variants?: readonly string[]) =>
  feeLine(id, { optional: true, ...(variants && { variants }) })

const table: FeeTable = {
  variants: ['small', 'large'].map((id) => ({ id, label: id })),
  lines: [{ ...extra('fee'), optional: false }, extra('office', ['large']), extra('watch')],
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  samples: [],
}

beforeEach(() => {
  // The extras of the small case, then those of the large one.
  document.body.innerHTML = `<input type="radio" value="small" checked><input type="radio" value="large">
    <input type="checkbox"><input type="checkbox"><input type="checkbox">`
})

const first = { variant: 'small', choice: {} }

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')]

test('what is ticked is told from its place among the boxes of all cases', () => {
  const [, large] = document.querySelectorAll<HTMLInputElement>('[type="radio"]')
  const [, office] = boxes()
  for (const control of [large, office]) if (control) control.checked = true
  document.querySelector('[type="radio"]')?.removeAttribute('checked')
  expect(tickedInPage(table, document.body, first)).toEqual({ variant: 'large', choice: { office: 1 } })
})

test('the first view has nothing to take up', () => {
  expect(tickedInPage(table, document.body, first)).toBeUndefined()
})

test('what is ticked comes on top of what the address says', () => {
  const begun = { variant: 'large', choice: { office: 3 } }
  for (const box of boxes().slice(1)) box.checked = true
  expect(tickedInPage(table, document.body, begun)).toEqual({ variant: 'large', choice: { office: 3, watch: 1 } })
})
