/**
 * The fees of a service: one shape from the content to receipt, estimate, share picture, message and structured data,
 * and the sums over it. Pure: the estimate island computes with the same functions as the build.
 */

/** Who receives the money of a fee, in the order in which fees are listed. */
export const parties = ['ours', 'state', 'third_party'] as const
export type Party = (typeof parties)[number]

/** What one amount buys; of anything but `once` a quantity may be chosen. */
export const units = [
  'once',
  'per_activity',
  'per_class',
  'per_document',
  'per_page',
  'per_session',
  'per_year',
] as const
export type Unit = (typeof units)[number]

/**
 * Value-added tax of an amount as the content gives it. `included`: inside the amount. `excluded`: comes on top.
 * `none`: the fee bears none, as state fees do. `by_issuer`: the amount is final; it holds the tax only where the
 * recipient is registered for it.
 */
export const taxes = ['included', 'excluded', 'none', 'by_issuer'] as const
type Tax = (typeof taxes)[number]

/** The tax of a fee as it is shown. `not_charged`: our own fee, of a company that is not registered for the tax. */
export type ShownTax = Tax | 'not_charged'

/** Whole rupiah, lowest and highest, of what is known. */
export interface Amount {
  readonly minIdr: number
  readonly maxIdr: number
  /** A fee of unknown amount is due as well; both numbers leave it out. */
  readonly isIncomplete: boolean
  /** The numbers hold an amount that no official page confirms. */
  readonly isUnconfirmed: boolean
}

/** One fee, with everything that the content says of it. */
export interface FeeLine extends Amount {
  readonly id: string
  readonly label: string
  /** What it covers. */
  readonly note?: string
  readonly party: Party
  /** What decides between the lowest and the highest amount, as words that follow "depends on". */
  readonly variesBy?: string
  readonly unit: Unit
  /** The amounts are what is paid: tax that comes on top (`excluded`) has been added. */
  readonly tax: ShownTax
  /** An extra: in no sum until it is chosen. */
  readonly optional: boolean
  /** Absent: the line belongs to every variant. */
  readonly variants?: readonly string[]
  /** How many may be bought; absent: one. */
  readonly quantity?: { readonly min: number; readonly max: number }
  /** Lines with the same word are bought in the same quantity. */
  readonly linked?: string
  /** One fewer than the linked quantity: the first is in another line. */
  readonly beyondFirst: boolean
  /** The legal basis of the amount, as the content cites it: `uu-40-2007#7`. */
  readonly regulation?: string
  /** The same for readers: `Pasal 7 UU 40/2007`. */
  readonly regulationLabel?: string
  /** The day on which the amount was last seen, or looked for in vain. */
  readonly checkedOn?: string
  /** The day by which it is to be checked again. */
  readonly reviewDue?: string
  /** The page on which the amount was seen. */
  readonly sourceUrl?: string
  /** The tariff before this one, whole rupiah. Shown as former, in no sum. */
  readonly previousIdr?: number
  /** Its last day. */
  readonly previousUntil?: string
}

/** The fees of a service as plain data, so that they can be handed to an island. */
export interface FeeTable {
  readonly variants: readonly { readonly id: string; readonly label: string }[]
  readonly lines: readonly FeeLine[]
  /** The days from and to which our own fees hold. */
  readonly validFrom: string
  readonly validUntil: string
  /** The recipients whose amounts are sample data. */
  readonly samples: readonly Party[]
}

/** A service with its fees, as its calculator loads it. */
export interface PricedService {
  readonly title: string
  /** Neutral. */
  readonly path: string
  readonly fees: FeeTable
  /** The day of the build. */
  readonly builtOn: string
  /** Where the bases of fees are explained, by their citation, and what is to be warned of: revoked, not yet in force. */
  readonly bases: Readonly<Record<string, { readonly href: string; readonly warning?: string }>>
}

/** Chosen extras and quantities, by the id of the line; 0 leaves a line out. */
export type Choice = Readonly<Record<string, number>>

/** What the sums need of a line. */
type SummedLine = Amount & Pick<FeeLine, 'id' | 'party' | 'optional' | 'variants' | 'quantity'>

/**
 * An amount in whole rupiah with value-added tax on top: 12 % of 11/12 of the price, in effect 11 %
 * (UU 7/2021; PMK 131/2024, Article 3).
 */
export function withTaxOnTop(amountIdr: number): number {
  return Math.round((amountIdr * 111) / 100)
}

/** What belongs to a variant, of fees or steps. */
export function ofVariant<T extends { readonly variants?: readonly string[] }>(
  items: readonly T[],
  variant: string | undefined,
): T[] {
  return items.filter((item) => !item.variants || (variant !== undefined && item.variants.includes(variant)))
}

/** How many of a line are in the sum: as chosen, within the limits; else the fewest, and no extra. */
export function quantityOf(line: Pick<FeeLine, 'id' | 'optional' | 'quantity'>, choice: Choice = {}): number {
  const { min, max } = line.quantity ?? { min: 1, max: 1 }
  const chosen = Object.hasOwn(choice, line.id) ? choice[line.id] : undefined
  if (chosen === undefined || !Number.isInteger(chosen)) return line.optional ? 0 : min
  if (line.optional && chosen <= 0) return 0
  return Math.min(Math.max(chosen, min), max)
}

/** The lines of a variant and a choice that cost something, known or unknown. */
export function paidLines<T extends SummedLine>(
  lines: readonly T[],
  variant: string | undefined,
  choice?: Choice,
): T[] {
  return ofVariant(lines, variant).filter(
    (line) => quantityOf(line, choice) > 0 && (line.maxIdr > 0 || line.isIncomplete),
  )
}

/** The sum of a variant with a choice; without a choice, extras are not in it. */
export function total(lines: readonly SummedLine[], variant: string | undefined, choice?: Choice): Amount {
  return paidLines(lines, variant, choice).reduce<Amount>(
    (sum, line) => {
      const bought = times(line, quantityOf(line, choice))
      return {
        minIdr: sum.minIdr + bought.minIdr,
        maxIdr: sum.maxIdr + bought.maxIdr,
        isIncomplete: sum.isIncomplete || bought.isIncomplete,
        isUnconfirmed: sum.isUnconfirmed || bought.isUnconfirmed,
      }
    },
    { minIdr: 0, maxIdr: 0, isIncomplete: false, isUnconfirmed: false },
  )
}

/** The same sum, by who receives the money. */
export function totalsByParty(
  lines: readonly SummedLine[],
  variant: string | undefined,
  choice?: Choice,
): Readonly<Record<Party, Amount>> {
  const of = (party: Party) =>
    total(
      lines.filter((line) => line.party === party),
      variant,
      choice,
    )
  return { ours: of('ours'), state: of('state'), third_party: of('third_party') }
}

/** An amount several times. */
export function times({ minIdr, maxIdr, isIncomplete, isUnconfirmed }: Amount, quantity: number): Amount {
  return {
    minIdr: quantity * minIdr,
    maxIdr: quantity * maxIdr,
    isIncomplete: isIncomplete && quantity > 0,
    isUnconfirmed: isUnconfirmed && quantity > 0,
  }
}

/** The day since which each of these lines has been checked: the earliest. Undefined where none has a day. */
export function checkedSince(lines: readonly FeeLine[]): string | undefined {
  return lines.flatMap(({ checkedOn }) => checkedOn ?? []).sort()[0]
}

/** The day of the newest price of a table: any later price or check of a price moves it. */
export function pricesOn({ validFrom, lines }: FeeTable): string {
  return [validFrom, ...lines.flatMap(({ checkedOn }) => checkedOn ?? [])].sort().at(-1) ?? validFrom
}
