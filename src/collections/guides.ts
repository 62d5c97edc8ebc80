/** Guides of the library, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { entryPath } from './paths.ts'
import { readingMinutes } from './text.ts'
import { joined, perLanguage, type View } from './view.ts'
import { type Watch, watchOf } from './watch.ts'

export interface Guide {
  readonly id: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly published: string
  readonly reviewedOn: string
  readonly reviewDue: string
  /** The answer in three sentences. */
  readonly inShort: readonly string[]
  /** What is settled and what is not. */
  readonly status: { readonly sure: string; readonly unsure: string }
  /** What is about to change in the law, while that is so. */
  readonly watch: Watch | undefined
  /** Citations on which the guide rests. */
  readonly sources: readonly string[]
  /** Ids of services. */
  readonly services: readonly string[]
  /** Every distinct citation in the text, in order. */
  readonly cites: readonly string[]
  readonly words: number
  readonly readingMinutes: number
  readonly unpublished: boolean
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

/** All guides in their order. */
export const guides = perLanguage((language, view): readonly Guide[] =>
  joined('guides', language, view)
    .sort((a, b) => a.facts.order - b.facts.order)
    .map(({ id, facts, prose, source, unpublished, body }) => ({
      id,
      path: entryPath('guides', id),
      title: prose.title,
      summary: prose.summary,
      published: facts.published,
      reviewedOn: facts.reviewed_on,
      reviewDue: facts.review_due,
      inShort: prose.in_short,
      status: prose.status,
      watch: watchOf(facts.watch, language, view),
      sources: facts.sources,
      services: facts.services,
      cites: source.cites,
      words: source.words,
      readingMinutes: readingMinutes(source.words),
      unpublished,
      body,
    })),
)

export function guide(id: string, language: Language, view?: View): Guide | undefined {
  return guides(language, view).find((candidate) => candidate.id === id)
}

/** The neutral path of a guide as a PDF, for `localizedPath`. */
export function guidePdfPath(id: string): string {
  return `/panduan/${id}.pdf`
}
