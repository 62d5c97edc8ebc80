/** A declared form as React state: its answers, kept in the address, and what was read of them. */
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '../../hydration/use-island.ts'
import type { Language } from '../../i18n/languages.ts'
import { type ToolName, type ToolTexts, type ToolTranslate, toolTranslate } from '../../i18n/tool-translate.ts'
import { today } from '../../lib/day.ts'
import { type AddressFault, answerStore, longestAnswer } from './address-form.ts'
import {
  beginningOf,
  type DeclaredForm,
  type Field,
  type Fields,
  type ReadForm,
  readForm,
  type TypedAnswers,
} from './declared-form.ts'
import { faultText } from './fault-text.ts'

interface FormBasics {
  readonly tool: ToolName
  readonly t: ToolTranslate
  /** By the names in the address. */
  readonly answers: TypedAnswers
  /** What is wrong with the address that the answers came from. */
  readonly addressFault: AddressFault | undefined
  /** An answer is not as at the beginning. */
  readonly hasBegun: boolean
  /** False in the HTML of the build: fields are usable once it is true. */
  readonly isReady: boolean
  /** Stays the same function. */
  readonly change: (changes: TypedAnswers) => void
}

type OpenForm<F extends Fields, Some extends keyof F> = FormBasics & ReadForm<F, Some>

/** What of a form does not depend on its fields. */
export type AnyForm = Omit<OpenForm<Fields, never>, 'known' | 'complete'>

/** The day of the visitor; in the HTML of the build, that of the build. */
export function useDay(builtOn: string): string {
  return useHydrated() ? today() : builtOn
}

/**
 * @param form what it begins with, and what addresses may hold, must not change between renders
 */
export function useForm<F extends Fields, Some extends keyof F>(
  tool: ToolName,
  { language, texts }: { readonly language: Language; readonly texts: ToolTexts },
  form: DeclaredForm<F, Some>,
): OpenForm<F, Some> {
  const t = useMemo(() => toolTranslate(language, texts), [language, texts])
  const [{ store, unread }] = useState(() => {
    const [beginning, fields] = [beginningOf(form), Object.values(form.fields)]
    const takes = (asked: string, typed: string) => fields.find(({ name }) => name === asked)?.takes(typed)
    return {
      store: typeof location === 'undefined' ? undefined : answerStore<string>(beginning, takes),
      unread: { answers: beginning, fault: undefined },
    }
  })
  const { answers, fault } = useSyncExternalStore(
    store?.subscribe ?? never,
    store?.read ?? (() => unread),
    () => unread,
  )
  return {
    tool,
    t,
    answers,
    addressFault: fault,
    hasBegun: Object.entries(answers).some(([name, typed]) => typed !== unread.answers[name]),
    isReady: useHydrated(),
    change: store?.change ?? never,
    ...readForm(form, answers, language),
  }
}

/** Nothing that could change. */
function never(): () => void {
  return () => {}
}

interface FormAround extends AnyForm {
  /** What is missing is said once the visitor has asked for the answer. */
  readonly isChecked: boolean
}

export const FormContext = createContext<FormAround | null>(null)

/** The form around a field or an answer. */
export function useFormAround(): FormAround {
  const form = use(FormContext)
  if (form === null) throw new Error('Outside ToolForm.')
  return form
}

/** What the control of a field needs; undefined where the field is not asked. */
export function useField({ name, hint, echo, resets, ...field }: Field<unknown>) {
  const { tool, t, answers, errors, unasked, isChecked, change } = useFormAround()
  if (unasked.includes(name)) return undefined
  const value = answers[name] ?? ''
  const fault = errors[name]
  const textOf = (kind: string) => `${tool}.${kind}.${name}`
  return {
    name,
    label: t.find([textOf('field')]) ?? name,
    value,
    hint: t.find([textOf('hint'), hint ?? ''], field.hintValues),
    echo: echo?.(value, t),
    error:
      isChecked || (value !== '' && fault !== 'empty')
        ? faultText(t, fault, [textOf('error'), `${tool}.error`])
        : undefined,
    inputMode: field.inputMode,
    maxLength: field.maxLength,
    onValue: (typed: string) => change({ [name]: typed.slice(0, longestAnswer), ...(resets && { [resets]: '' }) }),
  }
}
