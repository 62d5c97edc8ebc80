/**
 * An outcome of the entity chooser that no service of ours founds. Facts: `content/outcomes/<id>/facts.yaml`; prose:
 * `content/outcomes/<id>/<language>.md`, whose body says what the outcome means. The ids are those of
 * `src/lib/entity-choice.ts`.
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
