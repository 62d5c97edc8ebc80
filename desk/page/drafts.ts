/** Work that is not saved yet, kept in the browser so that a closed tab loses nothing but the last moment. */
import type { EntryName, Values } from '../files/entries.ts'

export interface Draft {
  readonly values: Values
  /** The files on which the work began. */
  readonly base: Values
}

const keyOf = ({ group, id }: EntryName) => `desk:${group}/${id}`

export function keptDraft(name: EntryName): Draft | undefined {
  const text = localStorage.getItem(keyOf(name))
  return text === null ? undefined : JSON.parse(text)
}

/** @returns whether the browser has room for it */
export function keepDraft(name: EntryName, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(name: EntryName): void {
  localStorage.removeItem(keyOf(name))
}
