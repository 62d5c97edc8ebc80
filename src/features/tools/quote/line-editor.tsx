import { useRef, useState } from 'react'
import { type Correction, type OfferLine, type Payee, payees, type Role, roles } from '../../../engines/quote/offer.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { typedRupiah } from '../../../lib/typed-values.ts'
import { Button } from '../../../ui/button.tsx'
import { faultText } from '../fault-text.ts'
import { SelectField, TextField } from '../fields.tsx'
import styles from './quote.module.css'

interface Props {
  readonly t: ToolTranslate
  readonly line: OfferLine
  readonly money: (amount: number) => string
  readonly onCorrect: (change: Correction) => void
  readonly onDone: () => void
}

/** What the visitor can say about one line: what its figure is, how much, for whom, or that it is no line. */
export function LineEditor({ t, line, money, onCorrect, onDone }: Props) {
  const [typed, setTyped] = useState(line.sumIdr === undefined ? '' : String(Math.abs(line.sumIdr)))
  const read = typedRupiah(typed)
  const editor = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset className={styles.editor} ref={editor}>
      <legend className="visually-hidden">{t('quote.editOf', { line: line.text })}</legend>
      {line.readings.length > 0 && line.sumIdr === undefined && (
        <p className={styles.readings}>
          {line.readings.map((reading) => (
            <Button
              key={reading}
              onClick={() => {
                // The buttons go away with the answer.
                editor.current?.querySelector('input')?.focus()
                setTyped(String(reading))
                onCorrect({ sumIdr: reading })
              }}
            >
              {money(reading)}
            </Button>
          ))}
        </p>
      )}
      <TextField
        echo={read.value === undefined ? undefined : t('tool.read', { value: money(read.value) })}
        error={typed === '' && line.sumIdr === undefined ? undefined : faultText(t, read.error)}
        label={t('quote.sum')}
        name="jumlah-baris"
        onValue={(value) => {
          setTyped(value)
          const { value: sumIdr } = typedRupiah(value)
          if (sumIdr !== undefined) onCorrect({ sumIdr })
        }}
        value={typed}
      />
      <SelectField
        label={t('quote.role')}
        name="arti-baris"
        onValue={(role) => onCorrect({ role: role as Role })}
        options={roles.map((role) => ({ value: role, label: t(`quote.role.${role}`) }))}
        value={line.role}
      />
      <SelectField
        label={t('quote.payee')}
        name="penerima-baris"
        onValue={(payee) => onCorrect({ payee: payee as Payee })}
        options={payees.map((payee) => ({ value: payee, label: t(`quote.payee.${payee}`) }))}
        value={line.payee}
      />
      <p className={styles.readings}>
        <Button onClick={onDone}>{t('quote.done')}</Button>
        <Button look="quiet" onClick={() => onCorrect({ isDeleted: true })}>
          {t('quote.delete')}
        </Button>
      </p>
    </fieldset>
  )
}
