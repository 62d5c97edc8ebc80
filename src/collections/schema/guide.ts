/** A guide of the library, published as a page and as a PDF. Facts: `content/facts/guides/<id>.yaml`; prose: `content/<language>/guides/<id>.md`. */
import { z } from 'zod'
import { citation, day, entryId, text } from './primitives.ts'

export const guideFacts = z.strictObject({
  order: z.int(),
  published: day,
  reviewed_on: day,
  review_due: day,
  sources: z.array(citation).min(1),
  services: z.array(entryId).default([]),
  draft: z.boolean().default(false),
})

export const guideProse = z.strictObject({
  title: text,
  summary: text.max(200, { error: 'must be 200 characters or fewer' }),
})
