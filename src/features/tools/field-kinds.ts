/** The kinds of fields that forms of tools are declared with: texts, boxes and choices. Pure. */
import type { Field, Option } from './declared-form.ts'

/** Whatever an address holds is shown in the field, with what is wrong with it. */
export const anything = (typed: string) => typed

/** @param longest characters that the control takes */
export function text(name: string, longest?: number): Field<string> {
  return {
    name,
    begins: '',
    takes: (typed) => (longest === undefined || typed.length <= longest ? typed : undefined),
    read: (typed) => ({ value: typed }),
    maxLength: longest,
  }
}

/** Yes, which the address says as `ya`, or no. */
export function tick(name: string, begins: '' | 'ya' = ''): Field<boolean> {
  return {
    name,
    begins,
    takes: (typed) => (typed === '' || typed === 'ya' ? typed : undefined),
    read: (typed) => ({ value: typed === 'ya' }),
  }
}

const chosen = <Value>(value: Value | undefined) => (value === undefined ? { error: 'empty' as const } : { value })

/** One of some things, each with an id. */
export function choice<One extends Option>(name: string, options: readonly One[], begins = ''): Field<One> {
  const find = (typed: string) => options.find(({ id }) => id === typed)
  return {
    name,
    begins,
    options,
    takes: (typed) => (typed === begins || find(typed) ? typed : undefined),
    read: (typed) => chosen(find(typed)),
  }
}

/** One of some words. */
export function oneOf<Id extends string>(name: string, words: readonly Id[], begins: Id | '' = ''): Field<Id> {
  const options = words.map((id) => ({ id }))
  return { ...choice(name, options, begins), read: (typed) => chosen(words.find((word) => word === typed)) }
}

/**
 * Several ids.
 * @param isKnown whether there is such an id
 * @param most so many may be chosen
 */
export function ids(
  name: string,
  isKnown: (id: string) => boolean = () => true,
  most = Number.POSITIVE_INFINITY,
): Field<readonly string[]> {
  return { name, takes: knownPart(isKnown, most), begins: '', read: (typed) => ({ value: idsIn(typed) }) }
}

/** What a list in an address may hold: its other parts are passed over. */
export function knownPart(
  isKnown: (part: string) => boolean,
  most = Number.POSITIVE_INFINITY,
): (typed: string) => string {
  return (typed) => idsIn(typed).filter(isKnown).slice(0, most).join(',')
}

const nothing = /^\s*(?:[-–—]|(?:tidak|belum) ada|none|n\/a)?\s*$/i

/** A field that may be left empty, or filled with a word for nothing, and is then read as `blank`. */
export function optional<Value, const Blank = undefined>(
  field: Field<Value>,
  blank?: Blank,
): Field<Value | NoInfer<Blank>> {
  return {
    ...field,
    read: (typed, language) => (nothing.test(typed) ? { value: blank as Blank } : field.read(typed, language)),
  }
}

/** Ids joined by commas, as the answers of a form keep several in one field. */
export function idsIn(text: string): string[] {
  return text.split(',').filter((id) => id !== '')
}

/** The list with an id, or without it. */
export function withId(text: string, id: string, isIn: boolean): string {
  const others = idsIn(text).filter((one) => one !== id)
  return (isIn ? [...others, id] : others).join(',')
}
