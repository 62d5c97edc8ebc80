/**
 * What things are called. A term of the glossary: its facts are `content/glossary/<id>/facts.yaml`, its prose
 * `content/glossary/<id>/<language>.md`, whose body is the definition. The names of groups to which entries refer by id:
 * `content/<language>/labels.yaml`.
 */
import { z } from 'zod'
import { citation, entryId, text } from './primitives.ts'

export const termFacts = z.strictObject({
  basis: z.array(citation).default([]),
  related: z.array(entryId).default([]),
  draft: z.boolean().default(false),
})

export const termProse = z.strictObject({
  /** The word as a heading of the glossary. */
  term: text,
  /** What an abbreviation stands for, or the Indonesian term of law on the English page. */
  stands_for: text.optional(),
  /** Spellings that count as a mention in an article; the term itself always counts. */
  mentions: z.array(text).default([]),
})

const names = z.record(entryId, text)

export const labels = z.strictObject({
  service_groups: names,
  categories: names,
  tags: names,
  subjects: names,
  roles: names,
})

export type Labels = z.output<typeof labels>
