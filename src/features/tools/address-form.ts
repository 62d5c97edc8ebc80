/**
 * The answers of a tool's form, kept in the fragment of the address so that they can be shared and are sent nowhere.
 * Answers that are as at the beginning are not written; what no field knows is passed over and said.
 */

export type Answers<Field extends string> = Readonly<Record<Field, string>>

export interface ReadAnswers<Field extends string> {
  readonly answers: Answers<Field>
  /** The fragment holds something that no field takes. */
  readonly isTampered: boolean
}

const longestAnswer = 4000

/**
 * Reads a fragment with or without its `#`; one without any `=` is an anchor of the page and no form.
 * @param accepts whether a field takes a value; by default each takes any
 */
export function readFragment<Field extends string>(
  fragment: string,
  beginning: Answers<Field>,
  accepts: (field: Field, value: string) => boolean = () => true,
): ReadAnswers<Field> {
  const text = fragment.replace(/^#/, '')
  if (!text.includes('=')) return { answers: beginning, isTampered: false }
  const answers: Record<string, string> = { ...beginning }
  let isTampered = false
  for (const [field, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(beginning, field) && value.length <= longestAnswer && accepts(field as Field, value)) {
      answers[field] = value
    } else isTampered = true
  }
  return { answers: answers as Answers<Field>, isTampered }
}

/** The fragment of answers, without `#`; empty where all are as at the beginning. */
export function writeFragment<Field extends string>(answers: Answers<Field>, beginning: Answers<Field>): string {
  const changed = Object.entries<string>(answers).filter(([field, value]) => value !== beginning[field as Field])
  return new URLSearchParams(changed).toString()
}

export interface AnswerStore<Field extends string> {
  read(): ReadAnswers<Field>
  change(changes: Partial<Answers<Field>>): void
  subscribe(listener: () => void): () => void
}

/** Keeps the answers of one form in step with the address of the window. */
export function answerStore<Field extends string>(
  beginning: Answers<Field>,
  accepts?: (field: Field, value: string) => boolean,
): AnswerStore<Field> {
  let current = readFragment(location.hash, beginning, accepts)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const reread = () => {
    // A link to a place on the page leaves the form as it is.
    if (location.hash !== '' && !location.hash.includes('=')) return
    current = readFragment(location.hash, beginning, accepts)
    tell()
  }
  return {
    read: () => current,
    change(changes) {
      current = { answers: { ...current.answers, ...changes }, isTampered: false }
      const fragment = writeFragment(current.answers, beginning)
      try {
        history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment && `#${fragment}`}`)
      } catch {
        // Browsers refuse very many changes in a short time; the next one brings the address up to date.
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) addEventListener('hashchange', reread)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('hashchange', reread)
      }
    },
  }
}
