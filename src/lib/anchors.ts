/** Ids of places in pages: headings, notes of citations, changes of an article. Pure. */
import { normalized } from './plain-typing.ts'

/** A text as an id: lower-case letters and digits joined by hyphens; `fallback` where nothing is left. */
export function slug(text: string, fallback = 'bagian'): string {
  const words = normalized(text).match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? fallback
}

/** A namer that gives each text an id of its own: the second `biaya` becomes `biaya-2`. */
export function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>()
  return (text) => {
    const base = slug(text)
    let id = base
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
    taken.add(id)
    return id
  }
}

/** Of a note of a text, which its citations lead to. */
export function noteId(number: number): string {
  return `catatan-${number}`
}

/** Of the place where it is cited first, to which its note leads back. */
export function citationId(number: number): string {
  return `kutipan-${number}`
}

/** The anchor of a change in the change log of an article; behind the article's address, its id in the feed for good. */
export function changeAnchor(day: string): string {
  return `riwayat-${day}`
}
