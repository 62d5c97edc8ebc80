/** The kinds of fields that read years and days as people write them. Apart from the others, since their reader is large. Pure. */
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { Day } from '../../lib/calendar.ts'
import type { Language } from '../../lib/language.ts'
import { typedDay, typedDays, typedYear } from '../../lib/typed-day.ts'
import type { Typed } from '../../lib/typed-values.ts'
import type { Field } from './declared-form.ts'
import { anything } from './field-kinds.ts'

/** A year of four digits between two years. */
export function year(name: string, smallest: number, largest: number): Field<number> {
  const read = (typed: string) => typedYear(typed, smallest, largest)
  return {
    name,
    begins: '',
    takes: anything,
    read,
    inputMode: 'numeric',
    maxLength: 40,
    echo: (typed, t) => {
      const { value } = read(typed)
      return value === undefined || /^\d{4}$/.test(typed.trim()) ? undefined : t('tool.readYear', { value })
    },
  }
}

/** One day, in any usual notation. */
export function day(name: string): Field<Day> {
  return dated(name, typedDay, (value) => [value])
}

/** Several days, one a line or divided by commas. */
export function days(name: string, most: number): Field<readonly Day[]> {
  const read = (typed: string, language: Language) => typedDays(typed, most, language)
  return { ...dated(name, read, (value) => value), hint: 'tool.daysHint' }
}

function dated<Value>(
  name: string,
  read: (typed: string, language: Language) => Typed<Value>,
  daysOf: (value: Value) => readonly Day[],
): Field<Value> {
  const echo = (typed: string, t: ToolTranslate) => {
    const { value, error } = read(typed, t.language)
    const all = error || value === undefined ? [] : daysOf(value)
    return all.length === 0 ? undefined : t('tool.read', { value: all.map((one) => t.day(one)).join(', ') })
  }
  return { name, begins: '', takes: anything, read, echo }
}
