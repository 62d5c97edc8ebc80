/** How much of each extra was chosen, as one answer of the form: `lkpm:2,pedoman:1`. Pure. */
import type { Choice } from '../../../lib/fees.ts'
import { idsIn } from '../id-list.ts'

/** An extra without a number is one. */
export function quantitiesIn(typed: string): Choice {
  return Object.fromEntries(
    idsIn(typed).map((part) => {
      const [id = '', quantity = '1'] = part.split(':')
      return [id, Number(quantity) || 0]
    }),
  )
}

/** 0 takes an extra out. */
export function withQuantity(typed: string, id: string, quantity: number): string {
  const others = idsIn(typed).filter((part) => part.split(':')[0] !== id)
  return (quantity > 0 ? [...others, `${id}:${quantity}`] : others).join(',')
}
