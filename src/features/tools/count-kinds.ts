/** The kinds of fields that read counts as people write them; a file of their own, like those of sums and of days. Pure. */
import { formatSpan } from '../../lib/format.ts'
import { typedCount, typedMonths } from '../../lib/typed-counts.ts'
import type { Typed } from '../../lib/typed-values.ts'
import type { Field } from './declared-form.ts'
import { anything } from './field-kinds.ts'

type CountReader = (typed: string, smallest: number, largest: number) => Typed<number>

function counted(reader: CountReader, name: string, smallest: number, largest: number, begins: string): Field<number> {
  const read = (typed: string) => reader(typed, smallest, largest)
  return {
    name,
    begins,
    takes: anything,
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

/**
 * A whole number.
 * @param name in the address
 */
export function count(name: string, smallest: number, largest: number, begins = ''): Field<number> {
  return counted(typedCount, name, smallest, largest, begins)
}

/** A number of months. */
export function months(name: string, smallest: number, largest: number, begins = ''): Field<number> {
  return counted(typedMonths, name, smallest, largest, begins)
}
