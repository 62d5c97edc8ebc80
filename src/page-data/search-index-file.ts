/**
 * The search index of a language as files, whose names carry a hash of their content, so that caches may keep them. The
 * first holds everything but older articles, so that it stays small however many there are.
 */
import { perLanguage } from '../collections/view.ts'
import type { Language } from '../i18n/languages.ts'
import { cachedFile } from '../lib/build-cache.ts'
import { contentHash } from '../lib/hashed-files.ts'
import { type SearchDocument, searchIndexJson } from '../lib/search-index.ts'
import { searchDocuments } from './search-documents.ts'

export interface SearchIndexFile {
  /** For example `id.0a1b2c3d`, without the ending. */
  readonly name: string
  readonly address: string
  readonly json: string
}

interface SearchIndexFiles {
  readonly newest: SearchIndexFile
  /** Of the articles that are not in `newest`. */
  readonly older: readonly SearchIndexFile[]
  /** How many articles those are. */
  readonly olderCount: number
}

/** How many articles stand in a file. An index of the newest weighs some 100 kB. */
export const articlesPerFile = { newest: 300, older: 1_000 }

/** Only the build makes them: it reads every text of the language. */
export const searchIndexFiles = perLanguage((language, view): SearchIndexFiles => {
  const [newest, ...older] = searchIndexParts(searchDocuments(language, view))
  return {
    newest: fileOf('newest', newest ?? [], language),
    older: older.map((part, place) => fileOf(`older-${place}`, part, language)),
    olderCount: older.reduce((count, part) => count + part.length, 0),
  }
})

/** @param documents in which the newest articles come first */
export function searchIndexParts(documents: readonly SearchDocument[]): SearchDocument[][] {
  const articles = documents.filter(({ kind }) => kind === 'article')
  const older = articles.slice(articlesPerFile.newest)
  const isOlder = new Set(older)
  const parts = [documents.filter((document) => !isOlder.has(document))]
  for (let first = 0; first < older.length; first += articlesPerFile.older) {
    parts.push(older.slice(first, first + articlesPerFile.older))
  }
  return parts
}

function fileOf(part: string, documents: readonly SearchDocument[], language: Language): SearchIndexFile {
  const { content, keep } = cachedFile(`search/${language}-${part}.json`, documents)
  const json = content?.toString() ?? searchIndexJson(documents, language)
  if (!content) keep(json)
  const name = `${language}.${contentHash(json)}`
  return { name, address: `/assets/search/${name}.json`, json }
}
