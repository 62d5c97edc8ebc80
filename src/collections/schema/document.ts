/** A PDF of the library. The file: `content/documents/<id>.pdf`; facts: `content/facts/documents/<id>.yaml`. */
import { z } from 'zod'
import { secureUrl, text } from './primitives.ts'

export const documentFacts = z.strictObject({
  /** What the library calls it, in each language of the site. */
  title: z.strictObject({ id: text.optional(), en: text.optional() }),
  /** The language in which the document is written, as BCP 47 says it: `id`, `en`, `nl`. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a language code, for example id' }),
  /** Who issued it. */
  source: text,
  /** Where it was published. */
  source_url: secureUrl.optional(),
})

export type DocumentFacts = z.output<typeof documentFacts>
