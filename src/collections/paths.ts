/** The neutral path of every entry (specification, section 2, and the places below those). Pure. */
import type { Kind } from './kinds.ts'

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
