/** The fields of a declared form: `<Text field={fields.sumIdr} />`. One that is not asked is not there. */
import type { Field, Option } from './declared-form.ts'
import { idsIn, withId } from './field-kinds.ts'
import { CheckField, SelectField, TextArea, TextField } from './fields.tsx'
import styles from './tools.module.css'
import { useField, useFormAround } from './use-form.ts'

interface Props {
  readonly field: Field<unknown>
  readonly placeholder?: string
  /** Said where nothing was typed: what is taken instead. */
  readonly echo?: string | undefined
}

export function Text({ field, placeholder, echo }: Props) {
  const own = useField(field)
  return own && <TextField {...own} echo={own.echo ?? echo} placeholder={placeholder} />
}

export function Area({ field, rows }: { readonly field: Field<unknown>; readonly rows: number }) {
  const own = useField(field)
  return own && <TextArea {...own} rows={rows} />
}

export function Select({ field }: { readonly field: Field<unknown> }) {
  const { tool, t } = useFormAround()
  const own = useField(field)
  if (!own) return null
  const textOf = (id: string) =>
    t.find(id ? [`${tool}.option.${field.name}.${id}`] : [`${tool}.none.${field.name}`, 'tool.choose']) ?? id
  const none = field.begins === '' ? [{ id: '' }] : []
  return (
    <SelectField
      {...own}
      options={[...none, ...(field.options ?? [])].map(({ id, label = textOf(id) }: Option) => ({ value: id, label }))}
    />
  )
}

export function Tick({ field }: { readonly field: Field<boolean> }) {
  const own = useField(field)
  if (!own) return null
  const { name, label, value, onValue } = own
  return (
    <CheckField isChecked={value === 'ya'} label={label} name={name} onChecked={(isOn) => onValue(isOn ? 'ya' : '')} />
  )
}

interface TicksProps {
  readonly field: Field<readonly string[]>
  readonly options: readonly { readonly id: string; readonly label: string; readonly hint?: string | undefined }[]
  /** Ticked whatever the visitor says. */
  readonly always?: readonly string[]
}

/** Several of some things; not there where there are none. */
export function Ticks({ field, options, always = [] }: TicksProps) {
  const own = useField(field)
  if (!own || options.length === 0) return null
  const { label, value, onValue } = own
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map(({ id, label: text, hint }) => (
        <CheckField
          hint={hint}
          isChecked={always.includes(id) || idsIn(value).includes(id)}
          key={id}
          label={text}
          name={id}
          onChecked={(isOn) => onValue(withId(value, id, isOn))}
        />
      ))}
    </fieldset>
  )
}
