import { asksSize, sizes } from '../../../engines/business-size.ts'
import type { Choice } from '../../../lib/fees.ts'
import { typedCount } from '../../../lib/typed-counts.ts'
import { largestRupiah, type Typed } from '../../../lib/typed-values.ts'
import { count, months } from '../count-kinds.ts'
import { declareForm, type Option } from '../declared-form.ts'
import { choice, ids, idsIn, knownPart, oneOf, optional, text, tick } from '../field-kinds.ts'
import { rupiah } from '../money-kinds.ts'

export interface WageLimits {
  readonly wage_low_idr: number
  readonly wage_high_idr: number
}

const mostStaff = 10_000
/** Beyond it products with the rates would no longer be exact. */
const largestWageIdr = 1_000_000_000_000

/**
 * No staff asks nothing else about staff.
 * @param variants of the service that registers marks
 * @param lists what may be added and joined, by id; of any form, since one that does not fit is said
 * @param limits wages beyond them are asked about, and taken once the visitor has confirmed them
 */
export function firstForm<Form extends Option, Variant extends Option>(
  forms: readonly Form[],
  variants: readonly Variant[],
  riskClasses: readonly string[],
  lists: { readonly extras: readonly string[]; readonly programmes: readonly string[] },
  limits: WageLimits,
) {
  const hasStaff = ({ count: staff }: { readonly count?: number }) => staff !== 0
  const risks = riskClasses.map((label, place) => ({ id: String(place), label }))
  return declareForm({
    fields: {
      form: choice('bentuk', forms, 'pt'),
      extras: {
        ...text('pilihan'),
        takes: knownPart((part) => lists.extras.includes(/^([^:]+)(?::[1-9]\d{0,5})?$/.exec(part)?.[1] ?? '')),
        read: (typed: string) => ({ value: quantitiesIn(typed) }),
      },
      trademark: optional(choice('merek', variants)),
      needsBookkeeping: tick('pembukuan'),
      chargesVat: tick('pkp'),
      count: optional(count('pekerja', 0, mostStaff, '0'), 0),
      wageIdr: { ...rupiah('upah'), resets: 'yakin' },
      months: optional(months('bulan', 0, 12, '12'), 12),
      size: oneOf('ukuran', sizes, 'mikro'),
      risk: { ...choice('risiko', risks, '0'), read: (typed: string) => ({ value: Number(typed) }) },
      minimumWageIdr: optional(rupiah('ump')),
      programmes: ids('program', (id) => lists.programmes.includes(id)),
      isConfirmed: tick('yakin'),
    },
    asked: {
      wageIdr: hasStaff,
      months: hasStaff,
      size: (known) => hasStaff(known) && known.form !== undefined && asksSize(known.form.id),
      risk: hasStaff,
      minimumWageIdr: hasStaff,
      programmes: hasStaff,
      isConfirmed: (known) =>
        hasStaff(known) &&
        (known.isConfirmed === true || ['wageLow', 'wageHigh'].includes(wageFault(limits, known) ?? '')),
    },
    check: (known) => ({ wageIdr: wageFault(limits, known) }),
  })
}

/** Nothing is wrong with a wage that could not be read; that is said already. */
function wageFault(
  limits: WageLimits,
  {
    wageIdr,
    count: staff = 0,
    isConfirmed,
  }: { readonly wageIdr?: number; readonly count?: number; readonly isConfirmed?: boolean },
): 'tooLarge' | 'wageNone' | 'wageLow' | 'wageHigh' | undefined {
  if (wageIdr === undefined) return undefined
  if (wageIdr > largestWageIdr || wageIdr * staff > largestRupiah / 12) return 'tooLarge'
  if (wageIdr === 0) return 'wageNone'
  if (isConfirmed) return undefined
  if (wageIdr < limits.wage_low_idr) return 'wageLow'
  return wageIdr > limits.wage_high_idr ? 'wageHigh' : undefined
}

/** How many of an extra somebody types; more than may be bought is limited later, and said. */
export function typedQuantity(typed: string): Typed<number> {
  return typedCount(typed, 1, 999_999)
}

/** An extra without a number is one. */
function quantitiesIn(typed: string): Choice {
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
