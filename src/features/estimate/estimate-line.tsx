import { feeNotes, moneyText, partyTextKeys, unitPriceText } from '../../i18n/fee-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { classNames } from '../../lib/class-names.ts'
import { type FeeLine, times } from '../../lib/fees.ts'
import styles from './estimate.module.css'

interface Props {
  readonly line: FeeLine
  /** Whether the quantity is chosen here; else it follows another line or is always one. */
  readonly choosesQuantity: boolean
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/**
 * One line of the calculator: what it is, who receives it, its price, how many, and what that makes. What is said of a line
 * that is always paid stands in the bill of the same page.
 */
export function EstimateLine({ line, choosesQuantity, quantity, onQuantity }: Props) {
  const t = useT()
  const { label, party, optional, quantity: limits } = line
  const isOnce = !optional && !limits && quantity === 1
  return (
    <tr className={classNames(quantity === 0 && styles.left, isOnce && styles.once)}>
      <th scope="row">
        {label}
        <small>
          {t(partyTextKeys[party])}
          {optional && !line.beyondFirst && ` · ${t('estimate.optional')}`}
        </small>
        {optional && <small className={styles.lineNote}>{feeNotes(line, t).join(' ')}</small>}
      </th>
      <td>{unitPriceText(line, t)}</td>
      <td>
        {optional && !line.beyondFirst && (
          <label className={styles.choose}>
            <input
              checked={quantity > 0}
              onChange={(event) => onQuantity(event.target.checked ? (limits?.min ?? 1) : 0)}
              type="checkbox"
            />
            <span>
              {t('estimate.add')} <span className="visually-hidden">{label}</span>
            </span>
          </label>
        )}
        {limits && choosesQuantity && quantity > 0 && (
          <span className={styles.stepper}>
            <Step
              isAtLimit={quantity <= limits.min}
              label={t('estimate.fewer', { item: label })}
              onStep={() => onQuantity(quantity - 1)}
              sign="−"
            />
            <output>{quantity}</output>
            <Step
              isAtLimit={quantity >= limits.max}
              label={t('estimate.more', { item: label })}
              onStep={() => onQuantity(quantity + 1)}
              sign="+"
            />
          </span>
        )}
        {!choosesQuantity && (!optional || line.beyondFirst) && <span>× {quantity}</span>}
      </td>
      <td>{quantity === 0 ? t('estimate.notChosen') : moneyText(times(line, quantity), t)}</td>
    </tr>
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
