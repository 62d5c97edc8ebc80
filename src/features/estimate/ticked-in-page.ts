import { type FeeTable, ofVariant } from '../../lib/fees.ts'
import { type Estimate, withQuantity } from './estimate-state.ts'

/**
 * What a visitor has ticked in the bill of the page before its script came, or a browser has put back on a return: the
 * boxes are those of all cases, in their order. Undefined where nothing differs from the first view.
 */
export function tickedInPage({ variants, lines }: FeeTable, bill: Element): Estimate | undefined {
  const first = variants[0]?.id
  const variant = bill.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? first
  const cases = variants.length > 0 ? variants.map(({ id }) => id) : [undefined]
  const extras = cases.flatMap((id) => ofVariant(lines, id).filter((line) => line.optional && !line.beyondFirst))
  const boxes = bill.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
  const ticked = extras.filter((_, place) => boxes[place]?.checked)
  if (ticked.length === 0 && variant === first) return undefined
  return {
    variant,
    choice: ticked.reduce((choice, line) => withQuantity(lines, choice, line, line.quantity?.min ?? 1), {}),
  }
}
