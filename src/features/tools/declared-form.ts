/**
 * The form of a tool as one declaration: each field says its name in the address, how it begins, what an address may put
 * into it and how it is read. From it come the answers in the address, the values for the engine, and what is wrong. Pure.
 */
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { TextValues } from '../../i18n/translate.ts'
import type { Language } from '../../lib/language.ts'
import type { TypingErrorDetail } from '../../lib/typed-values.ts'

/** The name of a mistake; `fault-text.ts` says which sentence belongs to it. */
export type Fault = TypingErrorDetail | string

type Read<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: Fault }

export interface Option {
  readonly id: string
  /** Without one, the text is `<tool>.option.<name>.<id>`. */
  readonly label?: string | undefined
}

export interface Field<Value> {
  /** Of the control, and in the address; the keys of its texts are `<tool>.field.<name>` and `<tool>.hint.<name>`. */
  readonly name: string
  /** What it holds before it is answered. */
  readonly begins: string
  /**
   * What an address may put into it, undefined where it is nothing. Of a list it is the part that there is: an address may
   * name what has gone, or was changed on the way.
   */
  readonly takes: (typed: string) => string | undefined
  readonly read: (typed: string, language: Language) => Read<Value>
  /** How it was read, for the visitor to confirm; undefined where that is plain to see. */
  readonly echo?: (typed: string, t: ToolTranslate) => string | undefined
  /** Key of the hint, where the tool has none of its own for this field. */
  readonly hint?: string
  readonly hintValues?: TextValues
  /** What may be chosen; where the field begins with none of it, none may be chosen too. */
  readonly options?: readonly Option[]
  readonly inputMode?: 'numeric'
  /** Characters. */
  readonly maxLength?: number | undefined
  /** The name of a field that begins anew when this one changes. */
  readonly resets?: string
}

export type Fields = Readonly<Record<string, Field<unknown>>>

type ValueOf<One> = One extends Field<infer Value> ? Value : never

/** What could be read: nothing of a field that is wrong or is not asked. */
type Known<F extends Fields> = { readonly [Key in keyof F]?: ValueOf<F[Key]> }

/** What the engine takes; `Some` are the fields that are not always asked. */
type Complete<F extends Fields, Some extends keyof F> = {
  readonly [Key in keyof F]: ValueOf<F[Key]> | (Key extends Some ? undefined : never)
}

export interface DeclaredForm<F extends Fields, Some extends keyof F = never> {
  /** By what the engine calls their values, in the order in which the address has them. */
  readonly fields: F
  /** When a field is asked; what one holds that is not asked is no value and no error. */
  readonly asked?: { readonly [Key in Some]: (known: Known<F>) => boolean }
  /** What is wrong with values that can be read one by one. */
  readonly check?: (known: Known<F>) => { readonly [Key in keyof F]?: Fault | undefined }
}

/** Only lets TypeScript find out what the fields are and which of them are not always asked. */
export function declareForm<F extends Fields, Some extends keyof F = never>(
  form: DeclaredForm<F, Some>,
): DeclaredForm<F, Some> {
  return form
}

/** By the names in the address. */
export type TypedAnswers = Readonly<Record<string, string>>

export interface ReadForm<F extends Fields, Some extends keyof F> {
  readonly known: Known<F>
  /** By the names in the address. */
  readonly errors: Readonly<Record<string, Fault>>
  /** Names of the fields that are not asked. */
  readonly unasked: readonly string[]
  /** Undefined while anything is wrong. */
  readonly complete: Complete<F, Some> | undefined
}

export function beginningOf({ fields }: { readonly fields: Fields }): TypedAnswers {
  return Object.fromEntries(Object.values(fields).map(({ name, begins }) => [name, begins]))
}

/**
 * @param typed a field that is missing in it is as at the beginning
 * @param language decides how sums and days are read
 */
export function readForm<F extends Fields, Some extends keyof F>(
  { fields, asked, check }: DeclaredForm<F, Some>,
  typed: TypedAnswers,
  language: Language,
): ReadForm<F, Some> {
  const all: Record<string, unknown> = {}
  const wrong: Record<string, Fault> = {}
  for (const [key, field] of Object.entries(fields)) {
    const { value, error } = field.read(typed[field.name] ?? field.begins, language)
    if (error) wrong[key] = error
    else all[key] = value
  }
  const asks = Object.entries<(known: Known<F>) => boolean>(asked ?? {})
  const left = asks.flatMap(([key, isAsked]) => (isAsked(all as Known<F>) ? [] : [key]))
  for (const key of left) delete all[key]
  const known = all as Known<F>
  const faults: Readonly<Record<string, Fault | undefined>> = { ...check?.(known), ...wrong }
  const errors: Record<string, Fault> = {}
  const unasked: string[] = []
  for (const [key, { name }] of Object.entries(fields)) {
    const fault = faults[key]
    if (left.includes(key)) unasked.push(name)
    else if (fault) errors[name] = fault
  }
  return {
    known,
    errors,
    unasked,
    complete: Object.keys(errors).length === 0 ? (known as Complete<F, Some>) : undefined,
  }
}
