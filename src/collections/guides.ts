/** Guides of the library, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { readingMinutes } from '../lib/text-measures.ts'
import { entriesOf, perLanguage, type View } from './view.ts'
import { watchOf } from './watch.ts'

/** All guides in their order. */
export const guides = perLanguage((language, view) =>
  entriesOf('guides', language, view, ({ facts, source }) => ({
    /** What is about to change in the law, while that is so. */
    watch: watchOf(facts.watch, language, view),
    /** Every distinct citation in the text, in order. */
    cites: source.cites,
    words: source.words,
    readingMinutes: readingMinutes(source.words),
  })).sort((a, b) => a.order - b.order),
)

export type Guide = ReturnType<typeof guides>[number]

export function guide(id: string, language: Language, view?: View): Guide | undefined {
  return guides(language, view).find((candidate) => candidate.id === id)
}

/** The neutral path of a guide as a PDF, for `localizedPath`. */
export function guidePdfPath(id: string): string {
  return `/panduan/${id}.pdf`
}
