/**
 * The kinds of fields that read numbers and sums as people write them. Apart from the others, so that a tool without them
 * does not load their readers. Pure.
 */
import { formatSpan } from '../../lib/format.ts'
import { type Typed, typedCount, typedMonths, typedRupiah } from '../../lib/typed-values.ts'
import type { Field } from './declared-form.ts'

/** Whatever an address holds is shown in the field, with what is wrong with it. */
export const anything = () => true

type CountReader = (typed: string, smallest: number, largest: number) => Typed<number>

function counted(reader: CountReader, name: string, smallest: number, largest: number, begins: string): Field<number> {
  const read = (typed: string) => reader(typed, smallest, largest)
  return {
    name,
    begins,
    accepts: anything,
    read,
    inputMode: 'numeric',
    // Figures need no confirmation.
    echo: (typed, t) => {
      const { value } = read(typed)
      return value === undefined || /^\d*$/.test(typed.trim())
        ? undefined
        : t('tool.read', { value: formatSpan(value, value, t.locale) })
    },
  }
}

export function count(name: string, smallest: number, largest: number, begins = ''): Field<number> {
  return counted(typedCount, name, smallest, largest, begins)
}

/** A number of months. */
export function months(name: string, smallest: number, largest: number, begins = ''): Field<number> {
  return counted(typedMonths, name, smallest, largest, begins)
}

/** Whole rupiah. */
export function rupiah(name: string): Field<number> {
  return {
    name,
    begins: '',
    accepts: anything,
    read: typedRupiah,
    hint: 'tool.moneyHint',
    echo: (typed, t) => {
      const { value } = typedRupiah(typed, t.language)
      return value === undefined ? undefined : t('tool.read', { value: t.money(value) })
    },
  }
}
