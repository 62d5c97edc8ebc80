/** The fields of the tools' forms: a label, a hint, the field, what was read, and what is wrong. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './tools.module.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** How the value was read, for the visitor to confirm. */
  readonly echo?: string | undefined
  readonly children: (props: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

function Labelled({ label, hint, error, echo, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {echo && !error && <p className={styles.echo}>{echo}</p>}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type Texts = Omit<FieldProps, 'children'>

interface ValueProps extends Texts {
  readonly name: string
  readonly value: string
  readonly onValue: (value: string) => void
}

export function TextField({
  label,
  hint,
  error,
  echo,
  onValue,
  ...input
}: ValueProps & Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'maxLength'>) {
  return (
    <Labelled echo={echo} error={error} hint={hint} label={label}>
      {(props) => (
        <input
          {...props}
          {...input}
          autoComplete="off"
          className={styles.input}
          onChange={(event) => onValue(event.target.value)}
          spellCheck={false}
          type="text"
        />
      )}
    </Labelled>
  )
}

export function TextArea({ label, hint, error, echo, onValue, rows, ...area }: ValueProps & { rows: number }) {
  return (
    <Labelled echo={echo} error={error} hint={hint} label={label}>
      {(props) => (
        <textarea
          {...props}
          {...area}
          className={styles.input}
          onChange={(event) => onValue(event.target.value)}
          rows={rows}
          spellCheck={false}
        />
      )}
    </Labelled>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

export function SelectField({
  label,
  hint,
  error,
  echo,
  options,
  onValue,
  ...select
}: ValueProps & { readonly options: readonly Option[] }) {
  return (
    <Labelled echo={echo} error={error} hint={hint} label={label}>
      {(props) => (
        <select {...props} {...select} className={styles.input} onChange={(event) => onValue(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface CheckProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly isChecked: boolean
  readonly onChecked: (isChecked: boolean) => void
}

export function CheckField({ name, label, hint, isChecked, onChecked }: CheckProps) {
  return (
    <label className={styles.check}>
      <input checked={isChecked} name={name} onChange={(event) => onChecked(event.target.checked)} type="checkbox" />
      <span>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}
