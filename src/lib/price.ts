/** Sums over the lines of a price. Pure: the estimate island computes with the same functions as the build. */

export type Party = 'ours' | 'state' | 'third_party'

/** Whole rupiah, lowest and highest, of what is known. */
export interface Amount {
  readonly minIdr: number
  readonly maxIdr: number
  /** More is to be paid, of an amount that could not be confirmed: both numbers leave it out. */
  readonly isOpen: boolean
}

/** What these sums need of a price line. */
export interface Line extends Amount {
  readonly id: string
  readonly party: Party
  readonly optional: boolean
  /** Absent: the line belongs to every variant. */
  readonly variants?: readonly string[]
  /** How many may be bought; absent: one. */
  readonly quantity?: { readonly min: number; readonly max: number }
}

/** What one amount buys. */
export type Unit = 'once' | 'per_class' | 'per_document' | 'per_page' | 'per_session' | 'per_year'

/** A price line as an estimate shows it. */
export interface FeeLine extends Line {
  readonly label: string
  readonly unit: Unit
  /** Lines with the same word are bought in the same quantity. */
  readonly linked?: string
  /** One fewer than the linked quantity: the first is in another line. */
  readonly beyondFirst: boolean
  /** False where the newest tariff could not be confirmed. */
  readonly confirmed: boolean
}

/** The prices of a service as plain data, so that they can be handed to an island as a prop. */
export interface FeeTable {
  readonly service: string
  readonly title: string
  readonly variants: readonly { readonly id: string; readonly label: string }[]
  readonly lines: readonly FeeLine[]
  readonly validFrom: string
  readonly validUntil: string
}

/** Chosen extras and quantities, by the id of the line; 0 leaves a line out. */
export type Choice = Readonly<Record<string, number>>

/** What belongs to a variant, of price lines or steps. */
export function ofVariant<T extends { readonly variants?: readonly string[] }>(
  items: readonly T[],
  variant: string | undefined,
): T[] {
  return items.filter((item) => !item.variants || (variant !== undefined && item.variants.includes(variant)))
}

/** How many of a line are in the sum: as chosen, within the limits; else the fewest, and no extra. */
export function quantityOf(line: Line, choice: Choice = {}): number {
  const { min, max } = line.quantity ?? { min: 1, max: 1 }
  const chosen = Object.hasOwn(choice, line.id) ? choice[line.id] : undefined
  if (chosen === undefined || !Number.isInteger(chosen)) return line.optional ? 0 : min
  if (line.optional && chosen <= 0) return 0
  return Math.min(Math.max(chosen, min), max)
}

/** The sum of a variant with a choice; without a choice, extras are not in it. */
export function total(lines: readonly Line[], variant: string | undefined, choice?: Choice): Amount {
  return sum(ofVariant(lines, variant), choice)
}

/** The same sum, by who receives the money. */
export function totalsByParty(
  lines: readonly Line[],
  variant: string | undefined,
  choice?: Choice,
): Readonly<Record<Party, Amount>> {
  const chosen = ofVariant(lines, variant)
  const of = (party: Party) =>
    sum(
      chosen.filter((line) => line.party === party),
      choice,
    )
  return { ours: of('ours'), state: of('state'), third_party: of('third_party') }
}

/** An amount several times. */
export function times({ minIdr, maxIdr, isOpen }: Amount, quantity: number): Amount {
  return { minIdr: quantity * minIdr, maxIdr: quantity * maxIdr, isOpen: isOpen && quantity > 0 }
}

function sum(lines: readonly Line[], choice?: Choice): Amount {
  return lines.reduce<Amount>(
    (all, line) => {
      const bought = times(line, quantityOf(line, choice))
      return {
        minIdr: all.minIdr + bought.minIdr,
        maxIdr: all.maxIdr + bought.maxIdr,
        isOpen: all.isOpen || bought.isOpen,
      }
    },
    { minIdr: 0, maxIdr: 0, isOpen: false },
  )
}
