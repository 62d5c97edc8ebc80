/** The answers of a tool's form as React state. */
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { type AnswerStore, type Answers, answerStore } from './address-form.ts'

export interface FormState<Field extends string> {
  readonly answers: Answers<Field>
  readonly isTampered: boolean
  readonly isCut?: true
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
  const [unread] = useState<{ answers: Answers<Field>; isTampered: boolean; isCut?: true }>({
    answers: beginning,
    isTampered: false,
  })
  const current = useSyncExternalStore(store?.subscribe ?? never, store?.read ?? (() => unread), () => unread)
  const isReady = useHydrated()
  const change = useCallback((changes: Partial<Answers<Field>>) => store?.change(changes), [store])
  return { ...current, isReady, change }
}

/** Nothing that could change. */
function never(): () => void {
  return () => {}
}
