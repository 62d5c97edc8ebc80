/** The fee table of a service: what an island needs to compute an estimate, and no more. */
import type { FeeTable } from '../lib/price.ts'
import type { Service } from './services.ts'

export function feeTable({ id, title, variants, price }: Service): FeeTable {
  return {
    service: id,
    title,
    variants,
    lines: price.lines.map((line) => ({
      id: line.id,
      label: line.label,
      party: line.party,
      minIdr: line.minIdr,
      maxIdr: line.maxIdr,
      isOpen: line.isOpen,
      unit: line.unit,
      optional: line.optional,
      variants: line.variants,
      quantity: line.quantity,
      linked: line.linked,
      beyondFirst: line.beyondFirst,
      confirmed: line.confirmed,
    })),
    validFrom: price.validFrom,
    validUntil: price.validUntil,
  }
}
