import { useState } from 'react'
import { useT } from '../../i18n/translate-context.tsx'
import { Field as InputField } from '../../ui/field.tsx'
import styles from './account.module.css'
import type { AccountField as Field } from './account-fields.ts'
import type { FieldError } from './use-account-form.ts'

interface Props {
  readonly field: Field
  readonly value: string
  /** What is wrong with the value; read out with the field. */
  readonly error: FieldError | undefined
  onChange(value: string): void
}

/** A field of an account form; a password can be shown while it is typed. */
export function AccountField({ field, value, error, onChange }: Props) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  const isPassword = field.type === 'password'
  return (
    <InputField
      autoCapitalize="none"
      autoComplete={field.autoComplete}
      error={typeof error === 'string' ? t(`account.error.${error}`) : error?.sentence}
      label={t(field.label)}
      name={field.name}
      onChange={(event) => onChange(event.target.value)}
      required
      spellCheck={false}
      type={isPassword && isShown ? 'text' : field.type}
      value={value}
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
