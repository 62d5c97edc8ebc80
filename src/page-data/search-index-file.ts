/** The search index of a language as a file. Its name carries a hash of its content, so that caches may keep it. */
import { createHash } from 'node:crypto'
import { perLanguage } from '../collections/view.ts'
import { searchIndexJson } from '../lib/search-index.ts'
import { searchDocuments } from './search-documents.ts'

export interface SearchIndexFile {
  /** For example `id.0a1b2c3d`, without the ending. */
  readonly name: string
  readonly address: string
  readonly json: string
}

/** Only the build makes it: it reads every text of the language. */
export const searchIndexFile = perLanguage((language, view): SearchIndexFile => {
  const json = searchIndexJson(searchDocuments(language, view), language)
  const name = `${language}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}`
  return { name, address: `/assets/search/${name}.json`, json }
})
