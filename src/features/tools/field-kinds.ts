/** The kinds of fields that forms of tools are declared with. Pure. */
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { Day } from '../../lib/calendar.ts'
import { formatSpan } from '../../lib/format.ts'
import type { Language } from '../../lib/language.ts'
import { typedDay, typedDays, typedYear } from '../../lib/typed-day.ts'
import { type Typed, typedCount, typedMonths, typedRupiah } from '../../lib/typed-values.ts'
import type { Field, Option } from './declared-form.ts'
import { idsIn } from './id-list.ts'

const anything = () => true

/** @param longest characters that the control takes */
export function text(name: string, longest?: number): Field<string> {
  return {
    name,
    begins: '',
    accepts: (typed) => longest === undefined || typed.length <= longest,
    read: (typed) => ({ value: typed }),
    ...(longest !== undefined && { maxLength: longest }),
  }
}

/** Yes, which the address says as `ya`, or no. */
export function tick(name: string, begins: '' | 'ya' = ''): Field<boolean> {
  return {
    name,
    begins,
    accepts: (typed) => typed === '' || typed === 'ya',
    read: (typed) => ({ value: typed === 'ya' }),
  }
}

/** One of some things, each with an id. */
export function choice<One extends Option>(name: string, options: readonly One[], begins = ''): Field<One> {
  const find = (typed: string) => options.find(({ id }) => id === typed)
  return {
    name,
    begins,
    options,
    accepts: (typed) => typed === begins || find(typed) !== undefined,
    read: (typed) => {
      const value = find(typed)
      return value ? { value } : { error: 'empty' }
    },
  }
}

/** One of some words. */
export function oneOf<Id extends string>(name: string, ids: readonly Id[], begins: Id | '' = ''): Field<Id> {
  const options = ids.map((id) => ({ id }))
  const { read, ...field } = choice(name, options, begins)
  return {
    ...field,
    read: (typed, language) => {
      const { value, error } = read(typed, language)
      return value ? { value: value.id } : { error: error ?? 'empty' }
    },
  }
}

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

export function year(name: string, smallest: number, largest: number): Field<number> {
  const read = (typed: string) => typedYear(typed, smallest, largest)
  return {
    name,
    begins: '',
    accepts: anything,
    read,
    inputMode: 'numeric',
    maxLength: 40,
    echo: (typed, t) => {
      const { value } = read(typed)
      return value === undefined || /^\d{4}$/.test(typed.trim()) ? undefined : t('tool.readYear', { value })
    },
  }
}

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
  return { name, begins: '', accepts: anything, read, echo }
}

/** Several ids. */
export function ids(name: string, accepts: (ids: readonly string[]) => boolean = anything): Field<readonly string[]> {
  return { name, begins: '', accepts: (typed) => accepts(idsIn(typed)), read: (typed) => ({ value: idsIn(typed) }) }
}

/** A field that may be left empty, and is then read as `blank`. */
export function optional<Value, const Blank = undefined>(
  field: Field<Value>,
  blank?: Blank,
): Field<Value | NoInfer<Blank>> {
  return {
    ...field,
    read: (typed, language) => (typed.trim() === '' ? { value: blank as Blank } : field.read(typed, language)),
  }
}
