/**
 * A way of changing the form of a business, its data or its owners, or of closing it. Facts:
 * `content/changes/<id>/facts.yaml`; prose: `content/changes/<id>/<language>.md`, whose body says in a sentence when this is the
 * way to take.
 */
import { z } from 'zod'
import { goals, heldForms } from '../../lib/change-map.ts'
import { citation, day, doubt, entryId, text } from './primitives.ts'

/** Where a step of the example lies: on a day, or so many calendar days after (below zero: before) an earlier step. */
const calendarStep = z
  .strictObject({
    id: entryId,
    day: day.optional(),
    from: entryId.optional(),
    days: z.int().optional(),
  })
  .refine(
    ({ day, from, days }) =>
      (day === undefined) === (from !== undefined) && (from === undefined) === (days === undefined),
    { error: 'needs either `day`, or `from` and `days`' },
  )

export const changeFacts = z.strictObject({
  /** Its place on the page, smallest first. */
  order: z.int(),
  /** What a business must be for this way, and what it becomes. */
  from: z.array(z.enum(heldForms)).min(1, { error: 'must name what the way begins from' }),
  to: z.array(z.enum(goals)).min(1, { error: 'must name where the way leads' }),
  basis: z.array(citation).min(1, { error: 'must name at least one article' }),
  /** The worked example. Days are computed, so that none can disagree with its term. */
  calendar: z
    .array(calendarStep)
    .min(2)
    .refine(
      (steps) =>
        steps.every(({ id, from }, index) => {
          const earlier = steps.slice(0, index).map((step) => step.id)
          return !earlier.includes(id) && (from === undefined || earlier.includes(from))
        }),
      { error: 'must count each step from one that stands above it, and name none twice' },
    ),
  checked_on: day,
  recheck: day,
})

export const changeProse = z.strictObject({
  title: text,
  /** What may not be done on this way, and how it is punished, Markdown. */
  forbidden: text,
  /** Markdown, in the order in which they are done: who decides by which majority, what is announced to whom. */
  steps: z.array(text).min(1),
  /** Each term with what happens when it is missed, Markdown. */
  terms: z.array(z.strictObject({ term: text, missed: text })).min(1),
  /** Taxes, and rights to land, Markdown. */
  tax: text,
  /** What is due to and about workers, Markdown. */
  workers: text,
  /** What the state takes, Markdown. */
  fees: text,
  papers: z.array(text).min(1),
  /** Notary, ministry, office or portal. */
  authority: text,
  /** How long it takes, in words. */
  time: text,
  /** The same in a few words, for the map and the closed card. */
  brief_time: text.max(26, { error: 'must be 26 characters or fewer' }),
  /** What happens on each day of the facts' calendar, by its id. */
  calendar: z.record(z.string(), text),
  /** What rests on secondary sources alone, or could not be confirmed: one sentence. */
  unsure: doubt.optional(),
})

export type ChangeProse = z.output<typeof changeProse>
