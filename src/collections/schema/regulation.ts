/** A regulation of the library. Facts: `content/regulations/<id>/facts.yaml`; prose: `content/regulations/<id>/<language>.md`. */
import { z } from 'zod'
import { day, entryId, secureUrl, text } from './primitives.ts'

/** How sure we are of a line: `seen` on a stored public page, or `recalled` and then checked for wording. */
const certainty = z.enum(['seen', 'recalled'])

export const regulationFacts = z.strictObject({
  /** As it is cited: UU, PP, Perpres, Permenkum, Peraturan BKPM, Putusan MK, KUHPerdata … */
  kind: text,
  /** A string, because numbers such as `168/PUU-XXI` exist. Empty for codes that carry none. */
  number: z.string(),
  year: z.int().min(1800).max(2100),
  enacted: day.nullable(),
  promulgated: day.nullable(),
  /** First day in force; a later day than today makes the state "not yet in force" until then. */
  in_force: day.nullable(),
  /** Short names by which people ask for it, for example `UU PT`; the search finds it by them. */
  known_as: z.array(text).default([]),
  /** Ids from the `subjects` of `labels.yaml`. */
  subjects: z.array(entryId).min(1),
  // Relations are typed on the newer regulation alone; "amended by" and "revoked by" are derived from them. A page names
  // what revokes it as what to read in its place.
  amends: z.array(entryId).default([]),
  revokes: z.array(entryId).default([]),
  revokes_partly: z.array(entryId).default([]),
  implements: z.array(entryId).default([]),
  /** Emergency regulations (Perppu) that it made law: it stands in the place of what they revoked, too. */
  adopts: z.array(entryId).default([]),
  // For newer regulations that have no page in the library. An id that is in the library is refused here.
  amended_by_outside: z.array(entryId).default([]),
  revoked_by_outside: z.array(entryId).default([]),
  /** What secondary sources name as its successor in the library, where no text that revokes it was seen. */
  reported_successor: z.array(entryId).default([]),
  /** Constitutional Court decisions in the library that change how it is read. */
  read_with: z.array(entryId).default([]),
  /** True where the state could not be confirmed; the page then says so. */
  state_unconfirmed: z.boolean().default(false),
  official_url: secureUrl,
  /** The day on which state and relations were last compared with a public source. */
  checked_on: day,
  /** The day by which that is due again; absent: 180 days after `checked_on`, 90 where the state is unconfirmed. */
  recheck: day.optional(),
  /**
   * Since a change of it is in sight: when its outcome was last looked for, and by when again; the words are in the prose.
   * Or the regulation whose watch holds here too; then the prose only adds what is not said there.
   */
  watch: z.union([entryId, z.strictObject({ checked_on: day, recheck: day })]).optional(),
  /**
   * True where a service or a term may cite it without an article: its articles were not seen, or sentences are about the
   * regulation itself.
   */
  citable_whole: z.boolean().default(false),
  /** The articles that the site cites, in the order of the regulation. */
  articles: z
    .array(
      z.strictObject({
        /** As printed after "Pasal": `7`, `153A-153J`, `16(1)`; or `Lampiran I`. */
        article: text,
        certainty,
        checked_on: day,
        /** As above; absent: 180 days after `checked_on`, 90 for a recalled line. */
        recheck: day.optional(),
      }),
    )
    .default([]),
  draft: z.boolean().default(false),
})

export const regulationProse = z.strictObject({
  /** The official title in Indonesian; in English, its translation. */
  title: text,
  /** One line: what it is about. */
  subject: text,
  /** What a reader must know of its state beyond the badge. */
  state_note: text.optional(),
  /** What was about to change when it was last checked; the day is in the facts. */
  watch: text.optional(),
  /** A short paraphrase per article of the facts, same keys. */
  articles: z.record(z.string(), text).default({}),
})

export type RegulationFacts = z.output<typeof regulationFacts>
