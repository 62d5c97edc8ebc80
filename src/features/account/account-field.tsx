import { useId, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import styles from './account.module.css'
import type { AccountField as Field } from './account-fields.ts'

interface Props {
  readonly field: Field
  readonly t: Translate
  /** What is wrong with the value; read out with the field. */
  readonly error: string | undefined
  onInput(): void
}

/** A labelled field with its error; a password can be shown while it is typed. */
export function AccountField({ field, t, error, onInput }: Props) {
  const id = useId()
  const errorId = `${id}error`
  const [isShown, setIsShown] = useState(false)
  const isPassword = field.type === 'password'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(field.label)}</label>
      <input
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        autoCapitalize="none"
        autoComplete={field.autoComplete}
        className={styles.input}
        id={id}
        name={field.name}
        onInput={onInput}
        required
        spellCheck={false}
        type={isPassword && isShown ? 'text' : field.type}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {isPassword && (
        <button
          aria-controls={id}
          aria-pressed={isShown}
          className={styles.show}
          onClick={() => setIsShown(!isShown)}
          type="button"
        >
          {t('account.showPassword')}
        </button>
      )}
    </div>
  )
}
