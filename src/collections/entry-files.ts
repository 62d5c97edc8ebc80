/** Where the files of an entry lie below the content folder. */
import type { Kind } from './kinds.ts'

export const factsName = 'facts.yaml'
export const proseName = (language: string) => `${language}.md`

/** What the name of a file that is being written ends with, until it takes the place of the one before. */
export const unfinished = '.desk'

export function factsFile(kind: Kind | 'documents', id: string): string {
  return kind === 'documents' ? `facts/documents/${id}.yaml` : `${kind}/${id}/${factsName}`
}

export function proseFile(kind: Kind, id: string, language: string): string {
  return `${kind}/${id}/${proseName(language)}`
}
