/** What comes after a service is done: `content/facts/after-founding.yaml`, both languages side by side. */
import { z } from 'zod'
import { bothLanguages, citation, day, entryId } from './primitives.ts'

const duty = z.strictObject({
  title: bothLanguages,
  /** What is to be done, and by whom. */
  what: bothLanguages,
  /** Authority and portal. */
  where: bothLanguages,
  when: bothLanguages,
  /** Which part of it is not confirmed, in words. */
  unsure: bothLanguages.optional(),
  basis: z.array(citation).min(1, { error: 'must name at least one article' }),
  /** `seen`: the wording of the rule was seen; `secondary`: it rests on secondary sources. */
  certainty: z.enum(['seen', 'secondary']),
})

export const afterFounding = z.strictObject({
  duties: z.record(entryId, duty),
  /** By the id of a service: what its heading speaks of, and the ids of its duties in order. */
  services: z.record(
    entryId,
    z.strictObject({ heading: z.enum(['nib', 'registered', 'signed']), duties: z.array(entryId).min(1) }),
  ),
  checked_on: day,
  recheck: day,
})

export type AfterFounding = z.output<typeof afterFounding>
