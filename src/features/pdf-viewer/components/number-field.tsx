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

export function NumberField({ label, className = '', value, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = draft ?? value
  // The number may change while the field has the focus, by scrolling: what is typed next replaces it.
  useLayoutEffect(() => {
    if (draft === null && document.activeElement === input.current) input.current?.setSelectionRange(0, shown.length)
  }, [shown, draft])
  const commit = () => {
    if (draft?.trim()) onCommit(draft.trim())
    setDraft(null)
  }
  return (
    <input
      ref={input}
      className={`${styles.toolField} ${className}`}
      aria-label={label}
      title={label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
        if (key === 'Escape') setDraft(null)
      }}
    />
  )
}
