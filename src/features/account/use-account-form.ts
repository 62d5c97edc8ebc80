/** The states of a form of the account dialogs, from its opening to its close. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { type AccountFormKind, type AccountValues, accountFields, emptyForm, type FieldName } from './account-fields.ts'
import { type AccountFailure, sendAccountForm } from './send-account-form.ts'

type AccountFormState = 'editing' | 'sending' | 'success' | AccountFailure

/** What the browser finds wrong, as the end of a text key; or a sentence of the server. */
export type FieldError = 'required' | 'email' | { readonly sentence: string }

type FieldErrors = Readonly<Partial<Record<FieldName, FieldError>>>

interface Options {
  readonly form: AccountFormKind
  readonly values: AccountValues
  readonly address: string
  readonly language: Language
  readonly timeoutMs: number
  onChange(values: AccountValues): void
}

/** No failure loses what was typed; success empties the fields. A request ends when the form leaves the screen. */
export function useAccountForm({ form, values, address, language, timeoutMs, onChange }: Options) {
  const [state, setState] = useState<AccountFormState>('editing')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  /** Where the focus goes after a failure; a new object each time, since it may go to the same field again. */
  const [firstWrong, setFirstWrong] = useState<{ readonly name: FieldName }>()
  const element = useRef<HTMLFormElement>(null)
  const request = useRef<AbortController>(null)

  useEffect(() => () => request.current?.abort(), [])

  useEffect(() => {
    // Its error is read out with it.
    if (firstWrong) fieldOf(element.current, firstWrong.name)?.focus()
  }, [firstWrong])

  const fail = (failure: AccountFailure, errors: FieldErrors = {}) => {
    setState(failure)
    setFieldErrors(errors)
    setFirstWrong(accountFields[form].find(({ name }) => errors[name]))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const errors = errorsIn(event.currentTarget, form)
    if (Object.keys(errors).length > 0) {
      fail('fields', errors)
      return
    }
    setState('sending')
    setFieldErrors({})
    const controller = new AbortController()
    request.current = controller
    const fields = accountFields[form].map(({ name }) => [name, values.fields[name]])
    const sent = { ...Object.fromEntries(fields), remember: values.remember }
    try {
      const outcome = await sendAccountForm({
        form,
        address,
        values: sent,
        language,
        timeoutMs,
        signal: controller.signal,
      })
      if (outcome.kind === 'success') {
        onChange(emptyForm)
        setState('success')
      } else {
        fail(outcome.failure, outcome.fieldErrors)
      }
    } catch (error) {
      // The visitor closed the dialog: nothing waits for the answer.
      if (!controller.signal.aborted) throw error
    }
  }

  const clearError = (name: FieldName) => {
    if (fieldErrors[name]) setFieldErrors({ ...fieldErrors, [name]: undefined })
  }

  return { state, fieldErrors, element, submit, clearError }
}

/** What the browser finds wrong. */
function errorsIn(element: HTMLFormElement, form: AccountFormKind): FieldErrors {
  const errors: Partial<Record<FieldName, FieldError>> = {}
  for (const { name } of accountFields[form]) {
    const validity = fieldOf(element, name)?.validity
    if (validity?.valueMissing) errors[name] = 'required'
    else if (validity?.typeMismatch) errors[name] = 'email'
  }
  return errors
}

function fieldOf(element: HTMLFormElement | null, name: FieldName): HTMLInputElement | undefined {
  const field = element?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}
