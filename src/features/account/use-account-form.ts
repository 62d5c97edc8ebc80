/** The states of a form of the account dialogs. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { type AccountFormKind, accountFields, type FieldName } from './account-fields.ts'
import { type AccountFailure, sendAccountForm } from './send-account-form.ts'

export type AccountFormState = 'editing' | 'sending' | 'success' | AccountFailure

type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

interface Options {
  readonly form: AccountFormKind
  readonly address: string
  readonly language: Language
  readonly t: Translate
  readonly timeoutMs: number
  /** Whether the form is on the screen; a request ends when it leaves. */
  readonly isOpen: boolean
}

/** What was typed stays in the fields of the page, so no failure can lose it; success empties them. */
export function useAccountForm({ form, address, language, t, timeoutMs, isOpen }: Options) {
  const [state, setState] = useState<AccountFormState>('editing')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  /** Where the focus goes after a failure; a new object each time, since it may go to the same field again. */
  const [firstWrong, setFirstWrong] = useState<{ readonly name: FieldName }>()
  const element = useRef<HTMLFormElement>(null)
  const request = useRef<AbortController>(null)

  useEffect(() => {
    if (!isOpen) return
    setState('editing')
    setFieldErrors({})
    return () => request.current?.abort()
  }, [isOpen])

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
    const current = event.currentTarget
    const errors = errorsIn(current, form, t)
    if (Object.keys(errors).length > 0) {
      fail('fields', errors)
      return
    }
    setState('sending')
    setFieldErrors({})
    const controller = new AbortController()
    request.current = controller
    const data = new FormData(current)
    const fields = accountFields[form].map(({ name }) => [name, String(data.get(name))])
    const values = { ...Object.fromEntries(fields), remember: data.has('remember') }
    try {
      const outcome = await sendAccountForm({ form, address, values, language, timeoutMs, signal: controller.signal })
      if (outcome.kind === 'success') {
        current.reset()
        setState('success')
      } else {
        fail(outcome.failure, outcome.fieldErrors)
      }
    } catch (error) {
      // The visitor closed the dialog: nothing is waiting for the answer.
      if (!controller.signal.aborted) throw error
    }
  }

  const clearError = (name: FieldName) => {
    if (fieldErrors[name]) setFieldErrors({ ...fieldErrors, [name]: undefined })
  }

  return { state, fieldErrors, element, submit, clearError }
}

/** What the browser finds wrong, in our words and in the page's language. */
function errorsIn(element: HTMLFormElement, form: AccountFormKind, t: Translate): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {}
  for (const { name } of accountFields[form]) {
    const validity = fieldOf(element, name)?.validity
    if (validity?.valueMissing) errors[name] = t('account.error.required')
    else if (validity?.typeMismatch) errors[name] = t('account.error.email')
  }
  return errors
}

function fieldOf(element: HTMLFormElement | null, name: FieldName): HTMLInputElement | undefined {
  const field = element?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}
