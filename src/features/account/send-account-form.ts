/** Sends a form of the account dialogs and says what came of it. */
import { requestJson } from '../../http/client.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Language } from '../../i18n/languages.ts'
import { type AccountFormKind, type FieldName, isFieldName } from './account-fields.ts'

export type AccountFailure = 'wrongCredentials' | 'fields' | 'tooManyTries' | 'offline' | 'timeout' | 'failed'

export type AccountOutcome =
  | { readonly kind: 'success' }
  | {
      readonly kind: 'failure'
      readonly failure: AccountFailure
      /** What the server says of single fields; present with the failure `fields`. */
      readonly fieldErrors?: Readonly<Partial<Record<FieldName, { readonly sentence: string }>>>
    }

export interface AccountRequest {
  readonly form: AccountFormKind
  /** The endpoint, relative to the site. */
  readonly address: string
  /** The fields, and whether to remember the visitor. */
  readonly values: Readonly<Record<string, string | boolean>>
  /** The server writes its field errors in it (`Accept-Language`). */
  readonly language: Language
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Posts the values as JSON. A server answers 2xx; 401 for wrong credentials; 400, 409 or 422 with
 * `{ "errors": { "<field>": "<sentence>" } }` for fields; 429 for too many tries.
 * Rejects only when the signal ends it.
 */
export async function sendAccountForm(request: AccountRequest): Promise<AccountOutcome> {
  const { form, address, values, language, timeoutMs, signal } = request
  try {
    const headers = { 'Accept-Language': language }
    await requestJson(address, { method: 'POST', json: values, headers, timeoutMs, signal })
    return { kind: 'success' }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { kind: 'failure', ...failureOf(error, form) }
  }
}

function failureOf(error: HttpError, form: AccountFormKind): Omit<AccountOutcome & { kind: 'failure' }, 'kind'> {
  if (error.failure === 'network') return { failure: 'offline' }
  if (error.failure === 'timeout') return { failure: 'timeout' }
  if (error.status === 401 && form === 'login') return { failure: 'wrongCredentials' }
  if (error.status === 429) return { failure: 'tooManyTries' }
  const fieldErrors = fieldErrorsIn(error.body)
  return Object.keys(fieldErrors).length > 0 ? { failure: 'fields', fieldErrors } : { failure: 'failed' }
}

/** The sentences for fields that the dialogs have; anything else in the answer is left out. */
function fieldErrorsIn(body: unknown): Partial<Record<FieldName, { readonly sentence: string }>> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {}
  const { errors } = body
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name, text]) => isFieldName(name) && typeof text === 'string' && text !== '')
      .map(([name, sentence]) => [name, { sentence }]),
  )
}
