/** What the queries look at: the content, the day and whether unpublished entries are shown; its entries and the names of ids. */
import type { Language } from '../i18n/languages.ts'
import { today } from '../lib/day.ts'
import { contentFolder, entryPath } from './entry-places.ts'
import type { FactsOf, Kind, ProseOf } from './kinds.ts'
import { type Content, loadContent, type Prose } from './load.ts'
import type { Labels } from './schema/names.ts'
import { readText, splitFrontMatter } from './source-file.ts'

export interface View {
  readonly content: Content
  /** States, publication and reviews are judged on this day. */
  readonly day: string
  /** Drafts and entries of the future are shown, with a mark. */
  readonly unpublished: boolean
}

let current: View | undefined

/** The site's own content, today; unpublished entries show in dev alone. Read once per process. */
export function currentView(): View {
  // Undefined where Node runs a script of ours without Vite.
  const unpublished = import.meta.env?.MODE === 'development'
  current ??= { content: loadContent(contentFolder()), day: today(), unpublished }
  return current
}

/** Keeps what a query computed for as long as its view lives. */
export function perLanguage<T>(compute: (language: Language, view: View) => T): (language: Language, view?: View) => T {
  const kept = new WeakMap<View, Map<Language, T>>()
  return (language, view = currentView()) => {
    const ofView = kept.get(view) ?? new Map<Language, T>()
    kept.set(view, ofView)
    if (!ofView.has(language)) ofView.set(language, compute(language, view))
    return ofView.get(language) as T
  }
}

/** An entry whose facts and prose of one language are both valid. */
export interface Joined<K extends Kind> {
  readonly id: string
  readonly facts: FactsOf<K>
  readonly prose: ProseOf<K>
  readonly source: Prose<K>
  /** A draft, or of the future: only dev shows it. */
  readonly unpublished: boolean
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

/** The valid entries of a kind that may be seen, by id. */
export function joined<K extends Kind>(kind: K, language: Language, view: View): Joined<K>[] {
  const { folder, entries } = view.content
  const found: Joined<K>[] = []
  for (const { id, facts, prose } of entries[kind].values()) {
    const source = prose[language]
    if (!facts || !source) continue
    const unpublished = isUnpublished(facts, view.day)
    if (unpublished && !view.unpublished) continue
    found.push({ id, facts, prose: source.fields, source, unpublished, body: () => readBody(folder, source.file) })
  }
  return found
}

/** What every entry has beside the fields of its files. */
interface Common {
  readonly id: string
  /** Neutral, for `t.href`. */
  readonly path: string
  readonly unpublished: boolean
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

/** An entry of a kind: the fields of its facts and of its prose under their own names, and what is derived from them. */
export type Entry<K extends Kind, Derived = unknown> = Readonly<
  Common & Omit<FactsOf<K>, keyof ProseOf<K> | keyof Derived> & Omit<ProseOf<K>, keyof Derived> & Derived
>

/** The entries of a kind; of fields with one name what is derived comes first, then the prose. */
export function entriesOf<K extends Kind, Derived extends object>(
  kind: K,
  language: Language,
  view: View,
  derive: (joined: Joined<K>) => Derived,
): Entry<K, Derived>[] {
  return joined(kind, language, view).map((found) => {
    const { id, facts, prose, unpublished, body } = found
    const entry = { ...facts, ...prose, id, path: entryPath(kind, id), unpublished, body, ...derive(found) }
    // The compiler cannot tell what a spread of two generic types leaves.
    return entry as unknown as Entry<K, Derived>
  })
}

/** Whether facts of any kind say that the entry is a draft or of a later day. */
export function isUnpublished(facts: object, day: string): boolean {
  if ('draft' in facts && facts.draft === true) return true
  return 'published' in facts && typeof facts.published === 'string' && facts.published > day
}

function readBody(folder: string, file: string): string {
  const text = readText(folder, file, [])
  return (text && splitFrontMatter(text)?.body) ?? ''
}

/** An id with its name in one language. */
export interface Named {
  readonly id: string
  readonly label: string
}

/** The name of an id; the id itself where the labels lack it, which the checks refuse. */
export function named(group: keyof Labels, id: string, language: Language, view: View = currentView()): Named {
  return { id, label: view.content.labels[language]?.[group][id] ?? id }
}

/** Every name of a group, in the order of the file. */
export function labels(group: keyof Labels, language: Language, view: View = currentView()): Named[] {
  const names = view.content.labels[language]?.[group] ?? {}
  return Object.entries(names).map(([id, label]) => ({ id, label }))
}
