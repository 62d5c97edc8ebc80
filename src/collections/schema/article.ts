/** An article of the blog. Facts: `content/articles/<id>/facts.yaml`; prose: `content/articles/<id>/<language>.md`. */
import { z } from 'zod'
import { citation, day, entryId, inShort, reliability, secureUrl, text } from './primitives.ts'

export const articleFacts = z.strictObject({
  /** Id from the `categories` of `labels.yaml`. */
  category: entryId,
  /** Ids from the `tags` of `labels.yaml`. */
  tags: z.array(entryId).min(1),
  published: day,
  /** Days on which something of substance changed; what changed is in the prose. The public change log. */
  changes: z.array(day).default([]),
  /** The day on which the text was last compared with its sources, and the day by which that happens again. */
  reviewed_on: day,
  review_due: day,
  /** Ids from the `roles` of `labels.yaml`: roles, never invented persons. A reviewer only where the text was reviewed. */
  author: entryId,
  reviewer: entryId.optional(),
  /** A regulation whose `watch` stands above the text as a banner for as long as that regulation has one. */
  watch: entryId.optional(),
  /** Regulations on which the article rests (an id or a citation) … */
  sources: z.array(citation).min(1),
  /** … and other public pages. */
  further_sources: z.array(z.strictObject({ title: text, url: secureUrl })).default([]),
  services: z.array(entryId).default([]),
  /** Its place in the editors' choice at the head of the blog, from 1 on. */
  pick: z.int().min(1).optional(),
  draft: z.boolean().default(false),
})

const articleTexts = z.strictObject({
  /** Two lines of a phone. */
  title: text.max(48, { error: 'must be 48 characters or fewer' }),
  summary: text.max(200, { error: 'must be 200 characters or fewer' }),
  in_short: inShort,
  /** What its picture shows large, word for word from the title or the answer: `25%`, `60 hari`. Else the law on which it rests. */
  figure: text.max(22, { error: 'must be 22 characters or fewer' }).optional(),
  /** How far the page can be relied on, said once here and not again in the text. Plain text. */
  status: reliability,
  /** What changed on each day of the facts' `changes`. */
  changes: z.record(z.string(), text).default({}),
  /** Passages that such a change replaced, as they stood before it. Plain text. */
  previous: z.record(z.string(), z.array(text).min(1)).default({}),
})

export const articleProse = articleTexts.refine(
  ({ title, in_short, figure }) => figure === undefined || [title, ...in_short].some((words) => words.includes(figure)),
  { path: ['figure'], error: 'must stand in the title or in in_short, word for word' },
)
