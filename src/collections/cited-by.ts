/** Which entries cite a regulation. */
import type { Language } from '../i18n/languages.ts'
import { parseCitation } from '../lib/citation.ts'
import { entryPath } from './entry-places.ts'
import { joined, perLanguage, type View } from './view.ts'

export interface CitingEntry {
  readonly kind: 'services' | 'articles' | 'guides'
  readonly id: string
  readonly title: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
}

const index = perLanguage((language, view): ReadonlyMap<string, CitingEntry[]> => {
  const citing = new Map<string, CitingEntry[]>()
  const add = (entry: CitingEntry, citations: readonly string[]) => {
    for (const id of new Set(citations.map((written) => parseCitation(written).regulation))) {
      const list = citing.get(id)
      if (list) list.push(entry)
      else citing.set(id, [entry])
    }
  }
  for (const { id, facts, prose, source } of joined('services', language, view)) {
    const fees = facts.price.lines.map((line) => line.regulation)
    const inFacts = [...facts.basis, ...fees].filter((written) => written !== undefined)
    add({ kind: 'services', id, title: prose.title, path: entryPath('services', id) }, [...inFacts, ...source.cites])
  }
  for (const kind of ['articles', 'guides'] as const) {
    for (const { id, facts, prose, source } of joined(kind, language, view)) {
      add({ kind, id, title: prose.title, path: entryPath(kind, id) }, [...facts.sources, ...source.cites])
    }
  }
  return citing
})

/** The services, articles and guides that cite a regulation, as a source or in their text. */
export function citedBy(regulation: string, language: Language, view?: View): readonly CitingEntry[] {
  return index(language, view).get(regulation) ?? []
}
