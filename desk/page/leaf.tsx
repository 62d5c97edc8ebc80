/** One value: a text, a day, an amount, a choice. */
import type { ClipboardEvent, ReactNode } from 'react'
import { languageTraits } from '../../src/i18n/languages.ts'
import { formatDay } from '../../src/lib/format.ts'
import { amountRead, typedAmount } from '../model/field-values.ts'
import type { Field, TextKind } from '../model/form.ts'
import { choiceName } from '../model/names.ts'
import { type Path, valueAt } from '../model/value.ts'
import { elementId, type FormContext, translate, useForm } from './context.ts'
import { Markdown } from './markdown.tsx'
import { markdownOf } from './paste.ts'
import { problemsAt, Sentence } from './problems.tsx'

interface LeafProps {
  readonly field: Field
  readonly path: Path
  readonly label: string
  /** The language, where several stand side by side. */
  readonly part: string | undefined
}

export function Leaf({ field, path, label, part }: LeafProps) {
  const form = useForm()
  const t = translate(form.language)
  const id = elementId(path)
  const [own = '', ...below] = path
  const problems = problemsAt(form.problems, String(own), below)
  const language = part === 'id' ? t('indonesian') : part === 'en' ? t('english') : part
  const value = valueAt(form.values, path)
  const attributes = {
    id,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': problems.length > 0 ? `${id}!` : undefined,
    ...(part && { lang: part }),
  }
  return (
    <div className="leaf">
      <label htmlFor={id}>
        {label}
        {language && <span className="language">{`, ${language}`}</span>}
      </label>
      {control(field, value, (wanted) => form.change(path, wanted), attributes, form)}
      {field.type === 'text' && field.max && typeof value === 'string' && (
        <small>{`${value.length} / ${field.max} ${t('letters')}`}</small>
      )}
      {problems.length > 0 && (
        <div id={`${id}!`}>
          {problems.map((problem) => (
            <Sentence key={problem.message.en} problem={problem} />
          ))}
        </div>
      )}
    </div>
  )
}

interface Attributes {
  readonly id: string
  readonly lang?: string
}

function control(
  field: Field,
  value: unknown,
  set: (value: unknown) => void,
  attributes: Attributes,
  form: FormContext,
): ReactNode {
  switch (field.type) {
    case 'switch':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={(value ?? field.fallback) === true}
          // What the file means without the line needs no line.
          onChange={({ target }) => set(target.checked === field.fallback ? undefined : target.checked)}
        />
      )
    case 'choice':
      return (
        <select
          {...attributes}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => set(field.options.find((option) => String(option) === target.value))}
        >
          <option value="">{translate(form.language)('notSet')}</option>
          {field.options.map((option) => (
            <option key={String(option)} value={String(option)}>
              {choiceName(option, form.language)}
            </option>
          ))}
        </select>
      )
    case 'number':
      return <NumberField field={field} value={value} set={set} attributes={attributes} />
    case 'text':
      return <TextField field={field} value={value} set={set} attributes={attributes} />
    default:
      return null
  }
}

interface ControlProps<Type extends Field['type']> {
  readonly field: Extract<Field, { type: Type }>
  readonly value: unknown
  readonly set: (value: unknown) => void
  readonly attributes: Attributes
}

function NumberField({ field, value, set, attributes }: ControlProps<'number'>) {
  const { language } = useForm()
  const typed = (text: string) => {
    if (field.money) return typedAmount(text)
    return text.trim() === ''
      ? undefined
      : Number.isFinite(Number(text.replace(',', '.')))
        ? Number(text.replace(',', '.'))
        : text
  }
  return (
    <>
      <input
        {...attributes}
        inputMode="numeric"
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => set(typed(target.value))}
      />
      {field.money && typeof value === 'number' && <small>{amountRead(value, language)}</small>}
    </>
  )
}

function TextField({ field, value, set, attributes }: ControlProps<'text'>) {
  const { language, overview, tell } = useForm()
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value)
  // An empty field is a name left out where the file may leave it out, or says so with null.
  const setText = (typed: string) =>
    set(typed !== '' || !field.optional ? (typed === '' && field.fallback === null ? null : typed) : undefined)
  const lists =
    field.of && field.of !== 'variants'
      ? overview.options[field.of]
      : field.as === 'citation'
        ? overview.citations
        : undefined
  if (lists && field.as === 'id' && lists.length <= 40) {
    return (
      <select {...attributes} value={text} onChange={({ target }) => setText(target.value)}>
        <option value="" />
        {text !== '' && !lists.some((option) => option.value === text) && <option value={text}>{text}</option>}
        {lists.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    )
  }
  if (lists) {
    const found = lists.find((option) => option.value === text)
    return (
      <>
        <input
          {...attributes}
          list={field.as === 'citation' ? 'citations' : `options-${field.of}`}
          value={text}
          onChange={({ target }) => setText(target.value.trim())}
        />
        {found && <small>{found.title}</small>}
      </>
    )
  }
  if (field.as === 'day')
    return (
      <>
        <input {...attributes} type="date" value={text} onChange={({ target }) => setText(target.value)} />
        {/* Browsers write days in their own order, of which 03/04 may be either. */}
        {!Number.isNaN(Date.parse(text)) && <small>{formatDay(text, languageTraits[language].locale)}</small>}
      </>
    )
  if (field.as === 'markdown')
    return <Markdown attributes={attributes} value={text} set={setText} isLong={attributes.id.endsWith('/body')} />
  // A field of one line would take the lines of a text together.
  const hasLines = field.as === 'paragraphs' || text.includes('\n')
  const isLine = isOneLine(field.as) && !hasLines
  const clean = (typed: string) => setText(hasLines ? typed : typed.replace(/\s*\n\s*/g, ' '))
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html')
    if (html === '') return
    event.preventDefault()
    const words = markdownOf(html).replace(/[*_#]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    const plain = (hasLines ? words : words.replace(/\s+/g, ' ')).trim()
    const { selectionStart, selectionEnd } = event.currentTarget
    clean(text.slice(0, selectionStart ?? text.length) + plain + text.slice(selectionEnd ?? text.length))
    tell('pasted')
  }
  return isLine ? (
    <input {...attributes} value={text} onPaste={paste} onChange={({ target }) => clean(target.value)} />
  ) : (
    <textarea
      {...attributes}
      rows={Math.min(12, Math.ceil(text.length / 48) + 1)}
      value={text}
      onPaste={paste}
      onChange={({ target }) => clean(target.value)}
    />
  )
}

function isOneLine(as: TextKind): boolean {
  return as !== 'paragraph' && as !== 'paragraphs' && as !== 'markdown'
}
