/** A small field for a number, taken over on Enter or when the field is left. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './toolbar.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  /** Called with what was typed; it decides whether that is a value. */
  readonly onCommit: (text: string) => void
}

export function NumberField({ label, value, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // The number may change while the field has the focus, by scrolling: what is typed next is to replace it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is looked at.
  useLayoutEffect(() => {
    if (draft === null && document.activeElement === input.current) input.current?.select()
  }, [value, draft])
  // A new number moves the field's own selection, and at each such event the library measures the texts of the pages.
  useEffect(() => {
    const field = input.current
    const keep = (event: Event) => event.stopPropagation()
    field?.addEventListener('selectionchange', keep)
    return () => field?.removeEventListener('selectionchange', keep)
  }, [])
  const commit = () => {
    if (draft !== null && draft.trim() !== '') onCommit(draft.trim())
    setDraft(null)
  }
  return (
    <input
      ref={input}
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
