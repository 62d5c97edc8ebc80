/** What the facts of every tool share: `content/facts/tools/`. */
import { z } from 'zod'
import { day, entryId, text } from './primitives.ts'

/** The same in each language of the site. */
export const bilingual = z.strictObject({ id: text, en: text })

/**
 * How sure we are: `seen` on a public page that `source` names (secondary unless it is a government page), `recalled`
 * from firm knowledge without a text, or `uncertain`: conflicting, or about to change.
 */
export const certainty = z.enum(['seen', 'recalled', 'uncertain'])

/** A regulation as it is cited, and its page in our library where there is one. */
export const legalBasis = z.strictObject({
  regulation: text,
  /** As printed after "Pasal": `94(2)`. Absent where the article is not known. */
  article: text.optional(),
  library_id: entryId.optional(),
})

/** A rule that a tool applies, as it is shown under a result. */
export const toolRule = z.strictObject({
  text: bilingual,
  basis: z.array(legalBasis).default([]),
  certainty,
  /** Where it was seen; for editors. */
  source: z.array(text).default([]),
})

/** When the facts of a tool were compared with their sources, and the day from which they must be compared again. */
export const reviewDays = { checked_on: day, recheck: day }
