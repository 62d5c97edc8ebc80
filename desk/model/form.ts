/** What a form is made of: a description of the fields of a file, derived from the Zod schema that the build validates with. */
import { z } from 'zod'
import { citation as citationSchema, entryId } from '../../src/collections/schema/primitives.ts'
import { languageTraits } from '../../src/i18n/languages.ts'
import { markdownNames, type Reference, references } from './names.ts'

interface Common {
  readonly optional: boolean
  /** What the file means where the name is left out. */
  readonly fallback?: unknown
}

export type Field = Common &
  (
    | { readonly type: 'text'; readonly as: TextKind; readonly max?: number; readonly of?: Reference }
    | { readonly type: 'number'; readonly money: boolean }
    | { readonly type: 'switch' }
    | { readonly type: 'choice'; readonly options: readonly (string | boolean)[] }
    | { readonly type: 'list'; readonly item: Field; readonly length?: number }
    | { readonly type: 'group'; readonly fields: Readonly<Record<string, Field>> }
    /** One text in each language of the content. */
    | { readonly type: 'languages'; readonly fields: Readonly<Record<string, Field>> }
    /** Names of its own with a value each. */
    | { readonly type: 'names'; readonly item: Field }
    /** One of several shapes. */
    | { readonly type: 'shapes'; readonly shapes: readonly Field[] }
  )

/** `paragraphs` may have empty lines; `paragraph` is one. */
export type TextKind = 'line' | 'paragraph' | 'paragraphs' | 'markdown' | 'day' | 'id' | 'citation' | 'address'

/** The parts of JSON Schema that Zod writes for our schemas. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly additionalProperties?: Schema | false
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly (string | boolean)[]
  readonly const?: string | boolean
  readonly pattern?: string
  readonly format?: string
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: unknown
}

const idPattern = patternOf(entryId)
const citationPattern = patternOf(citationSchema)

/** The fields of a file. */
export function formOf(schema: z.ZodType): Field {
  return fieldOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, '', false)
}

function fieldOf(schema: Schema, name: string, optional: boolean): Field {
  const common: Common = { optional, ...(schema.default !== undefined && { fallback: schema.default }) }
  if (schema.const !== undefined) return { ...common, type: 'choice', options: [schema.const] }
  if (schema.enum) return { ...common, type: 'choice', options: schema.enum }
  const shapes = schema.properties ? undefined : (schema.anyOf ?? schema.oneOf)
  if (shapes) {
    const known = shapes.filter(({ type }) => type !== 'null').map((shape) => fieldOf(shape, name, optional))
    const [only] = known
    // "A day or nothing": an empty field.
    if (only && known.length === 1) return { ...only, ...common, fallback: null }
    return { ...common, type: 'shapes', shapes: known }
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return { ...common, type: 'number', money: name.endsWith('_idr') }
    case 'boolean':
      return { ...common, type: 'switch' }
    case 'array':
      return listOf(schema, name, common)
    case 'object':
      return schema.properties ? groupOf(schema, name, common) : namesOf(schema, name, common)
    default:
      return textOf(schema, name, common)
  }
}

function listOf({ items, prefixItems, minItems, maxItems }: Schema, name: string, common: Common): Field {
  const item = fieldOf(items ?? prefixItems?.[0] ?? {}, name, false)
  const length = prefixItems?.length ?? (minItems === maxItems ? minItems : undefined)
  return { ...common, type: 'list', item, ...(length !== undefined && { length }) }
}

function groupOf({ properties = {}, required = [] }: Schema, name: string, common: Common): Field {
  const entries = Object.entries(properties)
  const isPerLanguage = entries.length > 1 && entries.every(([code]) => Object.hasOwn(languageTraits, code))
  const fields = entries.map(([own, schema]) => [
    own,
    // A text in two languages is what the name around it says.
    fieldOf(schema, isPerLanguage ? name : own, !required.includes(own)),
  ])
  return { ...common, type: isPerLanguage ? 'languages' : 'group', fields: Object.fromEntries(fields) }
}

function namesOf({ additionalProperties }: Schema, name: string, common: Common): Field {
  return { ...common, type: 'names', item: fieldOf(additionalProperties || {}, name, false) }
}

function textOf({ pattern, format, maxLength }: Schema, name: string, common: Common): Field {
  const of = references[name]
  const as = textKind(name, pattern, format)
  return { ...common, type: 'text', as, ...(maxLength && { max: maxLength }), ...(of && as === 'id' && { of }) }
}

function textKind(name: string, pattern: string | undefined, format: string | undefined): TextKind {
  if (format === 'date') return 'day'
  if (pattern === citationPattern) return 'citation'
  if (pattern === idPattern) return 'id'
  if (format === 'uri') return 'address'
  if (markdownNames.has(name)) return 'markdown'
  if (name === 'description') return 'paragraphs'
  return lineNames.test(name) ? 'line' : 'paragraph'
}

/** Short by nature; everything else may grow to a paragraph. */
const lineNames =
  /^(title|.*_title|label|name|number|kind|term|article|source|language|clock|opens|closes|street|city|postalCode|country|email|whatsapp|legalName|origin|known_as|mentions|time|id|key)$/

function patternOf(schema: z.ZodType): string {
  return String((z.toJSONSchema(schema) as Schema).pattern)
}
