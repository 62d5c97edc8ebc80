import type { FeeTable } from '../../lib/fees.ts'
import { type Estimate, withQuantity } from './estimate-state.ts'

/**
 * What a visitor has ticked in the bill of the page before its script came, or a browser has put back on a return.
 * Undefined where nothing differs from the first view.
 */
export function tickedInPage({ variants, lines }: FeeTable, bill: Element): Estimate | undefined {
  const first = variants[0]?.id
  const variant = bill.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? first
  const ticked = [...bill.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked')].flatMap(
    ({ name }) => lines.find(({ id }) => id === name) ?? [],
  )
  if (ticked.length === 0 && variant === first) return undefined
  return {
    variant,
    choice: ticked.reduce((choice, line) => withQuantity(lines, choice, line, line.quantity?.min ?? 1), {}),
  }
}
