/**
 * The answers of a tool's form, kept in the fragment of the address so that they can be shared and are sent nowhere.
 * Answers that are as at the beginning are not written; what no field knows is passed over and said.
 */

import { replaceAddress } from '../../browser/replace-address.ts'
import { digestOf } from '../../lib/digest.ts'

export type Answers<Field extends string> = Readonly<Record<Field, string>>

/** `unknown`: it holds something that no field takes, which is left out. `cut`: a part was lost or changed on the way, so nothing of it is taken. */
export type AddressFault = 'unknown' | 'cut'

export interface ReadAnswers<Field extends string> {
  readonly answers: Answers<Field>
  /** What is wrong with the fragment; absent where nothing is. */
  readonly fault?: AddressFault | undefined
}

/** What a field takes of a value in an address: of a list the part that it knows. */
type Takes<Field extends string> = (field: Field, value: string) => string | undefined

/** Characters; longer answers are not kept in the address. */
export const longestAnswer = 100_000

/** Longer fragments carry a digest of the answers, since programs for messages cut long addresses. */
const longestUnproved = 100
const digestField = 'sidik'

/** Of the answers as they are read, so that another way of writing the same characters does not count as a change. */
function digestOfAnswers(entries: readonly (readonly string[])[]): string {
  return digestOf(JSON.stringify(entries))
}

/** A fragment without its `#`. Some programs write the signs of the whole of it in percent (`jenis%3Dkuitansi`). */
function fragmentText(fragment: string): string {
  const text = fragment.replace(/^#/, '')
  if (text.includes('=') || !/%3d/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return '='
  }
}

/**
 * Reads a fragment with or without its `#`; one without any `=` is an anchor of the page and no form.
 * @param takes what a field takes of a value, undefined where it is nothing; by default each takes any
 */
export function readFragment<Field extends string>(
  fragment: string,
  beginning: Answers<Field>,
  takes: Takes<Field> = (_, value) => value,
): ReadAnswers<Field> {
  const text = fragmentText(fragment)
  if (!text.includes('=')) return { answers: beginning }
  const answers: Record<string, string> = { ...beginning }
  const all = [...new URLSearchParams(text)]
  const entries = all.filter(([field]) => field !== digestField)
  const [digest] = all.flatMap(([field, value]) => (field === digestField ? [value] : []))
  // A part of an offer, or of a list of marks, would be read as a whole one.
  if (digest !== undefined && digest !== digestOfAnswers(entries)) return { answers: beginning, fault: 'cut' }
  let fault: AddressFault | undefined
  for (const [field, value] of entries) {
    const isField = Object.hasOwn(beginning, field) && value.length <= longestAnswer
    const taken = isField ? takes(field as Field, value) : undefined
    if (taken !== undefined) answers[field] = taken
    if (taken !== value || entries.some(([other, first]) => other === field && first !== value)) fault = 'unknown'
  }
  return { answers: answers as Answers<Field>, fault }
}

/** The fragment of answers, without `#`; empty where all are as at the beginning. */
export function writeFragment<Field extends string>(answers: Answers<Field>, beginning: Answers<Field>): string {
  const changed = Object.entries<string>(answers).filter(([field, value]) => value !== beginning[field as Field])
  const fragment = new URLSearchParams(changed).toString()
  if (fragment.length <= longestUnproved) return fragment
  // In front, where it is cut last.
  return `${digestField}=${digestOfAnswers(changed)}&${fragment}`
}

export interface AnswerStore<Field extends string> {
  read(): ReadAnswers<Field>
  change(changes: Partial<Answers<Field>>): void
  subscribe(listener: () => void): () => void
}

/** Keeps the answers of one form in step with the address of the window. */
export function answerStore<Field extends string>(beginning: Answers<Field>, takes?: Takes<Field>): AnswerStore<Field> {
  let current = readFragment(location.hash, beginning, takes)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** The same page in another language opens with the answers, in a new tab too. */
  const carry = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language-link]')) link.hash = location.hash
  }
  let isWriting = false
  const address = () => {
    const fragment = writeFragment(current.answers, beginning)
    return `${location.pathname}${location.search}${fragment && `#${fragment}`}`
  }
  const onWritten = () => {
    isWriting = false
    carry()
  }
  const reread = () => {
    // A link to a place on the page leaves the form as it is.
    if (location.hash !== '' && !fragmentText(location.hash).includes('=')) return
    current = readFragment(location.hash, beginning, takes)
    carry()
    tell()
  }
  return {
    read: () => current,
    change(changes) {
      current = { answers: { ...current.answers, ...changes } }
      tell()
      if (!isWriting) replaceAddress(address, onWritten)
      isWriting = true
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        addEventListener('hashchange', reread)
        carry()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('hashchange', reread)
      }
    },
  }
}
