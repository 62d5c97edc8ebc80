/**
 * What a business costs in its first twelve months: founding, extras, and the employer's share of social security and the
 * religious holiday allowance (THR) on top of wages. Ranges stay ranges and unknown amounts stay unknown. Prices are the
 * services', rates those of `content/facts/tools/first-year.yaml`. Pure.
 */
import { type Amount, type Choice, type FeeLine, type FeeTable, ofVariant, quantityOf, times } from '../lib/fees.ts'
import { shareOf } from '../lib/share-of.ts'
import { countedSize, type SizeNotice } from './business-size.ts'
import type { Size } from './calendar.ts'

export type CostPayee = 'ours' | 'state' | 'third_party' | 'social_security' | 'workers'

export interface CostRow extends Amount {
  readonly id: string
  readonly label: string
  readonly payee: CostPayee
  /** Paid in the first month, in each month of work, or before the holiday of the workers. */
  readonly when: 'start' | 'monthly' | 'holiday'
}

/** The names are those of the file. */
export interface Programme {
  readonly id: string
  readonly label: string
  readonly rate?: number
  readonly rates?: readonly number[]
  readonly cap_idr?: number
  readonly from_minimum_wage: boolean
  readonly compulsory: readonly string[]
}

export interface Staff {
  readonly count: number
  /** Monthly, each. */
  readonly wageIdr: number
  /** Months of work in the first year, 0 to 12. */
  readonly months: number
  /** Place in the risk classes. */
  readonly risk: number
  readonly programmes: readonly string[]
  readonly minimumWageIdr?: number | undefined
}

export interface Payroll {
  /** Per month, all workers together, by programme. */
  readonly monthly: readonly { readonly id: string; readonly label: string; readonly amountIdr: number }[]
  readonly monthlyIdr: number
  /** Twelve months, or as many as are worked. */
  readonly contributionsIdr: number
  readonly thrIdr: number
  readonly wagesIdr: number
}

/** The programmes that a business of this form and size must join, and what must be said of its size. */
export function compulsoryFor(
  programmes: readonly Programme[],
  form: string,
  chosen: Size,
): { readonly ids: readonly string[]; readonly size: Size; readonly notice?: SizeNotice } {
  const counted = countedSize(form, chosen)
  return {
    ids: programmes.filter(({ compulsory }) => compulsory.includes(counted.size)).map(({ id }) => id),
    ...counted,
  }
}

const perRate = 100_000

/** The employer's share on top of wages; every figure is rounded by itself, from exact products. */
export function payroll(programmes: readonly Programme[], staff: Staff): Payroll {
  const joined = programmes
    .filter(({ id }) => staff.programmes.includes(id))
    .map((programme) => ({
      id: programme.id,
      label: programme.label,
      share: baseOf(programme, staff) * (programme.rates?.[staff.risk] ?? programme.rate ?? 0),
    }))
  const all = joined.reduce((sum, { share }) => sum + share, 0)
  const wages = staff.wageIdr * staff.count
  return {
    monthly: joined.map(({ id, label, share }) => ({ id, label, amountIdr: shareOf(share, staff.count, perRate) })),
    monthlyIdr: shareOf(all, staff.count, perRate),
    contributionsIdr: shareOf(all, staff.count * staff.months, perRate),
    thrIdr: shareOf(wages, staff.months, 12),
    wagesIdr: wages * staff.months,
  }
}

function baseOf({ cap_idr: cap, from_minimum_wage: fromMinimum }: Programme, staff: Staff): number {
  const base = fromMinimum ? Math.max(staff.wageIdr, staff.minimumWageIdr ?? 0) : staff.wageIdr
  return Math.min(base, cap ?? base)
}

/** A service as it is bought here. */
export interface Bought {
  readonly service: string
  readonly table: FeeTable
  readonly variant?: string
  readonly choice: Choice
}

/** Extras that were chosen for another form, and have no line here. */
export function droppedChoices({ table, variant, choice }: Bought): string[] {
  const known = new Set(ofVariant(table.lines, variant).map(({ id }) => id))
  return Object.keys(choice).filter((id) => !known.has(id))
}

/** Extras whose quantity was brought to the least or the most that may be bought. */
export function limitedChoices({
  table,
  variant,
  choice,
}: Bought): { readonly label: string; readonly count: number }[] {
  return ofVariant(table.lines, variant).flatMap((line) => {
    const wanted = choice[line.id]
    const count = quantityOf(line, choice)
    return wanted === undefined || wanted === 0 || wanted === count ? [] : [{ label: line.label, count }]
  })
}

function rowsOf({ service, table, variant, choice }: Bought): CostRow[] {
  return ofVariant(table.lines, variant).flatMap((line: FeeLine): CostRow[] => {
    const quantity = quantityOf(line, choice)
    if (quantity === 0) return []
    const amount = times(line, quantity)
    return [
      {
        ...amount,
        id: `${service}.${line.id}`,
        label: line.label,
        payee: line.party,
        when: 'start',
      },
    ]
  })
}

export interface FirstYear {
  readonly rows: readonly CostRow[]
  /** Everything that is known; `isIncomplete` where a row has no amount. */
  readonly total: Amount
  readonly openRows: readonly CostRow[]
  readonly byPayee: Readonly<Record<CostPayee, Amount>>
  /** Twelve months and, last, what is paid before a holiday whose month is not known here. */
  readonly byMonth: readonly Amount[]
  readonly payroll?: Payroll
}

export const costPayees: readonly CostPayee[] = ['ours', 'state', 'third_party', 'social_security', 'workers']

/** A cost of the start that has no price here, such as bookkeeping by others. */
export function unknownCost(id: string, label: string, payee: CostPayee): CostRow {
  return { id, label, payee, when: 'start', minIdr: 0, maxIdr: 0, isIncomplete: true, isUnconfirmed: false }
}

/**
 * @param labels of the two rows that no service has
 * @param others rows that are no service of ours
 */
export function firstYear(
  bought: readonly Bought[],
  programmes: readonly Programme[],
  staff: Staff | undefined,
  labels: { readonly contributions: string; readonly thr: string },
  others: readonly CostRow[] = [],
): FirstYear {
  const ownPayroll = staff && staff.count > 0 ? payroll(programmes, staff) : undefined
  const rows = [...bought.flatMap(rowsOf), ...others]
  const certain = (amountIdr: number) => ({
    minIdr: amountIdr,
    maxIdr: amountIdr,
    isIncomplete: false,
    isUnconfirmed: false,
  })
  if (ownPayroll) {
    const { contributionsIdr, thrIdr } = ownPayroll
    rows.push({
      ...certain(contributionsIdr),
      id: 'contributions',
      label: labels.contributions,
      payee: 'social_security',
      when: 'monthly',
    })
    rows.push({ ...certain(thrIdr), id: 'thr', label: labels.thr, payee: 'workers', when: 'holiday' })
  }
  const of = (kept: (row: CostRow) => boolean) => sumOf(rows.filter(kept))
  const worked = staff?.months ?? 12
  const months = Array.from({ length: 12 }, (_, month) => {
    const start = month === 0 ? of(({ when }) => when === 'start') : sumOf([])
    // The last months are the worked ones; their shares add up to the year's sum.
    const place = month - (12 - worked)
    const paid = ownPayroll && place >= 0 ? monthShare(ownPayroll.contributionsIdr, worked, place) : 0
    return sumOf([start, certain(paid)])
  })
  return {
    rows,
    total: sumOf(rows),
    openRows: rows.filter(({ isIncomplete }) => isIncomplete),
    byPayee: Object.fromEntries(costPayees.map((payee) => [payee, of((row) => row.payee === payee)])) as Record<
      CostPayee,
      Amount
    >,
    byMonth: [...months, of(({ when }) => when === 'holiday')],
    ...(ownPayroll && { payroll: ownPayroll }),
  }
}

function monthShare(yearIdr: number, months: number, place: number): number {
  return shareOf(yearIdr, place + 1, months) - shareOf(yearIdr, place, months)
}

function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce<Amount>(
    (sum, one) => ({
      minIdr: sum.minIdr + one.minIdr,
      maxIdr: sum.maxIdr + one.maxIdr,
      isIncomplete: sum.isIncomplete || one.isIncomplete,
      isUnconfirmed: sum.isUnconfirmed || one.isUnconfirmed,
    }),
    { minIdr: 0, maxIdr: 0, isIncomplete: false, isUnconfirmed: false },
  )
}
