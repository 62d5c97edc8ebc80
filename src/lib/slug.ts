/** Ids for headings. Pure. */
import { normalized } from './normalized.ts'

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
