/** The answers of a tool's form as React state. */
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { type AddressFault, type AnswerStore, type Answers, answerStore, type ReadAnswers } from './address-form.ts'

export interface FormState<Field extends string> {
  readonly answers: Answers<Field>
  /** What is wrong with the address that the answers came from. */
  readonly addressFault: AddressFault | undefined
  /** False in the HTML of the build: fields are usable once it is true. */
  readonly isReady: boolean
  /** Stays the same function. */
  readonly change: (changes: Partial<Answers<Field>>) => void
}

/** @param beginning of every field; must not change between renders */
export function useAnswers<Field extends string>(
  beginning: Answers<Field>,
  accepts?: (field: Field, value: string) => boolean,
): FormState<Field> {
  const [store] = useState<AnswerStore<Field> | undefined>(() =>
    typeof location === 'undefined' ? undefined : answerStore(beginning, accepts),
  )
  const [unread] = useState<ReadAnswers<Field>>({ answers: beginning })
  const { answers, fault } = useSyncExternalStore(
    store?.subscribe ?? never,
    store?.read ?? (() => unread),
    () => unread,
  )
  const isReady = useHydrated()
  const change = useCallback((changes: Partial<Answers<Field>>) => store?.change(changes), [store])
  return { answers, addressFault: fault, isReady, change }
}

/** Nothing that could change. */
function never(): () => void {
  return () => {}
}
