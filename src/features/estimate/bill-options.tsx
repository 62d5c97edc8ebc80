import { useState } from 'react'
import { briefUnitPriceText, feeNotes } from '../../i18n/fee-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { type Choice, type FeeLine, quantityOf } from '../../lib/fees.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './estimate.module.css'
import { choosesQuantity } from './estimate-state.ts'

/** So many stand in the bill; the others open below them. */
const shownAtOnce = 3

/** The new quantity of what is chosen by then: two presses may be repeated before either is drawn. */
type Update = (quantity: number) => number

interface Props {
  /** All of the case. */
  readonly lines: readonly FeeLine[]
  readonly choice: Choice
  readonly onQuantity: (line: FeeLine, update: Update) => void
}

/** What may be added to a bill, to tick, and how many there are of what is counted. */
export function BillOptions({ lines, choice, onQuantity }: Props) {
  const t = useT()
  const options = lines.filter(
    (line) => !line.beyondFirst && (line.optional || (line.quantity !== undefined && choosesQuantity(lines, line))),
  )
  const [shown, others] = [options.slice(0, shownAtOnce), options.slice(shownAtOnce)]
  // What a shared address chose is seen; what is taken back there stays in sight.
  const isChosen = others.some((line) => quantityOf(line, choice) > (line.optional ? 0 : (line.quantity?.min ?? 0)))
  const [wasChosen, setWasChosen] = useState(isChosen)
  if (isChosen && !wasChosen) setWasChosen(true)
  const row = (line: FeeLine) => (
    <Option
      isCounted={choosesQuantity(lines, line)}
      key={line.id}
      line={line}
      onQuantity={(update) => onQuantity(line, update)}
      quantity={quantityOf(line, choice)}
    />
  )
  if (options.length === 0) return null
  return (
    <fieldset className={styles.options}>
      <legend>{t('estimate.title')}</legend>
      <ul>{shown.map(row)}</ul>
      {others.length > 0 && (
        <Disclosure className={styles.others} isOpen={wasChosen} summary={t.count('estimate.others', others.length)}>
          <ul>{others.map(row)}</ul>
        </Disclosure>
      )}
    </fieldset>
  )
}

interface OptionProps {
  readonly line: FeeLine
  /** Whether the quantity is chosen here; else it follows another line or is always one. */
  readonly isCounted: boolean
  readonly quantity: number
  readonly onQuantity: (update: Update) => void
}

function Option({ line, isCounted, quantity, onQuantity }: OptionProps) {
  const t = useT()
  const { label, optional, quantity: limits } = line
  return (
    <li className={styles.option}>
      {optional ? (
        <label className={styles.choose}>
          <input
            checked={quantity > 0}
            onChange={({ target: { checked } }) => onQuantity(() => (checked ? (limits?.min ?? 1) : 0))}
            type="checkbox"
          />
          <span>{label}</span>
        </label>
      ) : (
        <span className={styles.choose}>{label}</span>
      )}
      <span className={styles.price}>{(optional ? '+\u00a0' : '') + briefUnitPriceText(line, t)}</span>
      {limits && isCounted && (!optional || quantity > 0) && (
        <span className={styles.stepper}>
          <Step
            isAtLimit={quantity <= limits.min}
            label={t('estimate.fewer', { item: label })}
            onStep={() => onQuantity((before) => before - 1)}
            sign="−"
          />
          <output>{Math.max(quantity, limits.min)}</output>
          <Step
            isAtLimit={quantity >= limits.max}
            label={t('estimate.more', { item: label })}
            onStep={() => onQuantity((before) => before + 1)}
            sign="+"
          />
        </span>
      )}
      {optional && quantity > 0 && <p className={styles.note}>{feeNotes(line, t).join(' ')}</p>}
    </li>
  )
}

interface StepProps {
  readonly sign: string
  readonly label: string
  readonly isAtLimit: boolean
  readonly onStep: () => void
}

function Step({ sign, label, isAtLimit, onStep }: StepProps) {
  return (
    <button
      // A disabled button would lose the focus of someone who counts with the keyboard.
      aria-disabled={isAtLimit || undefined}
      aria-label={label}
      onClick={isAtLimit ? undefined : onStep}
      type="button"
    >
      {sign}
    </button>
  )
}
