/** An article of the blog. Facts: `content/facts/articles/<id>.yaml`; prose: `content/<language>/articles/<id>.md`. */
import { z } from 'zod'
import { citation, day, entryId, secureUrl, text } from './primitives.ts'

export const articleFacts = z.strictObject({
  /** Id from the `categories` of `labels.yaml`. */
  category: entryId,
  /** Ids from the `tags` of `labels.yaml`. */
  tags: z.array(entryId).min(1),
  published: day,
  /** Days on which something of substance changed; what changed is in the prose. The public change log. */
  changes: z.array(day).default([]),
  reviewed_on: day,
  review_due: day,
  /** Ids from the `roles` of `labels.yaml`: roles, never invented persons. */
  author: entryId,
  reviewer: entryId,
  /** Regulations on which the article rests (an id or a citation) … */
  sources: z.array(citation).min(1),
  /** … and other public pages. */
  further_sources: z.array(z.strictObject({ title: text, url: secureUrl })).default([]),
  services: z.array(entryId).default([]),
  draft: z.boolean().default(false),
})

export const articleProse = z.strictObject({
  title: text,
  summary: text.max(200, { error: 'must be 200 characters or fewer' }),
  /** What changed on each day of the facts' `changes`. */
  changes: z.record(z.string(), text).default({}),
})
