/**
 * The answers of a tool's form, kept in the fragment of the address so that they can be shared and are sent nowhere.
 * Answers that are as at the beginning are not written; what no field knows is passed over and said.
 */

export type Answers<Field extends string> = Readonly<Record<Field, string>>

export interface ReadAnswers<Field extends string> {
  readonly answers: Answers<Field>
  /** The fragment holds something that no field takes. */
  readonly isTampered: boolean
  /** The end of the address is missing, as some chats cut it: nothing of it is taken. */
  readonly isCut?: true
}

const longestAnswer = 100_000

/** Chats and mail programs cut long addresses: from here on an address says how long its answers are together. */
const longAddress = 500
const lengthField = 'utuh'

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
  const given = new URLSearchParams(text)
  const length = given.get(lengthField)
  given.delete(lengthField)
  if (length !== null && Number(length) !== lengthOf([...given]))
    return { answers: beginning, isTampered: true, isCut: true }
  for (const [field, value] of given) {
    if (Object.hasOwn(beginning, field) && value.length <= longestAnswer && accepts(field as Field, value)) {
      answers[field] = value
    } else isTampered = true
  }
  return { answers: answers as Answers<Field>, isTampered }
}

/** The fragment of answers, without `#`; empty where all are as at the beginning. */
export function writeFragment<Field extends string>(answers: Answers<Field>, beginning: Answers<Field>): string {
  const changed = Object.entries<string>(answers).filter(([field, value]) => value !== beginning[field as Field])
  const fragment = new URLSearchParams(changed).toString()
  return fragment.length < longAddress ? fragment : `${lengthField}=${lengthOf(changed)}&${fragment}`
}

/** Of the answers as they are read, so that another way of encoding them changes nothing. */
function lengthOf(answers: readonly (readonly [field: string, value: string])[]): number {
  return answers.reduce((sum, [, value]) => sum + value.length, 0)
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
