/** What the fields of a form begin with, what their values are called, and how amounts are typed and read. Pure. */

import { languageTraits } from '../../src/i18n/languages.ts'
import { formatRupiah } from '../../src/lib/format.ts'
import type { Field } from './form.ts'
import { choiceName, nameOf } from './names.ts'
import { type DeskLanguage, deskTexts } from './texts.ts'
import { type Path, valueAt } from './value.ts'

/** What a new entry begins with: texts that are empty, everything else left out. */
export function emptyOf(field: Field): unknown {
  switch (field.type) {
    case 'text':
      return ''
    case 'list':
      return field.length === undefined ? [] : Array.from({ length: field.length }, () => emptyOf(field.item))
    case 'languages':
      return Object.fromEntries(Object.keys(field.fields).map((language) => [language, '']))
    case 'group':
    case 'names':
      return {}
    case 'choice':
      return field.options[0]
    case 'shapes':
      return field.shapes[0] && emptyOf(field.shapes[0])
    default:
      return null
  }
}

/** The names that the facts give to what the texts describe. */
export function namesOfFacts(values: unknown, path: Path): string[] {
  const [name, ...below] = path
  if (below.length > 0 || typeof name !== 'string') return []
  const facts = name === 'lines' ? valueAt(values, ['facts', 'price', 'lines']) : valueAt(values, ['facts', name])
  if (!Array.isArray(facts)) return []
  return facts.map((one) => String(one?.id ?? one?.article ?? one)).filter((one) => one !== '')
}

/** Whether a value has a shape. */
export function fits(shape: Field, value: unknown): boolean {
  if (shape.type === 'list') return Array.isArray(value)
  if (shape.type === 'group' || shape.type === 'languages') {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup && Object.keys(value).every((name) => Object.hasOwn(shape.fields, name))
  }
  if (shape.type === 'choice') return shape.options.includes(value as string)
  return shape.type === 'text' ? typeof value === 'string' : typeof value === shape.type
}

/** What one of several shapes is called: by its fields, its choices or its kind of value. */
export function shapeName(shape: Field, language: DeskLanguage): string {
  switch (shape.type) {
    case 'group':
      return Object.keys(shape.fields)
        .map((name) => nameOf(name, language))
        .join(', ')
    case 'choice':
      return shape.options.map((option) => choiceName(option, language)).join(' / ')
    case 'switch':
      return `${choiceName(true, language)} / ${choiceName(false, language)}`
    case 'number':
      return deskTexts[language].number
    case 'text':
      return nameOf('text', language)
    default:
      return deskTexts[language].list
  }
}

/** What an entry of a list is known by while it is folded up: the first text in it that says it. */
export function summaryOf(value: unknown): string {
  const group = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const found = [
    group['id'],
    group['title'],
    group['label'],
    group['question'],
    group['article'],
    group['term'],
    group['name'],
    ...Object.values(group),
  ]
  const text = found.find((one) => typeof one === 'string' && one !== '')
  return typeof text === 'string' ? text.slice(0, 60) : ''
}

/** A typed amount: `2.900.000`, `Rp 2900000`; the text itself where it is no amount, which the check then says. */
export function typedAmount(text: string): number | string | undefined {
  const digits = text.trim().replace(/^Rp\.?\s*/i, '')
  if (digits === '') return undefined
  if (/^-?\d+$/.test(digits)) return Number(digits)
  return /^\d{1,3}(\.\d{3})+$/.test(digits) ? Number(digits.replaceAll('.', '')) : text
}

/** How an amount is read: `Rp2.900.000 (2,9 juta)`. */
export function amountRead(amount: number, language: 'id' | 'en'): string {
  const { locale } = languageTraits[language]
  const whole = formatRupiah(amount, locale)
  const units =
    language === 'id' ? ['triliun', 'miliar', 'juta', 'ribu'] : ['trillion', 'billion', 'million', 'thousand']
  const sizes = [1e12, 1e9, 1e6, 1e3]
  const at = sizes.findIndex((size) => amount >= size)
  if (at === -1) return whole
  return `${whole} (${(amount / (sizes[at] ?? 1)).toLocaleString(locale, { maximumFractionDigits: 6 })} ${units[at]})`
}
