import { useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { Field as InputField } from '../../ui/field.tsx'
import styles from './account.module.css'
import type { AccountField as Field } from './account-fields.ts'

interface Props {
  readonly field: Field
  readonly t: Translate
  /** What is wrong with the value; read out with the field. */
  readonly error: string | undefined
  onInput(): void
}

/** A field of an account form; a password can be shown while it is typed. */
export function AccountField({ field, t, error, onInput }: Props) {
  const [isShown, setIsShown] = useState(false)
  const isPassword = field.type === 'password'
  return (
    <InputField
      autoCapitalize="none"
      autoComplete={field.autoComplete}
      error={error}
      label={t(field.label)}
      name={field.name}
      onInput={onInput}
      required
      spellCheck={false}
      type={isPassword && isShown ? 'text' : field.type}
    >
      {(inputId) =>
        isPassword && (
          <button
            aria-controls={inputId}
            aria-pressed={isShown}
            className={styles.show}
            onClick={() => setIsShown(!isShown)}
            type="button"
          >
            {t('account.showPassword')}
          </button>
        )
      }
    </InputField>
  )
}
