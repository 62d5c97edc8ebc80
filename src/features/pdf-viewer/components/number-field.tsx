/** A small field for a number, committed on Enter or when the field is left. */
import { useLayoutEffect, useRef, useState } from 'react'
import styles from './toolbar.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly className?: string | undefined
  readonly value: string
  /** Called with the typed text, which need not be a number. */
  readonly onCommit: (text: string) => void
}

export function NumberField({ label, className, value, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = draft ?? value
  // The number may change while the field has the focus, by scrolling: what is typed next replaces it.
  useLayoutEffect(() => {
    const field = input.current
    if (field && draft === null && document.activeElement === field) field.setSelectionRange(0, shown.length)
  }, [shown, draft])
  const commit = () => {
    if (draft !== null && draft.trim() !== '') onCommit(draft.trim())
    setDraft(null)
  }
  return (
    <input
      ref={input}
      className={className ? `${styles.field} ${className}` : styles.field}
      aria-label={label}
      title={label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
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
