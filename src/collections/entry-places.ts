/** Where an entry stands: its files in the content, and its neutral path on the site (specification, section 2). */
import { resolve } from 'node:path'
import type { Kind } from './kinds.ts'

/** `content/` of the project, or the folder that `CONTENT_DIR` names (benchmarks, tests). */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content')
}

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

const folders: Readonly<Record<Kind, string>> = {
  services: '/layanan/',
  regulations: '/infohukum/',
  articles: '/blog/',
  glossary: '/infohukum/glosarium#',
  guides: '/infohukum/panduan/',
  changes: '/ubah-badan-usaha#',
  outcomes: '/pilih-badan-usaha#hasil-',
  pages: '/',
}

export function entryPath(kind: Kind, id: string): string {
  return `${folders[kind]}${id}`
}
