/**
 * A way of changing the form of a business, its data or its owners, or of closing it. Facts:
 * `content/facts/changes/<id>.yaml`; prose: `content/<language>/changes/<id>.md`, whose body says in a sentence when this is the
 * way to take.
 */
import { z } from 'zod'
import { citation, day, text } from './primitives.ts'

export const changeFacts = z.strictObject({
  /** Its place on the page, smallest first. */
  order: z.int(),
  basis: z.array(citation).min(1, { error: 'must name at least one article' }),
  checked_on: day,
  recheck: day,
})

export const changeProse = z.strictObject({
  title: text,
  /** Markdown, in the order in which they are done. */
  steps: z.array(text).min(1),
  papers: z.array(text).min(1),
  /** Notary, ministry, office or portal. */
  authority: text,
  /** How long it takes, in words. */
  time: text,
})

export type ChangeProse = z.output<typeof changeProse>
