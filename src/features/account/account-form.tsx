import { useT } from '../../i18n/translate-context.tsx'
import type { Site } from '../../site/schema.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { type AccountFormKind, type AccountValues, accountFields } from './account-fields.ts'
import { useAccountForm } from './use-account-form.ts'

/** Where the dialogs send their forms and lead to: addresses on this site. */
export type AccountEndpoints = Omit<Extract<Site['account'], { enabled: true }>, 'enabled'>

interface Props {
  readonly form: AccountFormKind
  readonly values: AccountValues
  readonly endpoints: AccountEndpoints
  readonly timeoutMs: number
  onChange(values: AccountValues): void
  /** Shows the other form. */
  onSwitch(): void
}

/** The login or the register template (specification, section 2), with a state for every outcome. */
export function AccountForm({ form, values, endpoints, timeoutMs, onChange, onSwitch }: Props) {
  const t = useT()
  const { state, fieldErrors, element, submit, clearError } = useAccountForm({
    form,
    values,
    address: endpoints[form],
    language: t.language,
    timeoutMs,
    onChange,
  })
  const isSending = state === 'sending'
  const failure = state === 'editing' || state === 'sending' || state === 'success' ? undefined : state
  return (
    <form
      className={styles.form}
      data-account-form={form}
      data-state={state}
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
          onChange={(value) => {
            clearError(field.name)
            onChange({ ...values, fields: { ...values.fields, [field.name]: value } })
          }}
          value={values.fields[field.name]}
        />
      ))}
      <label className={styles.remember}>
        <input
          checked={values.remember}
          name="remember"
          onChange={(event) => onChange({ ...values, remember: event.target.checked })}
          type="checkbox"
        />
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
