/** A page of the company: terms, privacy, about. Facts: `content/pages/<id>/facts.yaml`; prose: `content/pages/<id>/<language>.md`. */
import { z } from 'zod'
import { day, text } from './primitives.ts'

export const pageFacts = z.strictObject({
  /** First day on which this wording applies. */
  effective: day,
  reviewed_on: day,
  review_due: day,
})

export const pageProse = z.strictObject({
  title: text,
  summary: text.max(200, { error: 'must be 200 characters or fewer' }),
})
