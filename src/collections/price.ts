/** The fee table of a service: what an island needs to compute an estimate, and no more. */
import type { Line } from '../lib/price.ts'
import type { Service, Unit } from './services.ts'

export interface FeeLine extends Line {
  readonly label: string
  readonly unit: Unit
}

/** Plain data, so that it can be handed to an island as a prop. */
export interface FeeTable {
  readonly service: string
  readonly title: string
  readonly variants: readonly { readonly id: string; readonly label: string }[]
  readonly lines: readonly FeeLine[]
  readonly validFrom: string
  readonly validUntil: string
}

export function feeTable({ id, title, variants, price }: Service): FeeTable {
  return {
    service: id,
    title,
    variants,
    lines: price.lines.map(({ id, label, party, minIdr, maxIdr, unit, optional, variants, quantity }) => ({
      id,
      label,
      party,
      minIdr,
      maxIdr,
      unit,
      optional,
      variants,
      quantity,
    })),
    validFrom: price.validFrom,
    validUntil: price.validUntil,
  }
}
