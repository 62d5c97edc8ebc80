/** The fields of the account dialogs (specification, section 2). */
import type { TextKey } from '../../i18n/translate.ts'

export type AccountFormKind = 'login' | 'register'

const fieldNames = ['username', 'email', 'password'] as const

export type FieldName = (typeof fieldNames)[number]

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((fieldName) => fieldName === name)
}

/** What is typed in a form. */
export interface AccountValues {
  readonly fields: Readonly<Record<FieldName, string>>
  /** Whether the visitor wants to be remembered. */
  readonly remember: boolean
}

export const emptyForm: AccountValues = { fields: { username: '', email: '', password: '' }, remember: false }

export interface AccountField {
  readonly name: FieldName
  readonly type: 'text' | 'email' | 'password'
  readonly label: TextKey
  /** What password managers and browsers fill in. */
  readonly autoComplete: 'username' | 'email' | 'current-password' | 'new-password'
}

const username = { name: 'username', type: 'text', autoComplete: 'username' } as const
const password = { name: 'password', type: 'password', label: 'account.field.password' } as const

export const accountFields: Readonly<Record<AccountFormKind, readonly AccountField[]>> = {
  login: [
    { ...username, label: 'account.field.usernameOrEmail' },
    { ...password, autoComplete: 'current-password' },
  ],
  register: [
    { ...username, label: 'account.field.username' },
    { name: 'email', type: 'email', label: 'account.field.email', autoComplete: 'email' },
    { ...password, autoComplete: 'new-password' },
  ],
}
