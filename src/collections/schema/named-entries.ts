/**
 * Entries that the code names. An outcome of the entity chooser that no service of ours founds: its facts are
 * `content/outcomes/<id>/facts.yaml`, its prose `content/outcomes/<id>/<language>.md`, whose body says what the outcome means;
 * the ids are those of `src/lib/entity-choice.ts`. A page of the company (terms, privacy, about): `content/pages/<id>/facts.yaml`
 * and `content/pages/<id>/<language>.md`.
 */
import { z } from 'zod'
import { citation, day, entryId, text } from './primitives.ts'

export const outcomeFacts = z.strictObject({
  /** Information about another form; a question that must be asked first; or a change of an existing business. */
  kind: z.enum(['info', 'ask', 'change']),
  /** The service that comes nearest. */
  service: entryId.optional(),
  /** The articles behind it. */
  basis: z.array(citation).min(1, { error: 'must name at least one article' }),
  checked_on: day,
  recheck: day,
})

export const outcomeProse = z.strictObject({
  /** The outcome as a heading. */
  name: text,
})

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
