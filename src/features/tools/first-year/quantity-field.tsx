import { useState } from 'react'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { faultText } from '../fault-text.ts'
import { TextField } from '../fields.tsx'
import { typedQuantity } from './first-form.ts'

interface Props {
  readonly t: ToolTranslate
  readonly label: string
  readonly name: string
  /** The quantity that counts. */
  readonly have: number
  readonly onQuantity: (quantity: number) => void
}

/** How many of an extra are wanted. What is no whole number stays in the field with a sentence, and changes nothing. */
export function QuantityField({ t, label, name, have, onQuantity }: Props) {
  const [typed, setTyped] = useState(String(have))
  const { value, error } = typedQuantity(typed)
  // Another address, or another form, may change the quantity.
  const isOld = value !== undefined && value !== have
  return (
    <TextField
      error={faultText(t, error)}
      inputMode="numeric"
      label={label}
      name={name}
      onValue={(next) => {
        setTyped(next)
        const quantity = typedQuantity(next).value
        if (quantity !== undefined) onQuantity(quantity)
      }}
      value={isOld ? String(have) : typed}
    />
  )
}
