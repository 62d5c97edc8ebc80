import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './account.module.css'
import type { AccountEndpoints } from './account-endpoints.ts'
import { AccountField } from './account-field.tsx'
import { type AccountFormKind, accountFields } from './account-fields.ts'
import { useAccountForm } from './use-account-form.ts'

interface Props {
  readonly form: AccountFormKind
  readonly endpoints: AccountEndpoints
  readonly language: Language
  readonly t: Translate
  readonly timeoutMs: number
  readonly isOpen: boolean
  /** Shows the other form. */
  onSwitch(): void
}

/** The login or the register template (specification, section 2), with a state for every outcome. */
export function AccountForm({ form, endpoints, language, t, timeoutMs, isOpen, onSwitch }: Props) {
  const { state, fieldErrors, element, submit, clearError } = useAccountForm({
    form,
    address: endpoints[form],
    language,
    t,
    timeoutMs,
    isOpen,
  })
  const isSending = state === 'sending'
  const failure = state === 'editing' || state === 'sending' || state === 'success' ? undefined : state
  return (
    // A form that is sent before the script is ready must not put a password into the address: hence `post`.
    <form
      className={styles.form}
      data-account-form={form}
      data-state={state}
      hidden={!isOpen}
      method="post"
      noValidate
      onSubmit={submit}
      ref={element}
    >
      <p className={styles.failure} role="alert">
        {failure && t(`account.failure.${failure}`)}
      </p>
      {accountFields[form].map((field) => (
        <AccountField
          error={fieldErrors[field.name]}
          field={field}
          key={field.name}
          onInput={() => clearError(field.name)}
          t={t}
        />
      ))}
      <label className={styles.remember}>
        <input name="remember" type="checkbox" />
        {t('account.remember')}
      </label>
      <Button aria-disabled={isSending} look="primary" type="submit">
        {t(`account.submit.${form}`)}
      </Button>
      <p className={styles.status} role="status">
        {isSending && t('account.sending')}
        {state === 'success' && t(`account.success.${form}`)}
      </p>
      {form === 'login' && (
        <>
          <a href={endpoints.forgotPassword}>{t('account.forgotPassword')}</a>
          {endpoints.social.map(({ name, path }) => (
            <ButtonLink href={path} key={path}>
              {t('account.social', { name })}
            </ButtonLink>
          ))}
        </>
      )}
      <Button look="quiet" onClick={onSwitch}>
        {t(`account.switchFrom.${form}`)}
      </Button>
    </form>
  )
}
