/** A small field for a number, taken over on Enter or when the field is left. */
import { useState } from 'react'
import styles from './toolbar.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  /** Called with what was typed; it decides whether that is a value. */
  readonly onCommit: (text: string) => void
}

export function NumberField({ label, value, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null && draft.trim() !== '') onCommit(draft.trim())
    setDraft(null)
  }
  return (
    <input
      className={styles.field}
      aria-label={label}
      title={label}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setDraft(null)
      }}
    />
  )
}
