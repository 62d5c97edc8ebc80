/** A PDF of the library. The file: `content/documents/<id>.pdf`; facts: `content/facts/documents/<id>.yaml`. */
import { z } from 'zod'
import { day, secureUrl, text } from './primitives.ts'

/** The same in each language of the site; the checks want every one of them. */
const perLanguage = (words: z.ZodString) => z.strictObject({ id: words.optional(), en: words.optional() })

export const documentFacts = z.strictObject({
  /** What the library calls it. */
  title: perLanguage(text),
  /** One sentence for lists and search engines. */
  summary: perLanguage(text.max(200, { error: 'must be 200 characters or fewer' })),
  /** What it says, for those who cannot open it; an empty line begins a new paragraph. */
  description: perLanguage(text),
  /** The language in which the document is written, as BCP 47 says it: `id`, `en`, `nl`. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a language code, for example id' }),
  /** Who issued it. */
  source: text,
  /** Where it was published. */
  source_url: secureUrl.optional(),
  /** The day that the document bears, or on which it was published. */
  issued: day,
})

/** The fields that every language of the site must have. */
export const documentTexts = ['title', 'summary', 'description'] as const

export type DocumentFacts = z.output<typeof documentFacts>
