/**
 * The kind of field that reads sums of money as people write them. In a file of its own, so that a tool that asks for none
 * does not load its reader. Pure.
 */
import { typedRupiah } from '../../lib/typed-values.ts'
import type { Field } from './declared-form.ts'
import { anything } from './field-kinds.ts'

/** Whole rupiah. */
export function rupiah(name: string): Field<number> {
  return {
    name,
    begins: '',
    takes: anything,
    read: typedRupiah,
    hint: 'tool.moneyHint',
    echo: (typed, t) => {
      const { value } = typedRupiah(typed, t.language)
      return value === undefined ? undefined : t('tool.read', { value: t.money(value) })
    },
  }
}
