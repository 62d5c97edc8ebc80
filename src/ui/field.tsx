import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  readonly label: string
  /** What is wrong with the value; read out with the field. */
  readonly error?: string | undefined
  /** What helps to fill the field in, below it; gets the id of the input. */
  readonly children?: (inputId: string) => ReactNode
}

/** A labelled input with its error. */
export function Field({ label, error, children, ...input }: Props) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        className={styles.input}
        id={id}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {children?.(id)}
    </div>
  )
}
