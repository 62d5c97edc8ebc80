/** A guide of the library, published as a page and as a PDF. Facts: `content/guides/<id>/facts.yaml`; prose: `content/guides/<id>/<language>.md`. */
import { z } from 'zod'
import { citation, day, entryId, inShort, reliability, text } from './primitives.ts'

export const guideFacts = z.strictObject({
  order: z.int(),
  published: day,
  reviewed_on: day,
  review_due: day,
  sources: z.array(citation).min(1),
  services: z.array(entryId).default([]),
  /** A regulation whose `watch` stands above the text as a banner for as long as that regulation has one. */
  watch: entryId.optional(),
  draft: z.boolean().default(false),
})

export const guideProse = z.strictObject({
  title: text,
  summary: text.max(200, { error: 'must be 200 characters or fewer' }),
  in_short: inShort,
  /** How far the guide can be relied on, said once here and not again in the text. Plain text. */
  status: reliability,
})
