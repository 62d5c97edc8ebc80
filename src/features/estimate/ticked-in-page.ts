import { type FeeTable, ofVariant, quantityOf } from '../../lib/fees.ts'
import { type Estimate, withQuantity } from './estimate-state.ts'

/**
 * What a visitor has ticked in the bill of the page before its script came, or a browser has put back on a return: the
 * boxes are those of all cases, in their order. Undefined where nothing comes on top of what is chosen already.
 * @param begun what the address says
 */
export function tickedInPage({ variants, lines }: FeeTable, bill: Element, begun: Estimate): Estimate | undefined {
  const first = variants[0]?.id
  const shown = bill.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? first
  const cases = variants.length > 0 ? variants.map(({ id }) => id) : [undefined]
  const extras = cases.flatMap((id) => ofVariant(lines, id).filter((line) => line.optional && !line.beyondFirst))
  const boxes = bill.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
  const ticked = extras.filter((line, place) => boxes[place]?.checked && quantityOf(line, begun.choice) === 0)
  if (ticked.length === 0 && shown === first) return undefined
  return {
    variant: shown === first ? begun.variant : shown,
    choice: ticked.reduce((choice, line) => withQuantity(lines, choice, line, line.quantity?.min ?? 1), begun.choice),
  }
}
